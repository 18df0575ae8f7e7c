// SPDX-License-Identifier: MIT
// math_table: what is set in rows and columns: matrices, cases, aligned
// equations.
#pragma once

#include "math/math_row.h"

extern const struct math_command math_table_commands[];

/* Whether an environment of amsmath stands by itself, without dollars. */
bool math_table_is_display(str environment);

/* Reads a whole formula as rows of equations: adds them to `table`, which is
   NULL for the first part of it, and gives that. */
struct math_node *math_table_equations(struct math_row *p,
                                       struct math_node *table);

/* What such a table is: itself, or its content where it has but one cell. */
struct math_node *math_table_end(struct math_row *p, struct math_node *table);
