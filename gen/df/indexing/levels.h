// SPDX-License-Identifier: MIT
// levels: column names and row labels with several levels, such as agg makes
// for a list of functions. Finds the columns that df['a'] selects by the first
// level of their names. Implements methods of df.columns and df.index. Labels
// with several levels are lists of tuples.
#pragma once

#include "df/runtime/call.h"

/* Selects the columns whose first level is `name`, and removes that level from
   their names. Sets *out to a frame of these columns. However, if all other
   levels of a column are empty, sets *out to this column alone, as a series.
   Returns false, without a report, if there is no such column. */
bool levels_below(struct eval *ev, const struct frame *f, str name,
                  struct object *out);

/* Appends to `to` the columns of f whose first level is `name`, with their full
   names. The caller has allocated enough room in `to`. Skips columns that `to`
   already has. Returns false, without a report, if f has no such column. */
bool levels_add(const struct frame *f, str name, struct frame *to);

/* Removes level `level`, counted from 0, from the column names of f, which must
   have several levels. */
void levels_drop(struct eval *ev, struct frame *f, size_t level);

/* Sets *k to the index of the level of the column names of f that `level`
   identifies by its name or its number; a negative number counts from the end.
   Reports an unknown level at `at` and returns false. */
bool levels_find(struct eval *ev, const struct df_expr *at,
                 const struct frame *f, struct object level, size_t *k);
