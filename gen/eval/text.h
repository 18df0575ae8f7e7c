// SPDX-License-Identifier: MIT
// text: str.format and Series.map, which formats a whole column.
#ifndef EVAL_TEXT_H
#define EVAL_TEXT_H

#include "eval/call.h"

bool text_format(struct call *c, struct object *out);
bool text_map(struct call *c, struct object *out);

#endif
