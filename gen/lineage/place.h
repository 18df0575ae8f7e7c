// SPDX-License-Identifier: MIT
// place: where a cell's text stands: its line and column in the CSV file, or
// the formula that made it. For diagnostics about what is in cells.
#pragma once

#include "base/arena.h"
#include "frame/frame.h"

struct site;

/* The line starts of the files that were asked for; {.a = arena} is empty.
   Files whose text is gone are read again, where the site is given. */
struct place_cache {
    struct arena *a;
    const struct site *site;
    struct place_file *files;
};

/* The first byte of a cell's text (behind the quote of a quoted field). src
   is NULL where the cell comes from nowhere (a merge that found no row). */
struct pos place_of_cell(struct place_cache *p, const struct column *c,
                         size_t row);

/* The text at the place of a cell, up to where a number ends; STR_NONE without
   one. Takes no longer in a long file than in a short one. */
str place_number(struct place_cache *p, struct pos at);

/* The first cell of a frame's row that stands in a CSV file; src is NULL where
   there is none. */
struct pos place_of_row(struct place_cache *p, const struct frame *f,
                        size_t row);

/* The name of a column in its CSV file's first row; src is NULL where the
   script gave the name. */
struct pos place_of_name(struct place_cache *p, const struct column *c);
