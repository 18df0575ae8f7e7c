// SPDX-License-Identifier: MIT
// math_table: rows and columns: matrices, cases, aligned equations.
#pragma once

#include "math/math_row.h"

extern const struct math_command math_table_commands[];

/* Whether `environment` is the name of an environment that needs no dollars. */
bool math_table_is_display(str environment);

/* Reads a part of a formula as rows of equations, and appends them to `table`,
   or to a new table if `table` is NULL. Returns the table. */
struct math_node *math_table_equations(struct math_row *p,
                                       struct math_node *table);

/* Returns the table, or only the content of its cell if the table has a single
   cell. */
struct math_node *math_table_end(struct math_row *p, struct math_node *table);
