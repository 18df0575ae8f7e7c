// SPDX-License-Identifier: MIT
// units: the units of columns, followed through formulas. A column of a file
// has the unit of its schema or header; operators compute units; moving and
// rounding keep them. Warns if a header contradicts the formula, or if an
// operator combines incompatible units. Unknown units are not reported.
#pragma once

#include "df/runtime/eval.h"
#include "frame/pick.h"

/* Returns the unit of a column's numbers, which lives in `a` or as long as the
   column, or NULL if it is unknown. */
const struct unit *units_of(struct arena *a, const struct column *c);

/* Returns the column with a unit. */
const struct column *units_set(struct arena *a, const struct column *c,
                               const struct unit *u);

/* Returns column c with the unit of x. */
const struct column *units_like(struct arena *a, const struct column *c,
                                const struct column *x);

/* Returns the column with the unit of a ratio, whose whole is 1. */
const struct column *units_ratio(struct arena *a, const struct column *c);

/* column_pick, with the unit that all sources share. */
const struct column *units_pick(struct eval *ev, const struct df_expr *at,
                                str name, const struct pick *p);

/* As units_of, but also a presumed unit, such as that of an apparent ratio. */
const struct unit *units_presumed(struct arena *a, const struct column *c);

/* Returns the unit of a number that expression e, evaluated last, took from a
   column: x.sum(), or a name for it. NULL if it is unknown. */
const struct unit *units_of_number(struct eval *ev, const struct df_expr *e);

/* Whether cells are numbers of a file, or sums and means of them, without a
   known unit. */
bool units_unknown(const struct column *c);

/* Whether all numbers, and strings that are numbers, are between -1 and 1.
   False if a string contains digits but is not a number. */
bool units_small(const struct column *c);

/* As units_small, for the elements of a list or a dict. */
bool units_small_elements(struct eval *ev, struct object x);

enum percent {
    PERCENT_SIGN,  /* a percent sign follows the number */
    PERCENT_TIMES, /* a format multiplies by 100 and adds the sign */
    PERCENT_TWICE  /* PERCENT_TIMES before another percent sign */
};

/* Checks numbers of unit u (or NULL) that are shown as percentages at `at`.
   Warns about percentages multiplied again, ratios that are not multiplied, and
   a double sign. A presumed ratio counts only if the numbers are `small`. */
void units_percent(struct diags *d, struct pos at, const struct unit *u,
                   enum percent how, bool small);

/* Warns if the string `suffix`, which follows a number of unit `given` (or
   NULL) from column c (or NULL) in `format`, begins with another unit. */
void units_check_suffix(struct arena *a, struct diags *d, struct pos at,
                        str format, str suffix, const struct column *c,
                        const struct unit *given);

/* Both checks for a format that shows one number of column c. */
void units_format(struct arena *a, struct diags *d, struct pos at,
                  const struct column *c, str format);

/* Whether a string begins with a percent sign after blanks. */
bool units_begins_percent(str text);

/* Returns `result`, the value of operator `at` for x and y, with its unit. If x
   or y is NULL, that operand is `number`. Warns about sums of incompatible
   units. */
const struct column *units_binary(struct eval *ev, const struct df_expr *at,
                                  enum df_token_kind op, const struct column *x,
                                  const struct column *y, struct object number,
                                  const struct column *result);

/* Computes the unit of an operator's result in *u, from the operands' units *u
   and *v. False if it has no unit. */
bool units_operate_both(struct unit *u, enum df_token_kind op,
                        const struct unit *v);

/* As units_operate_both, where one operand of `at` is a number, the left one if
   `left`. False if the unit is unknown: the unit of a number from a column is
   unknown, and any other factor may have a unit too, such as 128 tokens of a
   sequence, or 32 GB of a chip. */
bool units_operate_number(struct unit *u, const struct df_expr *at,
                          enum df_token_kind op, bool left,
                          struct object number);

/* Whether the numeric columns combined or compared by expression `at` have
   compatible units. Reports the first two that do not, once for each position.
   A column without a unit is compatible with all. */
bool units_agree(struct eval *ev, const struct df_expr *at,
                 const struct column *const *v, size_t n);

/* As units_agree, for cells placed below each other. Different kinds of numbers
   are allowed, since other columns may tell them apart: latencies below prices
   are fine, ms below s are not. */
bool units_agree_in_scale(struct eval *ev, const struct df_expr *at,
                          const struct column *const *v, size_t n);

/* As units_agree for amounts of money, which must have one currency. */
bool units_agree_in_currency(struct eval *ev, const struct df_expr *at,
                             const struct column *const *v, size_t n);

/* As units_agree for cells of y assigned to cells of x at `at`. Either may be
   NULL. */
void units_assigned(struct eval *ev, const struct df_expr *at,
                    const struct column *x, const struct column *y);

/* Reports that x and y, combined by `what` ("operator +"), have the
   incompatible units u and v. Either column may be NULL. */
void units_report_mixed(struct eval *ev, struct pos at, str what,
                        const struct unit *u, const struct column *x,
                        const struct unit *v, const struct column *y);

/* Returns an operator as the `what` of units_report_mixed. */
str units_operator(struct eval *ev, enum df_token_kind op);

/* Warns if columns with incompatible units are compared. */
void units_compare(struct eval *ev, const struct df_expr *at,
                   enum df_token_kind op, const struct column *x,
                   const struct column *y);

/* Checks the unit in a column's new name, given at `at`, against that of the
   column, which gets it if it has none. */
const struct column *units_named(struct eval *ev, const struct df_expr *at,
                                 const struct column *c);

/* Returns the column under a new name, checked by units_named; the column
   itself if the name is the same. */
const struct column *units_renamed(struct eval *ev, const struct df_expr *at,
                                   const struct column *c, str name);
