// SPDX-License-Identifier: MIT
// math_structure: what is built of arguments: fractions, roots, accents, things
// over and under others.
#pragma once

#include "math/math_row.h"

extern const struct math_command math_structure_commands[];
