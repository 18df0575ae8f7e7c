// SPDX-License-Identifier: MIT
// template_scan: splits a template into tags and text. Input: a source. Output:
// tokens for template_parse.
#pragma once

#include "base/arena.h"
#include "base/diag.h"
#include "base/source.h"

enum token_kind {
    TOKEN_TEXT,  /* text without line breaks */
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
    bool dynamic; /* PARTIAL, PARENT: the name has an asterisk, as in {{>*name}}
                   */
    bool standalone; /* the token is on a line of tags and blanks only */
    /* TEXT, BREAK: the bytes of the token; other kinds: the tag's name */
    str text;
    /* index of the closing tag that matches this opening tag, or vice versa */
    size_t mate;
    struct pos at; /* position of the whole tag or text */
};

/* Whether the text of tag t is the name of a value: "." or names joined by
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

/* Returns the tokens of src, allocated in `a`. The members `standalone` and
   `mate` are not set. Reports and skips malformed tags. */
struct tokens template_scan(struct arena *a, struct diags *d,
                            const struct source *src);
