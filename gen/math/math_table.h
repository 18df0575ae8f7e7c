// SPDX-License-Identifier: MIT
// math_table: rows and columns: matrices, cases, aligned equations.
#pragma once

#include "math/math_row.h"

extern const struct math_command math_table_commands[];

/* Whether an amsmath environment needs no dollars. */
bool math_table_is_display(str environment);

/* Reads a part of a formula as rows of equations, and appends them to `table`,
   or to a new table if `table` is NULL. Returns the table. */
struct math_node *math_table_equations(struct math_row *p,
                                       struct math_node *table);

/* Returns the table, or its content if it has only one cell. */
struct math_node *math_table_end(struct math_row *p, struct math_node *table);
