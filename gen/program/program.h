// SPDX-License-Identifier: MIT
// program: a formula as a list of operations on a stack. It computes a cell
// again from the inputs of its row and other prices, with the same result as
// the script.
#pragma once

#include "base/buf.h"
#include "frame/frame.h"

enum {
    PROGRAM_OPS_MAX = 200,   /* maximum number of operations */
    PROGRAM_DIGITS_MAX = 12, /* maximum number of decimal places of ROUND, EXACT
                                and FORMAT */
};

/* What an operation does. The operands are the values on top of the stack,
   which the result replaces. X(enumerator, operands). */
#define PROGRAM_KINDS(X)                                                \
    X(NUMBER, 0)       /* pushes `number` */                            \
    X(TEXT, 0)         /* pushes `text` */                              \
    X(INPUT, 0)        /* pushes input `index` of the row */            \
    X(PRICE, 0)        /* pushes price `index` of the row */            \
    X(ADD, 2)          /* x + y */                                      \
    X(SUBTRACT, 2)     /* x - y */                                      \
    X(MULTIPLY, 2)     /* x * y */                                      \
    X(DIVIDE, 2)       /* x / y */                                      \
    X(FLOOR_DIVIDE, 2) /* numpy's floor_divide */                       \
    X(MODULO, 2)       /* numpy's remainder */                          \
    X(NEGATE, 1)       /* -x */                                         \
    X(ABS, 1)          /* |x| */                                        \
    X(FLOOR, 1)        /* the largest integer <= x */                   \
    X(CEIL, 1)         /* the smallest integer >= x */                  \
    X(TRUNCATE, 1)     /* x without its fraction */                     \
    X(ROUND, 1)        /* numpy's round to `digits` decimal places */   \
    X(EXACT, 1)        /* Python's round to `digits` decimal places */  \
    X(SHOW, 1)         /* str(x); an int (`integer`) without a point */ \
    X(FORMAT, 1)       /* format(x, spec) */                            \
    X(JOIN, 2)         /* the strings x and y, joined */

enum program_kind {
#define X(name, operands) PROGRAM_##name,
    PROGRAM_KINDS(X)
#undef X
        N_PROGRAM_KINDS
};

/* The specification of FORMAT: '.2f', ',.0f', '.1%', ',d'. */
struct program_format {
    bool percent;   /* multiplies by 100 and appends a percent sign */
    bool comma;     /* groups the digits before the point by commas */
    uint8_t digits; /* decimal places */
};

struct program_op {
    enum program_kind kind;
    union {
        double number;
        str text;
        uint32_t index;
        uint8_t digits;
        bool integer;
        struct program_format format;
    };
};

struct program {
    const struct program_op *v;
    size_t n;
};

/* A price that a program uses: a cell of a file. */
struct program_price {
    const struct column *column; /* as read from the file */
    size_t row;
    const struct origin_match *match; /* the merge or look-up that found the
                                         price; or NULL */
    size_t match_row;                 /* row of the match's key columns */
};

/* An input of a program: a cell that does not rest on a price. */
struct program_input {
    struct value value;
    const struct column *column; /* its column; or NULL */
};

enum program_type { PROGRAM_INT, PROGRAM_FLOAT, PROGRAM_STR };

/* A result: a string (VALUE_STR) or a number (VALUE_FLOAT; also the result of a
   formula of ints). Runs p with the inputs and prices of a row. A price that is
   NaN is unknown: so is the result, VALUE_NA. Strings live in `a`. */
struct value program_run(struct arena *a, const struct program *p,
                         const struct program_input *inputs,
                         const double *prices);

/* Whether two programs have the same operations. */
bool program_equals(const struct program *x, const struct program *y);
