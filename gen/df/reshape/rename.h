// SPDX-License-Identifier: MIT
// rename: renames columns, row labels and the axes; cells are shared.
#pragma once

#include "df/runtime/call.h"

/* Sets df.index.name, or with `across` df.columns.name; a list if labels have
   levels, None for no name. */
bool rename_name_axis(struct eval *ev, const struct df_expr *at,
                      struct frame *f, bool across, struct object names);
