// SPDX-License-Identifier: MIT
// row: a row of a frame as an object: r['c'], r.c, r.get('c'). It notes which
// columns are read: they are the inputs of what is computed from it.
#pragma once

#include "df/runtime/call.h"

/* The rows of a frame, one after the other: `at` is set by the caller. NULL
   when there is no room for it, which is reported at `at`. */
struct row *row_new(struct eval *ev, const struct df_expr *at,
                    const struct frame *f);

/* The cell in a column, as the row's common type has it. */
struct object row_cell(const struct row *r, size_t column);

/* r[key]; reported at `at` when there is no such column. */
bool row_item(struct eval *ev, const struct df_expr *at, const struct row *r,
              struct object key, struct object *out);

/* The row as a series over the columns, all of which are read by that. */
struct object row_series(struct eval *ev, const struct row *r);

/* A row as a series; any other object as it is. */
struct object row_object(struct eval *ev, struct object x);

/* The columns that were read so far; their number in *n. */
const struct column *const *row_inputs(struct eval *ev, const struct row *r,
                                       size_t *n);

/* r.get(key, default), r.name: without reading other columns. */
