// SPDX-License-Identifier: MIT
// sort: sort_values and sort_index of frames and series.
#ifndef EVAL_SORT_H
#define EVAL_SORT_H

#include "eval/call.h"

bool sort_frame(struct call *c, struct object *out);
bool sort_series(struct call *c, struct object *out);
bool sort_index(struct call *c, struct object *out); /* of both */

#endif
