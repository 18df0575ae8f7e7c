// SPDX-License-Identifier: MIT
// math_spacing: the space in a row, by TeX's rules (The TeXbook, chapter 18),
// said where MathML's own differ.
#pragma once

#include "math/math_node.h"

/* Sets what the operators of a complete row need, and puts U+2061 between a
   function and what it is applied to. `tight`: in a script, where relations
   have no space. `inside`: the row goes on before its first element, as the
   second cell of an equation does. */
void math_spacing_set(struct arena *a, struct math_node *row, bool tight,
                      bool inside);
