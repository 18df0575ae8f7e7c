// SPDX-License-Identifier: MIT
// axis: the properties of a frame or series: df.index, df.columns, shape,
// dtypes, values; and df.index = ...
#pragma once

#include "df/runtime/call.h"

/* Evaluates df.columns: sets *out to an Index, or to a list of tuples if names
   have several levels. Returns false if a limit is reached. */
bool axis_columns(struct eval *ev, const struct df_expr *at,
                  const struct frame *f, struct object *out);

/* Converts a list of row labels to columns, one for each level; a label of
   several levels is a tuple. Sets *levels to the number of columns. NULL on
   failure, which is reported. */
const struct column **axis_levels(struct eval *ev, const struct df_expr *at,
                                  const struct list *l, size_t *levels);

/* Assigns df.index = value. Returns false on failure, which is reported. */
bool axis_set_index(struct eval *ev, const struct df_expr *at, struct frame *f,
                    struct object value);
