// SPDX-License-Identifier: MIT
// place: finds the position of a cell: its line and column in the CSV file, or
// the formula that computed it. For diagnostics about cells.
#pragma once

#include "base/arena.h"
#include "frame/frame.h"

struct site;

/* Caches the line starts of files; {.a = arena} is empty. Files that are no
   longer in memory are read again if `site` is set. */
struct place_cache {
    struct arena *a;
    const struct site *site;
    struct place_file *files;
};

/* Returns the position of a cell's first byte, after the quote of a quoted
   field. src is NULL if the cell has no source (a merge that found no row). */
struct pos place_of_cell(struct place_cache *p, const struct column *c,
                         size_t row);

/* Returns the string at the position of a cell, up to the end of a number, or
   STR_NONE. The time does not depend on the length of the file. */
str place_number(struct place_cache *p, struct pos at);

/* Returns the position of the first cell of a frame's row that comes from a CSV
   file; src is NULL if no cell does. */
struct pos place_of_row(struct place_cache *p, const struct frame *f,
                        size_t row);

/* Returns the position of a column's name in its CSV file; src is NULL if the
   script gave the name. */
struct pos place_of_name(struct place_cache *p, const struct column *c);
