// SPDX-License-Identifier: MIT
// changeable: decides which lists, sets and dicts a script can change in place.
#pragma once

#include "df/runtime/eval.h"

/* Whether a list, set or dict can be changed. False for a tuple, for labels
   with several levels, and for a list or dict in a cell, which are reported at
   `at`. */
bool changeable(struct eval *ev, const struct df_expr *at, struct object of);
