// SPDX-License-Identifier: MIT
// methods_groupby: what df.groupby(...) has. Called by methods.c.
#ifndef EVAL_METHODS_GROUPBY_H
#define EVAL_METHODS_GROUPBY_H

#include "eval/call.h"

/* By name, ending with a row without one. */
extern const struct method METHODS_GROUPBY[];

#endif
