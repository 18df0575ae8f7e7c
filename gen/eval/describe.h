// SPDX-License-Identifier: MIT
// describe: count, mean, std, min, quantiles and max of columns of numbers;
// count, unique, top and freq of others.
#ifndef EVAL_DESCRIBE_H
#define EVAL_DESCRIBE_H

#include "eval/call.h"

bool describe(struct call *c, struct object *out); /* of a series or frame */
bool describe_group(struct call *c, struct object *out);

#endif
