// SPDX-License-Identifier: MIT
// transpose: df.T: rows become columns, named by their labels.
#ifndef EVAL_TRANSPOSE_H
#define EVAL_TRANSPOSE_H

#include "eval/call.h"

bool transpose(struct call *c, struct object *out);

#endif
