// SPDX-License-Identifier: MIT
// cut: pd.cut: numbers sorted into intervals, as an ordered category.
#ifndef EVAL_CUT_H
#define EVAL_CUT_H

#include "eval/call.h"

bool cut_cut(struct call *c, struct object *out);

#endif
