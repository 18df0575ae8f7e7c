// SPDX-License-Identifier: MIT
// construct: pd.DataFrame(...) of a list of dicts or a dict of lists.
#ifndef EVAL_CONSTRUCT_H
#define EVAL_CONSTRUCT_H

#include "eval/call.h"

bool construct_frame(struct call *c, struct object *out);

#endif
