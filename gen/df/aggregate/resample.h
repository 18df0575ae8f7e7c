// SPDX-License-Identifier: MIT
// resample: groups of rows by time: df.resample('ME'), pd.Grouper(freq='ME').
#pragma once

#include "df/runtime/call.h"
#include "df/runtime/grouping.h"

/* Whether x is a result of pd.Grouper. */
bool resample_is_grouper(struct object x);

/* Returns the key column of a Grouper for the rows of g. Without freq=, this is
   the column that the Grouper names. With freq=, the returned column contains
   the label of each row's period, and also replaces the named column in
   g->frame, so that the dates are not aggregated. `alone`: the Grouper is the
   only key. Then returns the named column even with freq=, since
   resample_groups computes the labels later. NULL on a fault. */
const struct column *resample_key(struct eval *ev, const struct df_expr *at,
                                  struct grouping *g, struct object grouper,
                                  bool alone);

/* For a key of pivot_table: replaces the column of f that a Grouper names by
   the labels of the periods, unless the Grouper is `alone`, the only key. Sets
   *name to the column's name. False on a fault. */
bool resample_replace(struct eval *ev, const struct df_expr *at,
                      struct object grouper, struct frame *f, bool alone,
                      str *name);

/* If x is a Grouper with freq= and is the only key of g, finds the groups of g,
   including periods without rows, and sets *done to true. Otherwise sets *done
   to false. Returns false on a fault. */
bool resample_groups(struct eval *ev, const struct df_expr *at,
                     struct grouping *g, struct object x, bool *done);

/* Whether the groupby method `name` also works on the result of df.resample or,
   if `groups`, of df.groupby(...).resample. */
bool resample_has(str name, bool groups);
