// SPDX-License-Identifier: MIT
// vector: arithmetic and comparisons between whole columns, with numpy's types
// and pandas' rules for missing values and division by zero. Rows correspond by
// position; the caller has aligned them.
#pragma once

#include "df/runtime/operand.h"

/* Returns the column `x op y` with n rows and the name `name`. NULL on a fault,
   which is reported at `at`. The functions below report faults in the same
   way. */
const struct column *vector_binary(struct eval *ev, const struct df_expr *at,
                                   enum df_token_kind op, struct operand x,
                                   struct operand y, size_t n, str name);

/* Returns the column of a comparison, DF_EQUAL to DF_GREATER_EQUAL: bools, or
   of the type boolean if an operand is nullable. */
const struct column *vector_compare(struct eval *ev, const struct df_expr *at,
                                    enum df_token_kind op, struct operand x,
                                    struct operand y, size_t n, str name);

/* Returns the column -x, +x or ~x. */
const struct column *vector_unary(struct eval *ev, const struct df_expr *at,
                                  enum df_token_kind op,
                                  const struct column *x);

/* Returns a bool column: whether each cell of x equals one of the values
   (pandas' isin) or, if `negated`, equals none of them. The values are
   scalars. */
const struct column *vector_isin(struct eval *ev, const struct df_expr *at,
                                 const struct column *x,
                                 const struct list *values, bool negated);
