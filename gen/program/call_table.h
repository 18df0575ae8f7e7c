// SPDX-License-Identifier: MIT
// call_table: the operators, methods and functions that programs have.
#pragma once

#include "df/syntax/df_lexer.h"
#include "program/program.h"

/* Where a name is looked up. */
enum call_of { CALL_METHOD, CALL_NUMPY };

/* What a method does. */
enum call_how {
    CALL_OPERATES, /* is an operation of the program */
    CALL_ROUNDS,
    CALL_CONVERTS, /* astype */
    CALL_APPLIES,  /* calls its argument for each cell or row */
    CALL_KEEPS     /* returns the same numbers */
};

struct call_entry {
    const char *name;
    enum program_kind kind;
    unsigned char operands;
    bool reversed; /* the first operand is on the right: x.rsub(y) is y - x */
    enum call_how how;
};

/* Returns the entry of a method of columns, or of a function of numpy; NULL if
   programs do not have it. */
const struct call_entry *call_find(enum call_of of, str name);

/* Returns the entry of an operator with one or two operands, or NULL. */
const struct call_entry *call_operator(enum df_token_kind op,
                                       unsigned operands);
