// SPDX-License-Identifier: MIT
// math_words: words in formulas: \text, \operatorname, \pmod.
#pragma once

#include "math/math_row.h"

extern const struct math_command math_words_commands[];
