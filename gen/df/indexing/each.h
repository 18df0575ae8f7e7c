// SPDX-License-Identifier: MIT
// each: helpers for methods that process a frame column by column.
#pragma once

#include "df/indexing/align.h"
#include "df/runtime/call.h"
#include "df/runtime/vector.h"

/* Computes one column. Returns NULL on failure, which is reported. */
typedef const struct column *each_fn(struct call *c, const struct column *x,
                                     void *data);

/* Calls f for each column of x, a series or a frame; row labels and names
   stay. */
bool each_column(struct call *c, struct object x, each_fn *f, void *data,
                 struct object *out);

/* Returns a series like s with the cells of x. */
struct object each_series(struct eval *ev, const struct series *s,
                          const struct column *x);

/* Reads an argument as an operand for rows with the labels `to`: a single
   value, a series (matched by label; missing where it has no such row), a list
   or array of as many values. */
bool each_operand(struct call *c, enum param p, struct labels to,
                  struct operand *out);

/* Gives two series the same row labels: those of both, sorted, unless they
   agree already. A cell is missing where its series has no such row. Arrays and
   single values stay unchanged. */
bool each_align(struct eval *ev, const struct df_expr *at, struct object *x,
                struct object *y);

/* Returns cell `row` of an operand. */
struct value each_cell(struct operand x, size_t row);

/* Whether the first cell that is not missing is a date. */
bool each_is_dates(const struct column *x);
