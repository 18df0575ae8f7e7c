// SPDX-License-Identifier: MIT
// template_scan: splits a template into tags and text. In: a source. Out:
// tokens, for template_parse.
#pragma once

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"

enum token_kind {
    TOKEN_TEXT,  /* never holds a line break */
    TOKEN_BREAK, /* a line break: \n or \r\n */
    TOKEN_VARIABLE,
    TOKEN_UNESCAPED,
    TOKEN_SECTION,
    TOKEN_INVERTED,
    TOKEN_CLOSE,
    TOKEN_PARTIAL,
    TOKEN_PARENT,
    TOKEN_BLOCK,
    TOKEN_COMMENT,
    TOKEN_DELIMITERS
};

struct token {
    enum token_kind kind;
    bool dynamic;    /* PARTIAL, PARENT: written with an asterisk */
    bool standalone; /* on a line that holds only tags */
    str text;        /* TEXT, BREAK: the bytes; tags: the name */
    size_t mate;     /* SECTION .. BLOCK: index of the CLOSE, and vice versa */
    struct pos at;   /* the whole tag */
};

/* Whether a tag's text names a value: "." or names joined by dots. */
static inline bool token_has_name(const struct token *t)
{
    return t->kind == TOKEN_VARIABLE || t->kind == TOKEN_UNESCAPED ||
           t->kind == TOKEN_SECTION || t->kind == TOKEN_INVERTED || t->dynamic;
}

struct tokens {
    struct token *v;
    size_t n, cap;
};

/* Returns all tokens of a template, in `a`; the parser sets standalone and
   mate. Malformed tags are reported and skipped. */
struct tokens template_scan(struct arena *a, struct diags *d,
                            const struct source *src);
