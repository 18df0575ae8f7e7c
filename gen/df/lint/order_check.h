// SPDX-License-Identifier: MIT
// order_check: warns (df-sort-text) if strings that are numbers, dates or
// versions are sorted, ranked or compared by their characters with a wrong
// result: '$10.00' before '$9.00'. Columns with any other string are not
// reported. Each position in a script is reported once.
#pragma once

#include "df/runtime/call.h"
#include "df/runtime/grouping.h"
#include "df/runtime/vector.h"

/* Checks a sort of f by n columns, which are argument `by` of the call. `rows`
   are its n_rows rows in sorted order. */
void order_check_sort(struct call *c, const struct frame *f,
                      const struct column *const *by, const bool *descending,
                      size_t n, const uint32_t *rows, size_t n_rows);

/* Checks the greatest or least cell of each group of x. picked[i] is its row in
   group i, or ORIGIN_NO_ROW. */
void order_check_extremes(struct eval *ev, const struct df_expr *at,
                          const struct column *x, const struct groups *g,
                          const uint32_t *picked, bool greatest);

/* Checks the ranks of the cells of x, within groups. */
void order_check_ranks(struct eval *ev, const struct df_expr *at,
                       const struct column *x, const struct groups *g,
                       const double *ranks, bool ascending);

/* Checks the result of a comparison, of n rows. */
void order_check_compare(struct eval *ev, const struct df_expr *at,
                         enum df_token_kind op, struct operand x,
                         struct operand y, const bool *result, size_t n);

/* Checks a comparison of two values if `at` is a comparison. */
void order_check_values(struct eval *ev, const struct df_expr *at,
                        enum df_token_kind op, struct value x, struct value y,
                        bool result);

/* Checks a sorted list. Its element i is v[positions[i]]. */
void order_check_list(struct eval *ev, const struct df_expr *at,
                      const struct object *v, size_t n,
                      const uint32_t *positions, bool reverse);

/* Checks v[best], the greatest or least of n elements. */
void order_check_best(struct eval *ev, const struct df_expr *at,
                      const struct object *v, size_t n, size_t best,
                      bool greatest);

/* Reports that x contains strings and numbers, which cannot be ordered. Returns
   false. */
bool order_check_mixed(struct eval *ev, const struct df_expr *at,
                       const struct column *x);
