// SPDX-License-Identifier: MIT
// math_form: a symbol: the name of its command, its text, and its form, which
// decides how it is written and spaced.
#pragma once

#include "base/str.h"

/* Forms of symbols. The form decides how a symbol is written and which space
   TeX puts around it. */
enum math_form {
    MATH_LETTER,   /* an identifier, slanted if it is one letter */
    MATH_UPRIGHT,  /* an upright identifier */
    MATH_NUMBER,   /* a digit */
    MATH_SIGN,     /* an operator without space */
    MATH_FUNCTION, /* sin */
    MATH_LIMIT,    /* lim, with limits below it */
    MATH_SUM,      /* large, with limits above and below */
    MATH_INTEGRAL, /* large, with scripts at its side */
    MATH_BINARY,   /* a + b */
    MATH_RELATION, /* a = b */
    /* a relation, such as a vertical bar, that browsers must not stretch like a
       bracket */
    MATH_STANDING,
    MATH_OPEN,
    MATH_CLOSE,
    MATH_FENCE, /* a bracket that opens or closes, such as | */
    MATH_POINT  /* a comma */
};

struct math_symbol {
    str name; /* name of the command, without the backslash */
    enum math_form form;
    const char *text; /* UTF-8 */
};
