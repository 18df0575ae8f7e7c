// SPDX-License-Identifier: MIT
// tall: wide tables made long: a row of the result for each cell of several
// columns: melt, stack.
#ifndef EVAL_TALL_H
#define EVAL_TALL_H

#include "eval/call.h"

bool tall_melt(struct call *c, struct object *out);    /* df.melt */
bool tall_melt_of(struct call *c, struct object *out); /* pd.melt(df) */
bool tall_stack(struct call *c, struct object *out);   /* df.stack */

#endif
