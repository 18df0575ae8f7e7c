// SPDX-License-Identifier: MIT
// math_symbol: symbols of commands such as \alpha and \leq, and of characters.
#pragma once

#include "math/math_form.h"

/* Returns the symbol of the command `name`, without backslash, or NULL if the
   command has no symbol. */
const struct math_symbol *math_symbol_find(str name);

/* Returns the command name of the i-th symbol, or STR_NONE after the last
   symbol. Letters come before operators. */
str math_symbol_name_at(size_t i);

/* Returns the form of character c in a formula, and sets *text to the string to
   write ("−" for "-"). */
enum math_form math_symbol_of(str c, str *text);

/* Returns the negation of a relation, such as "≠" for "=", or STR_NONE if
   Unicode has no such character. */
str math_symbol_negated(str text);
