// SPDX-License-Identifier: MIT
// loc: df.loc, df.iloc, df.at and df.iat of frames and series: read and write
// cells by label or position.
#pragma once

#include "df/runtime/call.h"

/* Selects cells of a series by a key, as s.loc[key] or s.iloc[key] does; an
   array or Index gives an array or Index. Returns false on failure, which is
   reported at `at`. */
bool loc_cells(struct eval *ev, const struct df_expr *at, struct object of,
               struct object key, bool by_label, struct object *out);
