// SPDX-License-Identifier: MIT
// flex: operators as methods: s.add(t, fill_value=0), df.div(s, axis=0),
// s.eq(t). Rows and columns that one side lacks are missing there.
#ifndef EVAL_FLEX_H
#define EVAL_FLEX_H

#include "eval/call.h"

bool flex_series(struct call *c, struct object *out);
bool flex_frame(struct call *c, struct object *out);

#endif
