// SPDX-License-Identifier: MIT
// math_symbol: symbols of commands such as \alpha and \leq, and of characters.
#pragma once

#include "math/math_form.h"

/* Returns the symbol of a command, given without its backslash, or NULL. */
const struct math_symbol *math_symbol_find(str name);

/* Returns the name of the i-th symbol's command, letters before operators, or
   STR_NONE after the last. */
str math_symbol_name_at(size_t i);

/* Returns the form of character c in a formula, and sets *text to the string to
   write ("−" for "-"). */
enum math_form math_symbol_of(str c, str *text);

/* Returns the negation of a relation, such as "≠" for "=", or STR_NONE if
   Unicode has no such character. */
str math_symbol_negated(str text);
