// SPDX-License-Identifier: MIT
// masked: computes with nullable columns (frame/nullable.h) as pandas does:
// with columns that have a value in each row, and a mask of the missing rows.
#pragma once

#include "df/runtime/operand.h"

/* The operands of an operator, of which one is a nullable column. */
struct masked {
    struct operand x, y; /* the operands, with a value in each missing cell */
    bool *mask;          /* the rows in which an operand is missing */
    const struct column *of[2]; /* the columns of the original operands, or
                                   NULL */
    bool by_zero; /* in some row, no operand is missing, and y is 0 */
};

/* Whether x or y is a nullable column. */
bool masked_is(struct operand x, struct operand y);

/* Sets *out to the operands x and y, with n rows, for operator `op`. False if a
   limit is reached. */
bool masked_open(struct eval *ev, const struct df_expr *at,
                 enum df_token_kind op, struct operand x, struct operand y,
                 size_t n, struct masked *out);

/* Returns c, the result of `op` for the operands m->x and m->y, as a nullable
   column whose missing cells are those of the mask. NULL on failure, which is
   reported. */
const struct column *masked_close(struct eval *ev, const struct df_expr *at,
                                  enum df_token_kind op, const struct masked *m,
                                  const struct column *c);

/* Returns a column with the cells of c, its origin and its marks, and with the
   nullable dtype d. Missing cells stay missing, and the other cells must have
   the type of d; for INT, they may also be bools and whole floats. NULL on
   failure, which is reported. */
const struct column *masked_column(struct eval *ev, const struct df_expr *at,
                                   const struct column *c,
                                   const struct dtype *d);

/* If x is nullable, returns `made`, a result for masked_plain(x), as a nullable
   column: with the dtype of x if `keeps`, else with the dtype of its own cells.
   If x is not nullable, returns `made`. NULL on failure, which is reported. */
const struct column *masked_like(struct eval *ev, const struct df_expr *at,
                                 const struct column *made,
                                 const struct column *x, bool keeps);

/* Returns `made`, the results of a function for a nullable column. If its cells
   are numbers or bools of one type, or missing, converts it to the nullable
   type. NULL on failure, which is reported. */
const struct column *masked_inferred(struct eval *ev, const struct df_expr *at,
                                     const struct column *made);

/* Reports integers and floats among n columns, of which some are nullable, and
   returns true: in pandas, their common type depends on the release. */
bool masked_refuse_mixed(struct eval *ev, const struct df_expr *at,
                         const struct column *const *v, size_t n);

/* Returns the cells of the nullable column c as a numpy array, without the
   dtype: objects if cells are missing. Returns other columns unchanged. NULL if
   a limit is reached. */
const struct column *masked_array(struct eval *ev, const struct df_expr *at,
                                  const struct column *c);

/* Returns the nullable column c without its dtype: integers beside missing
   cells become floats, and missing cells are nan. Returns other columns
   unchanged. Reports integers beyond 2**53 beside missing cells, and returns
   NULL. */
const struct column *masked_plain(struct eval *ev, const struct df_expr *at,
                                  const struct column *c);
