// SPDX-License-Identifier: MIT
// math_style: how things look: fonts, sizes, colours, and space.
#ifndef MATH_MATH_STYLE_H
#define MATH_MATH_STYLE_H

#include "math/math_row.h"

extern const struct math_command math_style_commands[];

#endif
