// SPDX-License-Identifier: MIT
// sig_token: the tokens of a signature: names, numbers, texts in quotes,
// operators, and which bracket closes which.
#pragma once

#include <stdint.h>

#include "base/arena.h"
#include "base/str.h"

enum sig_token_kind {
    SIG_NAME, /* letters, digits, '_', '$', and all that is not ASCII */
    SIG_NUMBER,
    SIG_STRING, /* with its prefix and quotes */
    SIG_OPERATOR
};

struct sig_token {
    enum sig_token_kind kind;
    str text;       /* in the signature */
    uint32_t match; /* of a bracket: the one that belongs to it, else its own
                       place */
};

struct sig_tokens {
    struct sig_token *v;
    size_t n, cap;
    size_t bad; /* where it stopped: what begins there is no token, or a bracket
                   without the other; STR_NPOS: nowhere */
};

enum sig_language { SIG_PYTHON, SIG_C };

/* Takes a text apart, in one pass. Tokens before `bad` are good, but brackets
   that are open there are their own match. */
struct sig_tokens sig_tokens(struct arena *a, str text,
                             enum sig_language language);

/* Whether a token is this operator or name. */
static inline bool sig_is(const struct sig_token *t, str text)
{
    return t->kind != SIG_STRING && str_eq(t->text, text);
}

/* Returns the text of tokens [from, to) as written; "" for none. */
static inline str sig_between(const struct sig_tokens *t, size_t from,
                              size_t to)
{
    if (from == to)
        return S("");
    const char *start = t->v[from].text.p, *end = t->v[to - 1].text.p;
    return (str){start, (size_t)(end - start) + t->v[to - 1].text.n};
}

/* The place behind the token at `i`, or behind the bracket that closes it. */
static inline size_t sig_skip(const struct sig_tokens *t, size_t i)
{
    return t->v[i].match > i ? t->v[i].match + 1 : i + 1;
}
