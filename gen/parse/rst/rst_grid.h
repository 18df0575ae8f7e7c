// SPDX-License-Identifier: MIT
// rst_grid: the cells of "+---+---+" tables, with spans.
#pragma once

#include "parse/rst/rst_cells.h"

/* Takes a table's lines, borders included, apart. False when it is
   malformed: then the members for a fault are set. */
bool rst_grid(struct arena *a, const struct rst_columns *rows, size_t n,
              struct rst_cells *out);
