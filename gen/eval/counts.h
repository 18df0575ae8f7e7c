// SPDX-License-Identifier: MIT
// counts: value_counts of series, frames and groups.
#ifndef EVAL_COUNTS_H
#define EVAL_COUNTS_H

#include "eval/call.h"

bool counts_series(struct call *c, struct object *out);
bool counts_frame(struct call *c, struct object *out);
bool counts_group(struct call *c, struct object *out);

#endif
