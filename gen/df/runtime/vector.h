// SPDX-License-Identifier: MIT
// vector: arithmetic and comparisons between whole columns, with numpy's types
// and pandas' rules for missing values and division by zero. Rows correspond by
// position; the caller has aligned them.
#pragma once

#include "df/runtime/eval.h"

/* A column, or one value for all rows. */
struct operand {
    const struct column *column; /* NULL: value */
    struct value value;
};

/* Returns a column of n rows named `name`; NULL on a fault at `at`. */
const struct column *vector_binary(struct eval *ev, const struct df_expr *at,
                                   enum df_token_kind op, struct operand x,
                                   struct operand y, size_t n, str name);

/* Returns the bool column of a comparison, DF_EQUAL to DF_GREATER_EQUAL. */
const struct column *vector_compare(struct eval *ev, const struct df_expr *at,
                                    enum df_token_kind op, struct operand x,
                                    struct operand y, size_t n, str name);

/* -x, +x or ~x. */
const struct column *vector_unary(struct eval *ev, const struct df_expr *at,
                                  enum df_token_kind op,
                                  const struct column *x);

/* Returns whether each cell equals one of the values (pandas' isin); `negated`
   inverts it. */
const struct column *vector_isin(struct eval *ev, const struct df_expr *at,
                                 const struct column *x,
                                 const struct list *values, bool negated);
