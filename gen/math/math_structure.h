// SPDX-License-Identifier: MIT
// math_structure: what is built of arguments: fractions, roots, accents, things
// over and under others.
#ifndef MATH_MATH_STRUCTURE_H
#define MATH_MATH_STRUCTURE_H

#include "math/math_row.h"

extern const struct math_command math_structure_commands[];

#endif
