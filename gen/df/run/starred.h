// SPDX-License-Identifier: MIT
// starred: the items and arguments that *a and **a stand for.
#pragma once

#include "df/runtime/eval.h"

/* Returns the pairs of x, the operand of **x: a dict, a series or a row.
   Reports any other object at `at` and returns NULL. */
const struct dict *starred_pairs(struct eval *ev, const struct df_expr *at,
                                 struct object x);

/* Returns a copy of the call, in ev->scratch, in which the arguments that *a
   and **a stand for replace them. Returns the call itself if it has no such
   arguments. NULL after reporting a fault. */
const struct df_expr *starred_arguments(struct eval *ev,
                                        const struct df_expr *call);
