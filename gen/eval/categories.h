// SPDX-License-Identifier: MIT
// categories: a column's .cat: its categories, their order, and columns with
// others.
#ifndef EVAL_CATEGORIES_H
#define EVAL_CATEGORIES_H

#include "eval/call.h"

bool categories_accessor(struct call *c, struct object *out); /* s.cat */

#endif
