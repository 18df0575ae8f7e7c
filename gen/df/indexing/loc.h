// SPDX-License-Identifier: MIT
// loc: df.loc, df.iloc, df.at, df.iat, of frames and of series: cells by
// label or by position, read and written.
#pragma once

#include "df/runtime/call.h"

/* Properties that give the accessors. */

/* Cells of a series by a key, as s.loc[key] or s.iloc[key] has them; of an
   array or Index they are one again. Reported at `at`. */
bool loc_cells(struct eval *ev, const struct df_expr *at, struct object of,
               struct object key, bool by_label, struct object *out);
