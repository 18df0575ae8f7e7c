// SPDX-License-Identifier: MIT
// rank: the places of cells in the order of all, or of those of their group.
#ifndef EVAL_RANK_H
#define EVAL_RANK_H

#include "eval/call.h"

bool rank(struct call *c, struct object *out); /* of series, frame, groupby */

#endif
