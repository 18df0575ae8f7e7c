// SPDX-License-Identifier: MIT
// math_letters: the symbols that stand for letters, functions and signs.
#ifndef MATH_MATH_LETTERS_H
#define MATH_MATH_LETTERS_H

#include "math/math_form.h"

extern const struct math_symbol math_letters[];
extern const size_t math_letters_n;

#endif
