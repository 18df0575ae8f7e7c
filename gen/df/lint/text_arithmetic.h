// SPDX-License-Identifier: MIT
// text_arithmetic: warns (df-text-arithmetic) if strings that are numbers are
// added or multiplied: '1,200' + '1,300' is '1,2001,300', and '4.2' * 3 is
// '4.24.24.2'. Each position in a script is reported once.
#pragma once

#include "df/runtime/grouping.h"
#include "df/runtime/vector.h"

/* Checks `result`, the column that operator `op` computed from x and y. Reports
   a sum of two columns only if one of them has separators, currencies or units,
   and both have the same unit: '12' + '34' may be intended, and so may '4c' +
   '16G'. */
void text_arithmetic_check(struct eval *ev, const struct df_expr *at,
                           enum df_token_kind op, struct operand x,
                           struct operand y, const struct column *result);

/* Checks the sums of column x over the groups g. */
void text_arithmetic_check_sum(struct eval *ev, const struct df_expr *at,
                               const struct column *x, const struct groups *g);

/* Reports a replacement that removed a decimal comma, as from '2,5' (`before`)
   to '25' (`after`). No-op for the cells of .str.replace, which
   text_arithmetic_check_commas checks. */
void text_arithmetic_check_comma(struct eval *ev, const struct df_expr *at,
                                 str before, str after);

/* Like text_arithmetic_check_comma, for a replacement in each cell of a column.
   Checks only columns in which most strings are numbers. */
void text_arithmetic_check_commas(struct eval *ev, const struct df_expr *at,
                                  const struct column *before,
                                  const struct column *after);
