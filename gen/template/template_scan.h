// SPDX-License-Identifier: MIT
// template_scan: a template's text cut into tags and the text between them.
// In: a source. Out: tokens, for render/template_parse.
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
    bool standalone; /* stands on a line that holds tags only */
    str text;        /* TEXT, BREAK: the bytes; tags: the name */
    size_t mate;     /* SECTION .. BLOCK: place of the CLOSE, and back */
    struct pos at;   /* the whole tag */
};

/* Whether a tag asks for a value by its text, which is "." or names joined by
   dots. */
static inline bool token_has_name(const struct token *t)
{
    return t->kind == TOKEN_VARIABLE || t->kind == TOKEN_UNESCAPED ||
           t->kind == TOKEN_SECTION || t->kind == TOKEN_INVERTED || t->dynamic;
}

struct tokens {
    struct token *v;
    size_t n, cap;
};

/* All tokens of a template, in `a`; standalone and mate are left to the
   parser. A tag that is malformed is reported and left out. */
struct tokens template_scan(struct arena *a, struct diags *d,
                            const struct source *src);
