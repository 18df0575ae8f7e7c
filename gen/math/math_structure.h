// SPDX-License-Identifier: MIT
// math_structure: constructs with arguments: fractions, roots, accents, stacks.
#pragma once

#include "math/math_row.h"

extern const struct math_command math_structure_commands[];
