// SPDX-License-Identifier: MIT
// rename: other names for columns, row labels and the axes themselves: the
// cells are shared.
#pragma once

#include "df/runtime/call.h"

/* df.index.name = names, or that of the columns; a list where labels have
   levels, None for no name. */
bool rename_name_axis(struct eval *ev, const struct df_expr *at,
                      struct frame *f, bool across, struct object names);
