// SPDX-License-Identifier: MIT
// row: a row of a frame as an object: r['c'], r.c, r.get('c'). The object
// records which columns were read, because these columns are the inputs of
// values computed from the row.
#pragma once

#include "df/runtime/call.h"

/* Returns a row of frame f, in ev->scratch. The caller sets the member `at` of
   the result to the number of a row, and may change `at` later to get other
   rows of f. NULL if a limit is reached, which is reported at `at`. */
struct row *row_new(struct eval *ev, const struct df_expr *at,
                    const struct frame *f);

/* Returns the type of the array to which pandas converts a row of f: floats if
   the row has integers and floats, objects if it has a string. */
enum column_type row_common_type(const struct frame *f);

/* Converts the cells of r to the type of a row of f that pandas takes as a
   Series, not from an array: Float64 if f has Int64 and Float64. */
void row_typed(struct row *r, const struct frame *f);

/* row_value and row_cell return the row's cell in a column, converted to the
   common type of the row. For a list or dict, row_value returns JSON with the
   flag `json`, and row_cell returns the list or dict itself, made in ev->a.
   Both functions record the column as read. */
struct value row_value(struct arena *a, const struct row *r, size_t column);
struct object row_cell(struct eval *ev, const struct row *r, size_t column);

/* Sets *out to r[key]. Reports an unknown column or an unsupported key at `at`
   and returns false. */
bool row_item(struct eval *ev, const struct df_expr *at, const struct row *r,
              struct object key, struct object *out);

/* Returns the row as a series over the columns. Records all columns as read. */
struct object row_series(struct eval *ev, const struct row *r);

/* Returns a row as a series, and any other object unchanged. */
struct object row_object(struct eval *ev, struct object x);

/* Returns the columns read so far, in ev->scratch, and their number in *n. */
const struct column *const *row_inputs(struct eval *ev, const struct row *r,
                                       size_t *n);
