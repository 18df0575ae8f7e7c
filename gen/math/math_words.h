// SPDX-License-Identifier: MIT
// math_words: words in formulas: \text, \operatorname, \pmod.
#ifndef MATH_MATH_WORDS_H
#define MATH_MATH_WORDS_H

#include "math/math_row.h"

extern const struct math_command math_words_commands[];

#endif
