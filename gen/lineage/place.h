// SPDX-License-Identifier: MIT
// place: finds the position of a cell for diagnostics: its line and column in
// the CSV file, or the formula that computed it.
#pragma once

#include "base/arena.h"
#include "frame/frame.h"

struct site;

/* A cache of files' contents and offsets of lines, in `a`. Initialize with
   zeros, except `a` and `site`. Files whose contents were freed are read again
   unless `site` is NULL. */
struct place_cache {
    struct arena *a;
    const struct site *site;
    struct place_file *files;
};

/* Returns the position of a cell's first byte in its CSV file, after the quote
   of a quoted field; or the position of the formula that computed the cell. src
   is NULL if a merge found no row for the cell. */
struct pos place_of_cell(struct place_cache *p, const struct column *c,
                         size_t row);

/* Returns the string at a position that place_of_cell returned, up to the next
   comma, semicolon, quote, tab or end of line, without blanks around it.
   STR_NONE if the position is not in a cached file. The time does not depend on
   the length of the file. */
str place_number(struct place_cache *p, struct pos at);

/* Returns the position, in its CSV file, of the first cell in a row of a frame
   that comes from such a file; src is NULL if no cell does. */
struct pos place_of_row(struct place_cache *p, const struct frame *f,
                        size_t row);

/* Returns the position of a column's name in its CSV file; src is NULL if the
   name comes from the script. */
struct pos place_of_name(struct place_cache *p, const struct column *c);
