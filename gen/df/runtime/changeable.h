// SPDX-License-Identifier: MIT
// changeable: decides which lists, sets and dicts a script can change in place.
#pragma once

#include "df/runtime/eval.h"

/* Whether a list, set or dict can be changed. Reports a tuple, labels with
   several levels, or a list or dict in a cell at `at`. */
bool changeable(struct eval *ev, const struct df_expr *at, struct object of);
