// SPDX-License-Identifier: MIT
// operate: operators between any two objects of a script: picks the scalar's,
// column's or frame's way and aligns rows and columns first.
#pragma once

#include "df/runtime/eval.h"

/* x op y for an arithmetic operator or & |. */
bool operate_binary(struct eval *ev, const struct df_expr *at,
                    enum df_token_kind op, struct object x, struct object y,
                    struct object *out);

/* x op= y. A list, frame or series is changed itself, as all see it that have
   it; anything else is made anew, as operate_binary does. */
bool operate_in_place(struct eval *ev, const struct df_expr *at,
                      enum df_token_kind op, struct object x, struct object y,
                      struct object *out);

/* x op y for a comparison or DF_IN (negated: not in). In a query, == and !=
   with a list mean `in` and `not in`. */
bool operate_compare(struct eval *ev, const struct df_expr *at,
                     enum df_token_kind op, bool negated, struct object x,
                     struct object y, struct object *out);

/* -x, +x, ~x; in a query `not x` is ~x. */
bool operate_unary(struct eval *ev, const struct df_expr *at,
                   enum df_token_kind op, struct object x, struct object *out);

/* Python's truth of an object; a Series or DataFrame has none. */
bool operate_truth(struct eval *ev, const struct df_expr *at, struct object x,
                   bool *out);
