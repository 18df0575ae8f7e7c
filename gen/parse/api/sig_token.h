// SPDX-License-Identifier: MIT
// sig_token: the tokens of a signature: names, numbers, string literals,
// operators, and which brackets match.
#pragma once

#include <stdint.h>

#include "base/arena.h"
#include "base/str.h"

enum sig_token_kind {
    SIG_NAME, /* letters, digits, '_', '$', and all non-ASCII characters */
    SIG_NUMBER,
    SIG_STRING, /* with its prefix and quotes */
    SIG_OPERATOR
};

struct sig_token {
    enum sig_token_kind kind;
    str text;       /* points into the signature */
    uint32_t match; /* index of the matching bracket; of this token if it has no
                       matching bracket */
};

struct sig_tokens {
    struct sig_token *v;
    size_t n, cap;
    /* offset of the first invalid token or unmatched bracket; STR_NPOS if all
       are valid */
    size_t bad;
};

enum sig_language { SIG_PYTHON, SIG_C };

/* Splits a string into tokens in one pass. Tokens before `bad` are valid. A
   bracket that is still open at `bad` has its own index as `match`. */
struct sig_tokens sig_tokens(struct arena *a, str text,
                             enum sig_language language);

/* Whether a token is the operator or name `text`. */
static inline bool sig_is(const struct sig_token *t, str text)
{
    return t->kind != SIG_STRING && str_eq(t->text, text);
}

/* Returns the string of tokens [from, to) as written; "" for an empty range. */
static inline str sig_between(const struct sig_tokens *t, size_t from,
                              size_t to)
{
    if (from == to)
        return S("");
    const char *start = t->v[from].text.p, *end = t->v[to - 1].text.p;
    return (str){start, (size_t)(end - start) + t->v[to - 1].text.n};
}

/* Returns the index after token i or, if it is an opening bracket, after its
   closing bracket. */
static inline size_t sig_skip(const struct sig_tokens *t, size_t i)
{
    return t->v[i].match > i ? t->v[i].match + 1 : i + 1;
}
