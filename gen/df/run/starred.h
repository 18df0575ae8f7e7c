// SPDX-License-Identifier: MIT
// starred: the items and arguments that *a and **a stand for.
#pragma once

#include "df/runtime/eval.h"

/* Returns the pairs of x, the operand of **x: a dict, a series or a row.
   Reports any other object at `at` and returns NULL. */
const struct dict *starred_pairs(struct eval *ev, const struct df_expr *at,
                                 struct object x);

/* Returns a copy of the call, in ev->scratch, in which each *a and **a is
   replaced by the arguments that it stands for. Returns the call itself if it
   has no *a and no **a. NULL after reporting a fault. */
const struct df_expr *starred_arguments(struct eval *ev,
                                        const struct df_expr *call);
