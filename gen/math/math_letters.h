// SPDX-License-Identifier: MIT
// math_letters: the symbols that stand for letters, functions and signs.
#pragma once

#include "math/math_form.h"

extern const struct math_symbol math_letters[];
extern const size_t math_letters_n;
