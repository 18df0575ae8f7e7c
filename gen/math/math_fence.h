// SPDX-License-Identifier: MIT
// math_fence: brackets that grow: \left and \right, \big and its kin.
#pragma once

#include "math/math_row.h"

extern const struct math_command math_fence_commands[];

/* A bracket as high as what it stands beside; NULL for no text. */
struct math_node *math_fence_growing(struct math_row *p, const char *text,
                                     const char *form);

/* What stands between two brackets, each of which may be NULL or empty. */
struct math_node *math_fence_around(struct math_row *p, const char *left,
                                    struct math_node *inside,
                                    const char *right);
