// SPDX-License-Identifier: MIT
// each: helpers for methods that process a frame column by column.
#pragma once

#include "df/indexing/align.h"
#include "df/runtime/call.h"
#include "df/runtime/vector.h"

/* Returns a column computed from x; `data` is the argument of each_column. NULL
   on failure, which is reported. */
typedef const struct column *each_fn(struct call *c, const struct column *x,
                                     void *data);

/* Sets *out to x, a series or a frame, with each column replaced by the result
   of f. Row labels stay. Returns false if f fails. */
bool each_column(struct call *c, struct object x, each_fn *f, void *data,
                 struct object *out);

/* Returns a series with the cells of x and the row labels and kind of s. */
struct object each_series(struct eval *ev, const struct series *s,
                          const struct column *x);

/* Reads argument p as an operand for rows with the labels `to`: a single value,
   a series (matched by label, missing for labels that it lacks), or a list or
   array with a value for each row. An argument that is not given reads as
   missing. Returns false on failure, which is reported. */
bool each_operand(struct call *c, enum param p, struct labels to,
                  struct operand *out);

/* Replaces two series by series with the union of their row labels, sorted,
   unless both have the same labels. In a row whose label a series lacks, its
   cell is missing. Arrays and single values stay unchanged. Returns false on
   failure, which is reported. */
bool each_align(struct eval *ev, const struct df_expr *at, struct object *x,
                struct object *y);

/* Returns cell `row` of an operand that is a column, or the operand's single
   value. */
struct value each_cell(struct operand x, size_t row);

/* Whether the first cell of x that is not missing is a date. */
bool each_is_dates(const struct column *x);
