// SPDX-License-Identifier: MIT
// where: cells kept or replaced by a condition: where, mask, clip,
// combine_first; and the conditions isin and between.
#ifndef EVAL_WHERE_H
#define EVAL_WHERE_H

#include "eval/call.h"

bool where_where(struct call *c, struct object *out);
bool where_mask(struct call *c, struct object *out);
bool where_clip(struct call *c, struct object *out);
bool where_combine_first(struct call *c, struct object *out);
bool where_between(struct call *c, struct object *out);
bool where_isin(struct call *c, struct object *out);

bool where_np_clip(struct call *c, struct object *out);

#endif
