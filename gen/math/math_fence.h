// SPDX-License-Identifier: MIT
// math_fence: stretchy brackets: \left and \right, \big and others.
#pragma once

#include "math/math_row.h"

extern const struct math_command math_fence_commands[];

/* Returns a row: `inside` between the brackets `left` and `right`, each of
   which may be NULL or empty for no bracket. */
struct math_node *math_fence_around(struct math_row *p, const char *left,
                                    struct math_node *inside,
                                    const char *right);
