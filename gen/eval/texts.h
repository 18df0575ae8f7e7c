// SPDX-License-Identifier: MIT
// texts: df['c'].str: Python's methods of texts, cell by cell.
#ifndef EVAL_TEXTS_H
#define EVAL_TEXTS_H

#include "eval/call.h"

bool texts_accessor(struct call *c, struct object *out); /* Series.str */

#endif
