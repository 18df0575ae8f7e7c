// SPDX-License-Identifier: MIT
// pick: np.where and np.select: each row's cell out of several columns or
// values, by conditions.
#ifndef EVAL_PICK_H
#define EVAL_PICK_H

#include "eval/call.h"

bool pick_where(struct call *c, struct object *out);
bool pick_select(struct call *c, struct object *out);

#endif
