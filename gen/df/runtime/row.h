// SPDX-License-Identifier: MIT
// row: a row of a frame as an object: r['c'], r.c, r.get('c'). It records the
// columns read, which are the inputs of values computed from it.
#pragma once

#include "df/runtime/call.h"

/* Returns an object for the rows of a frame; the caller sets `at` to each of
   them. NULL if a limit is reached at `at`. */
struct row *row_new(struct eval *ev, const struct df_expr *at,
                    const struct frame *f);

/* Returns the cell in a column, converted to the common type of the row. */
struct object row_cell(const struct row *r, size_t column);

/* r[key]; reports an unknown column at `at`. */
bool row_item(struct eval *ev, const struct df_expr *at, const struct row *r,
              struct object key, struct object *out);

/* Returns the row as a series over the columns, all of which count as read. */
struct object row_series(struct eval *ev, const struct row *r);

/* Returns a row as a series, and any other object unchanged. */
struct object row_object(struct eval *ev, struct object x);

/* Returns the columns read so far, and their number in *n. */
const struct column *const *row_inputs(struct eval *ev, const struct row *r,
                                       size_t *n);
