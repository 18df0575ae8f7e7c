// SPDX-License-Identifier: MIT
// loc: df.loc, df.iloc, df.at and df.iat of frames and series: reads and writes
// cells by label or position.
#pragma once

#include "df/runtime/call.h"

/* Evaluates of.loc[key] if `by_label` is true, else of.iloc[key]. `of` is a
   series, array or Index. If the key selects several cells, *out is of the same
   kind as `of`. Returns false on failure, which is reported at `at`. */
bool loc_cells(struct eval *ev, const struct df_expr *at, struct object of,
               struct object key, bool by_label, struct object *out);

/* Assigns `value` to s.loc[key] or, without `by_label`, to s.iloc[key], in
   place. A new label appends a cell. `value_at` is the expression of the
   value. */
bool loc_set_series(struct eval *ev, const struct df_expr *at, struct object of,
                    struct object key, const struct df_expr *value_at,
                    struct object value, bool by_label);

/* Reports an assignment `at` to cells of a series that no name of the script
   refers to, such as df['a'].loc[0] = 1. In pandas, such an assignment may
   leave the frame unchanged. `series` is the expression of the series. Returns
   false. */
bool loc_nameless(struct eval *ev, const struct df_expr *at,
                  const struct df_expr *series, bool by_label);
