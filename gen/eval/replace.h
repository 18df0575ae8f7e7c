// SPDX-License-Identifier: MIT
// replace: values in cells replaced by others: s.replace(old, new), lists and
// dicts of such, by column, and by regular expressions.
#ifndef EVAL_REPLACE_H
#define EVAL_REPLACE_H

#include "eval/call.h"

bool replace_series(struct call *c, struct object *out);
bool replace_frame(struct call *c, struct object *out);

#endif
