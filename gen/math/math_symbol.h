// SPDX-License-Identifier: MIT
// math_symbol: symbols of commands such as \alpha and \leq, and of characters.
#pragma once

#include "math/math_form.h"

/* Returns the symbol of a command, or NULL. */
const struct math_symbol *math_symbol_find(str name);

/* Returns the name of the i-th command, with letters first; STR_NONE after the
   last. */
str math_symbol_name_at(size_t i);

/* Returns the form of a character in a formula; sets *text to the string to
   write ("−" for "-"). */
enum math_form math_symbol_of(str c, str *text);

/* Returns the negation of a relation, "≠" for "="; STR_NONE if Unicode has
   none. */
str math_symbol_negated(str text);
