// SPDX-License-Identifier: MIT
// md_row: GFM's pipe tables: what is a delimiter row, and how a row falls into
// cells. In: a line without its container's marks.
#pragma once

#include "base/arena.h"
#include "base/str.h"

enum md_align { MD_ALIGN_NONE, MD_ALIGN_LEFT, MD_ALIGN_CENTER, MD_ALIGN_RIGHT };

/* A cell: its bytes in the row, trimmed; escaped pipes are still escaped. */
struct md_cell {
    size_t at, n;
};

/* Cuts the next cell off a row; *at starts at 0. False at the end. A pipe after
   a backslash belongs to the cell, whatever stands around it. */
bool md_row_cell(str row, size_t *at, struct md_cell *cell);

size_t md_row_width(str row); /* number of cells */

/* The number of columns when a line is a delimiter row, else 0. With `aligns`
   (as many as that), the columns' alignments. */
size_t md_row_delimiter(str line, enum md_align *aligns);

/* A cell's text with its escaped pipes made plain; lives in `a`, or is a part
   of `row` where there are none. */
str md_row_text(struct arena *a, str row, struct md_cell cell);
