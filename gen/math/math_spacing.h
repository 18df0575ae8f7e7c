// SPDX-License-Identifier: MIT
// math_spacing: sets the space in a row by TeX's rules (The TeXbook, chapter
// 18) where MathML's rules differ.
#pragma once

#include "math/math_node.h"

/* Sets the space around the operators of a complete row, and inserts U+2061
   between a function and its argument. `tight`: the row is in a script, where
   relations have no space. `inside`: the row continues the formula of the cell
   before it, as in the second cell of "a &= b", so that an operator at the
   start of the row has a left operand. */
void math_spacing_set(struct arena *a, struct math_node *row, bool tight,
                      bool inside);
