// SPDX-License-Identifier: MIT
// math_token: the tokens of a formula (a character, a command, a brace), with
// macros expanded.
#pragma once

#include "base/arena.h"
#include "base/vec.h"
#include "math/math_page.h"

enum math_token_kind {
    MATH_TOKEN_END,
    MATH_TOKEN_CHAR,    /* one character, as written */
    MATH_TOKEN_COMMAND, /* text is the command's name, without the backslash */
    MATH_TOKEN_OPEN,    /* { */
    MATH_TOKEN_CLOSE,
    MATH_TOKEN_SUP,
    MATH_TOKEN_SUB,
    MATH_TOKEN_CELL, /* & */
};

struct math_token {
    enum math_token_kind kind;
    str text;
    size_t at, n; /* offset and length in the formula, in bytes; for a token
                     from a macro, offset and length of the macro's name */
    size_t from;  /* offset of the token in its input */
};

/* An input of the lexer: a part of the formula, or the expansion of a macro. */
struct math_input {
    str s;
    size_t i;
    size_t at, n; /* for the expansion of a macro: offset and length of the
                     macro's name in the formula; n is 0 for a part of the
                     formula */
};

struct math_lexer {
    struct arena *a;
    struct math_page *page;
    const struct math_how *how;
    size_t part; /* index of the current part of the formula */
    struct {
        struct math_input *v;
        size_t n, cap;
    } inputs; /* the input being read is last */
    struct math_token next;
    bool has_next;
    bool stopped; /* no more tokens are read */
    size_t faults;
};

/* Starts reading a part of a formula. */
void math_token_start(struct math_lexer *x, size_t part, str tex);

/* math_token_peek returns the next token; math_token_take returns and consumes
   it. */
const struct math_token *math_token_peek(struct math_lexer *x);
struct math_token math_token_take(struct math_lexer *x);

bool math_token_is(const struct math_token *t, const char *command);

/* math_token_accept consumes the next token if it is the command `command`;
   math_token_accept_char consumes the next character if it is c. Both return
   false if they consumed nothing. */
bool math_token_accept(struct math_lexer *x, const char *command);
bool math_token_accept_char(struct math_lexer *x, char c);

/* Reads an argument without parsing it: the content of braces, or a single
   token. Sets *at to the offset of the argument, unless `at` is NULL. If the
   argument is missing, reports that and returns false. */
bool math_token_raw(struct math_lexer *x, str *out, size_t *at);

/* Reads an option, the content of brackets, into *out. Returns false if the
   next token is not an opening bracket, or if the closing bracket is missing or
   too far away. */
bool math_token_option(struct math_lexer *x, str *out);

/* Consumes a run of characters and returns it. Repeatedly calls is(rest) with
   the rest of the input. `is` returns the number of bytes to consume next; 0
   ends the run. */
str math_token_run(struct math_lexer *x, size_t (*is)(str rest));

/* Stops reading: the next token is MATH_TOKEN_END. */
void math_token_stop(struct math_lexer *x);

/* Reports a fault in the n bytes at offset `at` of the formula. `what` is the
   argument for the wording of `code`. */
void math_token_fault(struct math_lexer *x, const struct diag_code *code,
                      size_t at, size_t n, str what);
