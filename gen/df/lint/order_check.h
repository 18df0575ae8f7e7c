// SPDX-License-Identifier: MIT
// order_check: warns (df-sort-text) if texts that show numbers, dates or
// versions are sorted, ranked or compared by their characters and what they
// show gives another result: '$10.00' comes before '$9.00'. Columns with any
// other text are never reported. A place in a script is reported once.
#pragma once

#include "df/runtime/call.h"
#include "df/runtime/grouping.h"
#include "df/runtime/vector.h"

/* Checks a sort of the n_rows `rows` of f by n columns, by argument `by` of the
   call. */
void order_check_sort(struct call *c, const struct frame *f,
                      const struct column *const *by, const bool *descending,
                      size_t n, const uint32_t *rows, size_t n_rows);

/* Checks the greatest or least cells of groups of x: picked[i] is the row of
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

/* Checks a comparison of two values, if it is written as one. */
void order_check_values(struct eval *ev, const struct df_expr *at,
                        enum df_token_kind op, struct value x, struct value y,
                        bool result);

/* Checks the order of a sorted list: element i of it is v[places[i]]. */
void order_check_list(struct eval *ev, const struct df_expr *at,
                      const struct object *v, size_t n, const uint32_t *places,
                      bool reverse);

/* Checks v[best], the greatest or least of n elements. */
void order_check_best(struct eval *ev, const struct df_expr *at,
                      const struct object *v, size_t n, size_t best,
                      bool greatest);

/* Reports that x holds texts and numbers, which have no order. Returns
   false. */
bool order_check_mixed(struct eval *ev, const struct df_expr *at,
                       const struct column *x);
