// SPDX-License-Identifier: MIT
// levels: names with several levels, such as agg with lists makes: df['a'] for
// all columns below 'a', and the methods of df.columns and df.index with
// several levels, which are lists of tuples here.
#pragma once

#include "df/runtime/call.h"

/* Selects the columns whose first level is `name`, under the rest of their
   names. The result is a frame, or a series if a name has no other level that
   is not empty. Returns false if there is no such column. */
bool levels_below(struct eval *ev, const struct frame *f, str name,
                  struct object *out);

/* Appends those columns, under their full names, to a frame that has room for
   them, except columns that it already has. Returns false if there is no such
   column. */
bool levels_add(const struct frame *f, str name, struct frame *to);
