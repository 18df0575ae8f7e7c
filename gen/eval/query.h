// SPDX-License-Identifier: MIT
// query: df.query('`a b` == "x" and c > 3'): rows by a condition in text.
#ifndef EVAL_QUERY_H
#define EVAL_QUERY_H

#include "eval/call.h"

bool query_rows(struct call *c, struct object *out);

#endif
