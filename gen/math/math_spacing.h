// SPDX-License-Identifier: MIT
// math_spacing: space in a row by TeX's rules (The TeXbook, chapter 18), where
// MathML's rules differ.
#pragma once

#include "math/math_node.h"

/* Sets the space around operators of a complete row, and inserts U+2061 between
   a function and its argument. `tight`: in scripts, without space around
   relations. `inside`: the row continues a previous cell, as in an equation's
   second cell. */
void math_spacing_set(struct arena *a, struct math_node *row, bool tight,
                      bool inside);
