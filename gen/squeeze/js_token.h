// SPDX-License-Identifier: MIT
// js_token: a script's words and signs, one after the other, with what is
// certain about them without a parser. For scripts that are known to be right.
#pragma once

#include "base/arena.h"
#include "base/str.h"

enum js_kind {
    JS_NAME, /* and the words of the language, which have a sign */
    JS_NUMBER,
    JS_TEXT,     /* in quotes, or a template without ${} */
    JS_TEMPLATE, /* `..${ opens, }..` closes, }..${ stands between, as commas */
    JS_REGEX,
    JS_PUNCT,
};

/* What a word or sign means, whatever is around it. */
enum js_flag {
    JS_OPENS = 1,
    JS_CLOSES = 2,
    JS_ENDS = 4,     /* an expression may end with it */
    JS_JOINS = 8,    /* no statement begins with it: it goes on with one */
    JS_BLOCK = 16,   /* a brace behind it opens a block, else an object */
    JS_HEAD = 32,    /* (...) and a statement or block follow */
    JS_DOUBT = 64,   /* names may be more here than they seem */
    JS_CALLED = 128, /* the same, unless a parenthesis follows */
};

struct js_sign {
    str text;
    unsigned flags;
};

#define JS_NONE ((size_t)-1)

struct js_token {
    str text;
    const struct js_sign *sign; /* of words and punctuators; or NULL */
    enum js_kind kind;
    bool gap;     /* blanks or comments before it */
    bool line;    /* a line end among them */
    bool block;   /* of a brace: not of an object or pattern; of a colon: of a
                     label or case */
    bool key;     /* where a property's name stands, as {a, get b() and {c: */
    size_t up;    /* the bracket that it stands in, or JS_NONE */
    size_t match; /* of a bracket: the other half */
    size_t asked; /* of a bracket: how many ? in it still wait for their : */
};

struct js_tokens {
    struct js_token *v; /* v[n] is there, too, of kind JS_PUNCT without text */
    size_t n, cap;
};

/* The tokens of a text, in `a`; they point into it. False where a text, regular
   expression, comment or bracket has no end, or nothing begins with a byte. */
bool js_tokens(struct arena *a, str text, struct js_tokens *out);

/* Whether a token is this word or sign of the language. */
bool js_is(const struct js_token *t, const char *sign);

/* Whether a token's word or sign has one of these flags. */
bool js_has(const struct js_token *t, unsigned flags);

/* The punctuator that a text begins with, the longest, or NULL. */
const struct js_sign *js_punct(str text);

/* A word of the language by its text, or NULL. */
const struct js_sign *js_word(str text);

/* Whether a byte can be part of a name. */
bool js_in_name(char c);

/* Whether there is a line end before token i that may end a statement. */
bool js_line_counts(const struct js_tokens *t, size_t i);

/* The token behind `i`, or behind the bracket that `i` opens; at most n. */
size_t js_behind(const struct js_tokens *t, size_t i);
