// SPDX-License-Identifier: MIT
// levels: names of several levels, as agg with lists makes them: df['a'] for
// all columns below 'a', and what df.columns and df.index of several levels can
// do, which are lists of tuples here.
#pragma once

#include "df/runtime/call.h"

/* The columns whose first level is `name`, under the names that are left: a
   frame, or a series where nothing is left. False when there are none. */
bool levels_below(struct eval *ev, const struct frame *f, str name,
                  struct object *out);

/* Puts those columns into a frame that has room for them, under their full
   names; those that it has already are left out. False when there are none. */
bool levels_add(const struct frame *f, str name, struct frame *to);

/* Of a list of tuples. */
