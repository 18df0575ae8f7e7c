// SPDX-License-Identifier: MIT
// html_math: formulas as MathML, with their numbers; as their source where it
// cannot be read.
#pragma once

#include "render/html_walk.h"

/* The elements of math and math_block. */
bool html_math_inline(struct html *h, const struct node *n);
bool html_math_block(struct html *h, const struct node *n);
