// SPDX-License-Identifier: MIT
// rename: renames columns, row labels and the axes; cells are shared.
#pragma once

#include "df/runtime/call.h"

/* Sets df.index.name or, with `across`, df.columns.name. `names` is a list if
   the labels have levels, and None to remove the name. */
bool rename_name_axis(struct eval *ev, const struct df_expr *at,
                      struct frame *f, bool across, struct object names);
