// SPDX-License-Identifier: MIT
// across: operations with axis=1, which go from column to column.
#pragma once

#include "df/runtime/call.h"

/* Evaluates df.agg(func, axis=1): aggregates each row. */
bool across_agg(struct call *c, struct object *out);

/* Evaluates df.shift(periods, axis=1): each column gets the cells of the column
   `periods` columns before it. */
bool across_shift(struct call *c, struct object *out);
