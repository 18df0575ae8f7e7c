// SPDX-License-Identifier: MIT
// math_token: a formula's words (a character, a command, a brace), with the
// macros of the page in them expanded.
#pragma once

#include "base/arena.h"
#include "base/vec.h"
#include "math/math_page.h"

enum math_token_kind {
    MATH_TOKEN_END,
    MATH_TOKEN_CHAR,    /* one character, as written */
    MATH_TOKEN_COMMAND, /* text is its name, without the backslash */
    MATH_TOKEN_OPEN,    /* { */
    MATH_TOKEN_CLOSE,
    MATH_TOKEN_SUP,
    MATH_TOKEN_SUB,
    MATH_TOKEN_CELL, /* & */
};

struct math_token {
    enum math_token_kind kind;
    str text;
    size_t at, n; /* bytes of the formula; of a macro's: of its name there */
    size_t from;  /* where it begins in its text */
};

/* A text that is being read: the formula, or what a macro stands for. */
struct math_input {
    str s;
    size_t i;
    size_t at, n; /* where the macro stands; n is 0 for the formula itself */
};

struct math_lexer {
    struct arena *a;
    struct math_page *page;
    const struct math_how *how;
    size_t part; /* of the formula */
    struct {
        struct math_input *v;
        size_t n, cap;
    } inputs; /* the innermost last */
    struct math_token next;
    bool has_next;
    bool stopped; /* nothing more is read */
    size_t faults;
};

/* Starts with one part of a formula. */
void math_token_start(struct math_lexer *x, size_t part, str tex);

/* The next word, which stays; and the same, taken. */
const struct math_token *math_token_peek(struct math_lexer *x);
struct math_token math_token_take(struct math_lexer *x);

bool math_token_is(const struct math_token *t, const char *command);

/* Takes what follows if it is the command, or that character as it is
   written. */
bool math_token_accept(struct math_lexer *x, const char *command);
bool math_token_accept_char(struct math_lexer *x, char c);

/* What stands in the braces that follow, or the one word without them, as it
   is written; *at, unless at is NULL, is its place. False, and reported, where
   neither does. */
bool math_token_raw(struct math_lexer *x, str *out, size_t *at);

/* What stands in the brackets that follow; false where none do. */
bool math_token_option(struct math_lexer *x, str *out);

/* Takes the characters at hand, which follow each other without a space, for
   as long as `is` says so of the text from there on: it gives how many bytes
   belong to it. */
str math_token_run(struct math_lexer *x, size_t (*is)(str rest));

/* Reads nothing more: the next word is MATH_TOKEN_END. */
void math_token_stop(struct math_lexer *x);

/* Reports a fault of the formula at n bytes from `at` on. */
void math_token_fault(struct math_lexer *x, const struct diag_code *code,
                      size_t at, size_t n, str what);
