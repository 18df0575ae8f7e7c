// SPDX-License-Identifier: MIT
// rename: renames columns, row labels and axes. The result shares its cells
// with the source.
#pragma once

#include "df/runtime/call.h"

/* Assigns `names` to df.index.name or, with `across`, to df.columns.name.
   `names` is a name, None for no name, or a list of these with an element for
   each level. Returns false on failure, which is reported. */
bool rename_name_axis(struct eval *ev, const struct df_expr *at,
                      struct frame *f, bool across, struct object names);
