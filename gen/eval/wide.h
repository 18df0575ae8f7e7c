// SPDX-License-Identifier: MIT
// wide: long tables made wide: a column of the result for each value that
// some keys have: unstack, pivot, pivot_table.
#ifndef EVAL_WIDE_H
#define EVAL_WIDE_H

#include "eval/call.h"

extern const struct operation WIDE_OPERATIONS[]; /* of both */

#endif
