// SPDX-License-Identifier: MIT
// operate: operators between any two objects of a script, for scalars, columns
// and frames; rows and columns are aligned first.
#pragma once

#include "df/runtime/eval.h"

/* Computes x op y for an arithmetic operator, & or |. */
bool operate_binary(struct eval *ev, const struct df_expr *at,
                    enum df_token_kind op, struct object x, struct object y,
                    struct object *out);

/* Computes x op= y. A list, frame or series is changed in place, so that all
   its names see the change; otherwise the same as operate_binary. */
bool operate_in_place(struct eval *ev, const struct df_expr *at,
                      enum df_token_kind op, struct object x, struct object y,
                      struct object *out);

/* Computes x op y for a comparison, DF_IN (negated: not in) or DF_IS. In a
   query, == and != with a list mean `in` and `not in`. */
bool operate_compare(struct eval *ev, const struct df_expr *at,
                     enum df_token_kind op, bool negated, struct object x,
                     struct object y, struct object *out);

/* Computes -x, +x or ~x; in a query `not x` is ~x. */
bool operate_unary(struct eval *ev, const struct df_expr *at,
                   enum df_token_kind op, struct object x, struct object *out);

/* Computes Python's truth of an object. For a Series or DataFrame this is an
   error, which is reported. */
bool operate_truth(struct eval *ev, const struct df_expr *at, struct object x,
                   bool *out);
