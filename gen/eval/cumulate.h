// SPDX-License-Identifier: MIT
// cumulate: cumsum, cumprod, cummin, cummax, and what looks at the row before:
// shift, diff, pct_change; ffill and bfill within groups.
#ifndef EVAL_CUMULATE_H
#define EVAL_CUMULATE_H

#include "eval/call.h"

bool cumulate_run(struct call *c, struct object *out); /* cumsum, cumprod,
                                                          cummin, cummax */
bool cumulate_shift(struct call *c, struct object *out);
bool cumulate_diff(struct call *c, struct object *out);
bool cumulate_pct_change(struct call *c, struct object *out);
bool cumulate_fill(struct call *c, struct object *out); /* ffill, bfill */

#endif
