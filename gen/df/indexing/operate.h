// SPDX-License-Identifier: MIT
// operate: evaluates operators between any two objects of a script: scalars,
// lists, columns and frames. Aligns rows and columns first. All functions
// return false on failure, which is reported.
#pragma once

#include "df/runtime/eval.h"

/* Computes x op y for an arithmetic operator, & or |. */
bool operate_binary(struct eval *ev, const struct df_expr *at,
                    enum df_token_kind op, struct object x, struct object y,
                    struct object *out);

/* Computes x op= y. Changes a list, set, dict, frame or series x in place, so
   that all names that refer to x see the change, and sets *out to x. For other
   objects, or if x cannot contain the result, sets *out to the result of
   operate_binary. */
bool operate_in_place(struct eval *ev, const struct df_expr *at,
                      enum df_token_kind op, struct object x, struct object y,
                      struct object *out);

/* Computes x op y for a comparison, DF_IN or DF_IS; `negated` means `not in`
   and `is not`. In a query, == and != between a column and a list mean `in` and
   `not in`. */
bool operate_compare(struct eval *ev, const struct df_expr *at,
                     enum df_token_kind op, bool negated, struct object x,
                     struct object y, struct object *out);

/* Computes -x, +x or ~x. */
bool operate_unary(struct eval *ev, const struct df_expr *at,
                   enum df_token_kind op, struct object x, struct object *out);

/* Sets *out to the truth value of x, as in Python. Reports a Series, DataFrame
   or GroupBy, which has no truth value. */
bool operate_truth(struct eval *ev, const struct df_expr *at, struct object x,
                   bool *out);
