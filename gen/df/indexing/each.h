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
   of f. Row labels are unchanged. Returns false if f fails. */
bool each_column(struct call *c, struct object x, each_fn *f, void *data,
                 struct object *out);

/* Like each_column, for a function that does not know nullable types: f gets
   masked_plain(x) for each nullable column x, and masked_like converts its
   result. */
bool each_masked(struct call *c, struct object x, each_fn *f, void *data,
                 bool keeps, struct object *out);

/* Returns a series with the cells of x and the row labels and kind of s. */
struct object each_series(struct eval *ev, const struct series *s,
                          const struct column *x);

/* Reads argument p as an operand for rows with the labels `to`. The argument is
   a single value, a series, or a list or array with a value for each row. A
   series is matched by label; the operand is missing in rows whose label the
   series lacks. If the argument is not given, the operand is missing. Returns
   false on failure, which is reported. */
bool each_operand(struct call *c, enum param p, struct labels to,
                  struct operand *out);

/* If two series have different row labels, replaces each by a series whose row
   labels are the sorted union of both. In a row with a label that the old
   series lacks, the cell is missing. Arrays and single values are unchanged.
   If `by_name` is true, levels are matched as align_levels does, else by
   position. Returns false on failure, which is reported. */
bool each_align(struct eval *ev, const struct df_expr *at, struct object *x,
                struct object *y, bool by_name);

/* Returns cell `row` of an operand that is a column, or the operand's single
   value. */
struct value each_cell(struct operand x, size_t row);

/* Whether the first cell of x that is not missing is a date. */
bool each_is_dates(const struct column *x);

/* Reads argument p, a column, row or list of values, as a column. Returns false
   after reporting a fault. */
bool each_argument(struct call *c, enum param p, const struct column **x);
