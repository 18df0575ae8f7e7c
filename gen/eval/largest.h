// SPDX-License-Identifier: MIT
// largest: nlargest and nsmallest of series, frames and groups of a column.
#ifndef EVAL_LARGEST_H
#define EVAL_LARGEST_H

#include "eval/call.h"

bool largest_series(struct call *c, struct object *out);
bool largest_frame(struct call *c, struct object *out);
bool largest_group(struct call *c, struct object *out);

#endif
