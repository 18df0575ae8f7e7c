// SPDX-License-Identifier: MIT
// math_operators: the symbols that stand for operators, relations, arrows and
// brackets.
#pragma once

#include "math/math_form.h"

extern const struct math_symbol math_operators[];
extern const size_t math_operators_n;
