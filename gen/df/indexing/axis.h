// SPDX-License-Identifier: MIT
// axis: the properties of a frame or series: df.index, df.columns, shape,
// dtypes, values. Also assigns df.index = ...
#pragma once

#include "df/runtime/call.h"

/* Evaluates df.columns: sets *out to an Index, or to a list of tuples if names
   have several levels. Returns false if a limit is reached. */
bool axis_columns(struct eval *ev, const struct df_expr *at,
                  const struct frame *f, struct object *out);

/* Converts a list of row labels to columns, one for each level. A label with
   several levels is a tuple. Sets *levels to the number of columns. NULL on
   failure, which is reported. */
const struct column **axis_levels(struct eval *ev, const struct df_expr *at,
                                  const struct list *l, size_t *levels);

/* Sets *out to row labels of several levels: a list of tuples. `index` has a
   column for each level. Returns false if a limit is reached. */
bool axis_labels(struct eval *ev, const struct df_expr *at,
                 const struct column **index, size_t levels,
                 struct object *out);

/* Whether `labels` is an object that names its levels: an Index, labels of
   several levels, or a column, but no list. Sets *names to the names of all
   levels, joined to one name (frame/name.h), or to STR_NONE if no level has a
   name. */
bool axis_names(struct eval *ev, struct object labels, str *names);

/* Assigns df.index = value. Returns false on failure, which is reported. */
bool axis_set_index(struct eval *ev, const struct df_expr *at, struct frame *f,
                    struct object value);
