// SPDX-License-Identifier: MIT
// math_style: fonts, styles, colours, space.
#pragma once

#include "math/math_row.h"

extern const struct math_command math_style_commands[];
