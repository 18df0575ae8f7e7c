// SPDX-License-Identifier: MIT
// distinct: equal rows and cells: unique, duplicated, drop_duplicates, mode.
#ifndef EVAL_DISTINCT_H
#define EVAL_DISTINCT_H

#include "eval/call.h"

bool distinct_unique(struct call *c, struct object *out);
bool distinct_duplicated(struct call *c, struct object *out); /* of both */
bool distinct_drop(struct call *c, struct object *out); /* drop_duplicates */
bool distinct_mode(struct call *c, struct object *out);

#endif
