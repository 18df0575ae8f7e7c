// SPDX-License-Identifier: MIT
// math_form: a symbol: what it is called, how it is written, and what it does
// to the space around it.
#pragma once

#include "base/str.h"

/* How a symbol is written and what space TeX puts around it. */
enum math_form {
    MATH_LETTER,   /* an identifier, slanted where it is one letter */
    MATH_UPRIGHT,  /* an upright one */
    MATH_NUMBER,   /* a digit */
    MATH_SIGN,     /* an operator without space */
    MATH_FUNCTION, /* sin */
    MATH_LIMIT,    /* lim, with what is written below it */
    MATH_SUM,      /* large, with limits */
    MATH_INTEGRAL, /* large, with scripts beside it */
    MATH_BINARY,   /* a + b */
    MATH_RELATION, /* a = b */
    MATH_STANDING, /* a relation that would grow as a bracket does */
    MATH_OPEN,
    MATH_CLOSE,
    MATH_FENCE, /* opens or closes: | */
    MATH_POINT  /* a comma */
};

struct math_symbol {
    str name; /* of the command, without its backslash */
    enum math_form form;
    const char *text; /* UTF-8 */
};
