// SPDX-License-Identifier: MIT
// axis: the properties of a frame or series: df.index, df.columns, shape,
// dtypes, values; and df.index = ...
#pragma once

#include "df/runtime/call.h"

/* Returns df.columns: an Index, or a list of tuples if names have levels. */
bool axis_columns(struct eval *ev, const struct df_expr *at,
                  const struct frame *f, struct object *out);

/* Makes columns of the labels in a list, one for each level: tuples have
   several. NULL on failure, which is reported. */
const struct column **axis_levels(struct eval *ev, const struct df_expr *at,
                                  const struct list *l, size_t *levels);

/* Assigns df.index = value. */
bool axis_set_index(struct eval *ev, const struct df_expr *at, struct frame *f,
                    struct object value);
