// SPDX-License-Identifier: MIT
// quantiles: quantile() with a list of q: a row for each.
#ifndef EVAL_QUANTILES_H
#define EVAL_QUANTILES_H

#include "eval/call.h"

/* With a single q these are the reductions of aggregate.h and
   group_aggregate.h. */
bool quantiles_series(struct call *c, struct object *out);
bool quantiles_frame(struct call *c, struct object *out);
bool quantiles_group(struct call *c, struct object *out);

#endif
