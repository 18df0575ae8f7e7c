// SPDX-License-Identifier: MIT
// order_check: warns (df-sort-text) if strings that are numbers, dates or
// versions are sorted, ranked or compared character by character and the result
// is wrong: '$10.00' before '$9.00'. Columns with other strings are not
// reported. Each position in a script is reported once.
#pragma once

#include "df/runtime/call.h"
#include "df/runtime/grouping.h"
#include "df/runtime/vector.h"

/* Checks a sort of frame f by the columns by[0] to by[n - 1] in call c.
   descending[i] is the direction of by[i]. `rows` are the n_rows rows in sorted
   order. */
void order_check_sort(struct call *c, const struct frame *f,
                      const struct column *const *by, const bool *descending,
                      size_t n, const uint32_t *rows, size_t n_rows);

/* Checks an aggregation that picks a cell of x from each group: the greatest if
   `greatest`, else the least. picked[i] is the row picked from group i, or
   ORIGIN_NO_ROW. */
void order_check_extremes(struct eval *ev, const struct df_expr *at,
                          const struct column *x, const struct groups *g,
                          const uint32_t *picked, bool greatest);

/* Checks the ranks of the cells of x within their groups. ranks[i] is the rank
   of row i, or NaN. */
void order_check_ranks(struct eval *ev, const struct df_expr *at,
                       const struct column *x, const struct groups *g,
                       const double *ranks, bool ascending);

/* Checks comparison `op` of x and y, at least one of which is a column.
   result[i] is the result of the comparison in row i of n. */
void order_check_compare(struct eval *ev, const struct df_expr *at,
                         enum df_token_kind op, struct operand x,
                         struct operand y, const bool *result, size_t n);

/* Checks comparison `op` of two values and its result. No-op unless expression
   `at` is a COMPARE. */
void order_check_values(struct eval *ev, const struct df_expr *at,
                        enum df_token_kind op, struct value x, struct value y,
                        bool result);

/* Checks the sort of the n elements v, descending if `reverse`. positions[i] is
   the index in v of the element that the sort put at position i. */
void order_check_list(struct eval *ev, const struct df_expr *at,
                      const struct object *v, size_t n,
                      const uint32_t *positions, bool reverse);

/* Checks that v[best] is the greatest of n elements if `greatest`, else the
   least. */
void order_check_best(struct eval *ev, const struct df_expr *at,
                      const struct object *v, size_t n, size_t best,
                      bool greatest);

/* Reports (df-type) that x contains strings and numbers, which cannot be
   ordered. Returns false. */
bool order_check_mixed(struct eval *ev, const struct df_expr *at,
                       const struct column *x);
