// SPDX-License-Identifier: MIT
// loc: df.loc, df.iloc, df.at and df.iat of frames and series: reads and writes
// cells by label or position.
#pragma once

#include "df/runtime/call.h"

/* Evaluates of.loc[key] if `by_label` is true, otherwise of.iloc[key]. `of` is
   a series, array or Index. If the key selects several cells, *out is of the
   same kind as `of`. Returns false on failure, which is reported at `at`. */
bool loc_cells(struct eval *ev, const struct df_expr *at, struct object of,
               struct object key, bool by_label, struct object *out);
