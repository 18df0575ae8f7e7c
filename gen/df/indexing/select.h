// SPDX-License-Identifier: MIT
// select: df['c'], df[['a', 'b']], df[mask], df[2:5], s[...], list[...], and
// the rows of head and tail.
#pragma once

#include "df/indexing/align.h"
#include "df/runtime/call.h"

/* Evaluates of[key]; `at` is the subscript expression. Returns false on
   failure, which is reported. */
bool select_item(struct eval *ev, const struct df_expr *at, struct object of,
                 struct object key, struct object *out);

/* Selects column `name` as a series. Returns false if it does not exist, which
   is reported at `at`. */
bool select_column(struct eval *ev, const struct df_expr *at,
                   const struct frame *f, str name, struct object *out);

/* Returns the frame with the columns for which keep[i] is true. */
struct frame *select_columns(struct eval *ev, const struct frame *from,
                             const bool *keep);

/* Selects the rows of a frame where a mask is true (a bool series, matched by
   row label). Returns false on failure, which is reported. */
bool select_rows(struct eval *ev, const struct df_expr *at,
                 const struct frame *f, const struct series *mask,
                 struct object *out);
