// SPDX-License-Identifier: MIT
// numeric: pd.to_numeric: numbers of texts, with a say in what happens to
// those that are none.
#ifndef EVAL_NUMERIC_H
#define EVAL_NUMERIC_H

#include "eval/call.h"

bool numeric_to_numeric(struct call *c, struct object *out);

#endif
