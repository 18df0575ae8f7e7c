// SPDX-License-Identifier: MIT
// construct: pd.DataFrame(...) and pd.Series(...) of lists and dicts.
#ifndef EVAL_CONSTRUCT_H
#define EVAL_CONSTRUCT_H

#include "eval/call.h"

bool construct_frame(struct call *c, struct object *out);
bool construct_series(struct call *c, struct object *out);

#endif
