// SPDX-License-Identifier: MIT
// each: methods that go column by column.
#pragma once

#include "df/indexing/align.h"
#include "df/runtime/call.h"
#include "df/runtime/vector.h"

/* What is done to one column; NULL: reported. */
typedef const struct column *each_fn(struct call *c, const struct column *x,
                                     void *data);

/* x, a series or a frame, with f of each of its columns; row labels and names
   stay. */
bool each_column(struct call *c, struct object x, each_fn *f, void *data,
                 struct object *out);

/* A series with other cells. */
struct object each_series(struct eval *ev, const struct series *s,
                          const struct column *x);

/* Argument i as what meets rows with the given labels: a single value, a
   series (matched by label; NO_ROW makes it missing), a list or array of as
   many values. */
bool each_operand(struct call *c, enum param p, struct labels to,
                  struct operand *out);

/* Two series get the same row labels: those of either, sorted, unless they
   agree already; a cell is missing where one has no such row. Arrays and single
   values are left alone. */
bool each_align(struct eval *ev, const struct df_expr *at, struct object *x,
                struct object *y);

/* Cell `row` of an operand. */
struct value each_cell(struct operand x, size_t row);

/* Whether a column's first cell that is not missing is a date. */
bool each_is_dates(const struct column *x);
