// SPDX-License-Identifier: MIT
// concat: pd.concat([a, b]): frames under each other or side by side.
#ifndef EVAL_CONCAT_H
#define EVAL_CONCAT_H

#include "eval/call.h"

extern const struct operation CONCAT_OPERATIONS[];

#endif
