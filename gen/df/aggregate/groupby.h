// SPDX-License-Identifier: MIT
// groupby: df.groupby(keys) and s.groupby(keys): finds the groups.
#pragma once

#include "df/runtime/call.h"
#include "df/runtime/grouping.h"

extern const struct operation GROUPBY_OPERATIONS[]; /* groupby of both */
/* The groups of rows with equal keys, in the order of the keys; g has frame,
   keys and n_keys. `sort`, `observed` and `dropna` are pandas'. */
bool groupby_find(struct eval *ev, const struct df_expr *at, struct grouping *g,
                  bool sort, bool observed, bool dropna);

/* Adds a last group for the rows whose only key is missing, if there are any.
 */
bool groupby_add_missing(struct eval *ev, const struct df_expr *at,
                         struct grouping *g);

/* grouped['c'] or grouped[['a', 'b']]: which columns are computed. */
bool groupby_select(struct eval *ev, const struct df_expr *at,
                    const struct grouping *g, struct object key,
                    struct object *out);
