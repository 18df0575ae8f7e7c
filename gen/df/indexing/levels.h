// SPDX-License-Identifier: MIT
// levels: column names and row labels with several levels, such as those made
// by agg with a list. Finds the columns that df['a'] selects by the first level
// of their names. Implements the methods of df.columns and df.index, which are
// lists of tuples if there are several levels.
#pragma once

#include "df/runtime/call.h"

/* Selects the columns whose first level is `name`, and removes that level from
   their names. Sets *out to a frame or, if all other levels of the column are
   empty, to a series. Returns false, without a report, if there is no such
   column. */
bool levels_below(struct eval *ev, const struct frame *f, str name,
                  struct object *out);

/* Appends to `to` the columns of f whose first level is `name`, with their full
   names. `to` has room for them. Skips columns that `to` already has. Returns
   false, without a report, if f has no such column. */
bool levels_add(const struct frame *f, str name, struct frame *to);

/* Removes level `level`, counted from 0, from the column names of f, which have
   more levels. */
void levels_drop(struct eval *ev, struct frame *f, size_t level);
