// SPDX-License-Identifier: MIT
// groupby: finds the groups of df.groupby(keys) and s.groupby(keys).
#pragma once

#include "df/runtime/call.h"
#include "df/runtime/grouping.h"

extern const struct operation GROUPBY_OPERATIONS[]; /* of frames and series */

/* Finds the groups of rows with equal keys, and sets g->groups, g->labels and
   g->of. The caller has set frame, keys and n_keys of g. `sort`, `observed` and
   `dropna` are pandas' arguments. False if a limit is reached. */
bool groupby_find(struct eval *ev, const struct df_expr *at, struct grouping *g,
                  bool sort, bool observed, bool dropna);

/* If the key of some rows is missing, adds a group of these rows after the
   other groups. g must have a single key. False if a limit is reached. */
bool groupby_add_missing(struct eval *ev, const struct df_expr *at,
                         struct grouping *g);

/* Evaluates grouped['c'] or grouped[['a', 'b']] at `at`. Sets *out to a copy of
   g with only the selected columns. False on a fault. */
bool groupby_select(struct eval *ev, const struct df_expr *at,
                    const struct grouping *g, struct object key,
                    struct object *out);
