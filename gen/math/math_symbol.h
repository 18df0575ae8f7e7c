// SPDX-License-Identifier: MIT
// math_symbol: what commands such as \alpha and \leq stand for, and what
// characters mean in a formula: one row each, by name.
#pragma once

#include "math/math_form.h"

/* The symbol of a command, or NULL. */
const struct math_symbol *math_symbol_find(str name);

/* Returns the name of a command, letters first; STR_NONE from the last on. */
str math_symbol_name_at(size_t i);

/* What a character means that is written as it is: its form, and in *text what
   stands for it ("−" for "-"). */
enum math_form math_symbol_of(str c, str *text);

/* What is written for a relation that is struck out: "≠" for "="; STR_NONE
   where Unicode has no sign of its own. */
str math_symbol_negated(str text);
