// SPDX-License-Identifier: MIT
// select: evaluates df['c'], df[['a', 'b']], df[mask], df[2:5], s[...],
// list[...], and selects the rows of head and tail.
#pragma once

#include "df/indexing/align.h"
#include "df/runtime/call.h"

/* Evaluates of[key]; `at` is the subscript expression. Returns false on
   failure, which is reported. */
bool select_item(struct eval *ev, const struct df_expr *at, struct object of,
                 struct object key, struct object *out);

/* Sets *out to column `name` as a series, or to all columns whose first level
   is `name`, as levels_below does. If no column matches, reports the name at
   `at` and returns false. */
bool select_column(struct eval *ev, const struct df_expr *at,
                   const struct frame *f, str name, struct object *out);

/* Returns frame `from` with only those columns i for which keep[i] is true. */
struct frame *select_columns(struct eval *ev, const struct frame *from,
                             const bool *keep);

/* Sets *out to the rows of f in which `mask`, a bool series matched by row
   label, is true. Returns false on failure, which is reported. */
bool select_rows(struct eval *ev, const struct df_expr *at,
                 const struct frame *f, const struct series *mask,
                 struct object *out);
