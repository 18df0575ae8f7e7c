// SPDX-License-Identifier: MIT
// groupby: finds the groups of df.groupby(keys) and s.groupby(keys).
#pragma once

#include "df/runtime/call.h"
#include "df/runtime/grouping.h"

extern const struct operation GROUPBY_OPERATIONS[]; /* of frames and series */

/* Sets g's groups of rows with equal keys, their labels, and the group of each
   row. The caller has set frame, keys and n_keys of g. `sort`, `observed` and
   `dropna` are pandas' arguments. False if a limit is reached. */
bool groupby_find(struct eval *ev, const struct df_expr *at, struct grouping *g,
                  bool sort, bool observed, bool dropna);

/* Adds a last group of the rows whose key is missing, if there are such rows. g
   must have a single key. False if a limit is reached. */
bool groupby_add_missing(struct eval *ev, const struct df_expr *at,
                         struct grouping *g);

/* Evaluates grouped['c'] or grouped[['a', 'b']] at `at`: sets *out to a copy of
   g that has only the selected columns. False on a fault. */
bool groupby_select(struct eval *ev, const struct df_expr *at,
                    const struct grouping *g, struct object key,
                    struct object *out);
