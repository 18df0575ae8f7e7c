// SPDX-License-Identifier: MIT
// place: finds the position of a cell for diagnostics: its line and column in
// the file, or the formula that computed it.
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

/* Returns the position of a cell. For a cell of a text file, it is the position
   of its first byte, after the quote of a quoted field or string. For a cell of
   a database, it is that of the query; for a computed cell, that of the
   formula. src is NULL if a merge found no row for the cell. */
struct pos place_of_cell(struct place_cache *p, const struct column *c,
                         size_t row);

/* Returns the path of a cell in its JSON file, such as runs[0].time, in p->a.
   Returns STR_NONE if the cell was computed or comes from another kind of file,
   if a merge found no row for the cell, or if the JSON record has no value for
   it. */
str place_path(struct place_cache *p, const struct column *c, size_t row);

/* The row and the column of a cell of a database. */
struct place_record {
    size_t row;        /* row of the query's result, from 1 */
    struct pos query;  /* position of the query in the script; src is NULL if
                          the table was read for its schema, without a script */
    str table, column; /* names of the database's table and column; table is
                          STR_NONE for an expression */
    const struct column *const *keys; /* columns that identify the table's row
                                       */
    size_t n_keys;
    size_t key_row; /* the row in `keys` */
};

/* Sets *out to the row and the column of a cell that a query read from a
   database. Returns false for all other cells. */
bool place_record(const struct column *c, size_t row, struct place_record *out);

/* Returns the result of place_record as text, in `a`: "row 3 of the query at
   index.rst:7:8, where id is 3, runs.time". Returns an empty string if
   place_record returns false. */
str place_record_text(struct arena *a, const struct column *c, size_t row);

/* Returns the file and the line of a cell of column c, which was read from a
   file: "runs.csv:3"; for a database, the row of the query's result:
   "results.db, row 3". In `a`. */
str place_text(struct arena *a, const struct column *c, size_t row);

/* Returns the string of the field with index `field`, from 0, in the record of
   a cell. In p->a. Returns STR_NONE if the cell was computed or comes from
   another kind of file than CSV, or if a merge found no row for it. */
str place_field(struct place_cache *p, const struct column *c, size_t row,
                uint32_t field);

/* Returns the string from `at`, a position that place_of_cell returned, up to
   the next comma, semicolon, quote, tab, ], } or end of line, without blanks
   around it. Returns STR_NONE if `at` is not in a file of the cache. The time
   does not depend on the length of the file. */
str place_number(struct place_cache *p, struct pos at);

/* Returns the line of the byte at an offset of a file. */
uint32_t place_line(struct place_cache *p, const struct source *src,
                    size_t offset);

/* Finds the first column of a frame whose cell in `row` was read from a file,
   not computed. Returns the position of the cell in that file. src is NULL if
   no cell of the row was read from a file. */
struct pos place_of_row(struct place_cache *p, const struct frame *f,
                        size_t row);

/* Returns the position of a column's name in its CSV file; src is NULL if the
   name comes from the script. */
struct pos place_of_name(struct place_cache *p, const struct column *c);
