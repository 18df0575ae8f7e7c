// SPDX-License-Identifier: MIT
// json_columns: collects the records of a JSON text as columns, with the types
// that pandas gives them.
#pragma once

#include "frame/frame.h"
#include "load/json/json_events.h"

/* How maps inside records become columns. */
struct json_how {
    size_t levels; /* number of levels of nested maps whose entries become
                      columns; deeper maps are cells; if 0, all nested maps are
                      cells */
    str separator; /* joins the names of a column's path */
    bool trimmed;  /* if the outer name is empty, a joined name does not begin
                      with the separator; like pandas' json_normalize without
                      other arguments */
    bool has_big;  /* integers beyond int64 are cells of JSON_DTYPE, not
                      faults */
    bool objects;  /* no types are inferred: all columns except strings have
                      type COLUMN_OBJECT, like pandas' columns of meta= */
};

/* The dtype of a column of lists, maps or integers beyond int64. Its type is
   COLUMN_STR, with JSON as written in the file, or COLUMN_OBJECT if a script
   adds other cells. */
extern const struct dtype JSON_DTYPE;

/* Whether c has this dtype. */
static inline bool json_holds(const struct column *c)
{
    return c->dtype == &JSON_DTYPE;
}

/* The columns of a text. Starts without rows. */
struct json_columns;

/* Returns columns in `a` for values of src->text. `rows` is the expected number
   of rows. */
struct json_columns *json_columns_new(struct arena *a, struct diags *d,
                                      const struct source *src,
                                      const struct json_how *how, size_t rows);

/* Results of json_columns_add. */
enum json_added {
    JSON_ADDED,
    JSON_ADDED_FAULT, /* the reader has a fault */
    JSON_ADDED_OTHER  /* the first record is a map or list, and this record is
                         of another kind */
};

/* Adds a row for the value that begins with t. The reader r reads a part of the
   text, and t is its last token. Reads to the end of the value. If the first
   row is a map, the entries of each row become cells, in the columns of their
   names. If the first row is a list, the elements of each row become cells, in
   columns named 0, 1, ... Otherwise, each row is a single cell, in column 0. If
   a map has several entries with the same name, the last entry counts; the
   first such case is reported (json-key-twice). */
enum json_added json_columns_add(struct json_columns *c, struct json_events *r,
                                 struct json_token *t);

/* Adds a row without cells, for a value that is not a map, beside rows that are
   maps. All cells of the row are missing. `offset` is the offset of the value
   in the text. */
void json_columns_empty(struct json_columns *c, size_t offset);

/* Adds a row with one cell: the value t, or a missing cell if t is NULL. t->at
   is an offset in a part of the text, and `offset` is the offset of that part.
   If t is NULL, `offset` is the offset of the row. The rows have only one
   column; the first call names it `name`. */
void json_columns_put(struct json_columns *c, str name,
                      const struct json_token *t, size_t offset);

/* Returns a list of the rows in the order that pandas gives to rows with
   labels: first the rows with a cell in the first column, then the rows without
   such a cell but with a cell in the second column, and so on. Rows that are
   empty maps are left out. Sets *n to the number of rows. Returns NULL if all
   rows stay in their order. */
const uint32_t *json_columns_union(struct json_columns *c, size_t *n);

/* Releases the rows, after a fault. May be called more than once, and after
   json_columns_end. */
void json_columns_drop(struct json_columns *c);

/* Returns the frame; no row can be added afterwards. Cells of missing entries,
   and null, are missing. The cells live in `a`, and strings point into the text
   unless they have escapes. Returns NULL after reporting an integer beyond
   int64 (json-number). */
struct frame *json_columns_end(struct json_columns *c);
