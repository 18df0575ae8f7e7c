// SPDX-License-Identifier: MIT
// levels: column names and row labels with several levels, such as those made
// by agg with a list. Finds the columns that df['a'] selects by the first level
// of their names. Implements the methods of df.columns and df.index, which are
// lists of tuples if there are several levels.
#pragma once

#include "df/runtime/call.h"

/* Selects the columns whose first level is `name`, without that level in their
   names: sets *out to a frame, or to a series for a column whose other levels
   are all empty. Returns false, without a report, if there is no such
   column. */
bool levels_below(struct eval *ev, const struct frame *f, str name,
                  struct object *out);

/* Appends the columns of f whose first level is `name`, under their full names,
   to `to`, which has room for them. Leaves out columns that `to` already has.
   Returns false, without a report, if there is no such column in f. */
bool levels_add(const struct frame *f, str name, struct frame *to);
