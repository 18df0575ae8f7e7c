// SPDX-License-Identifier: MIT
// math_style: how things look: fonts, sizes, colours, and space.
#pragma once

#include "math/math_row.h"

extern const struct math_command math_style_commands[];
