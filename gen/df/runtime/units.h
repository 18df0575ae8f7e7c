// SPDX-License-Identifier: MIT
// units: the units of columns, computed along formulas. A column of a file has
// the unit of its schema or header. Operators compute the units of their
// results; moving and rounding cells keeps the unit. Warns if a header
// contradicts the computed unit, or if an operator combines incompatible units.
// Unknown units are not reported.
#pragma once

#include "df/runtime/eval.h"
#include "frame/pick.h"

/* Returns the unit of a column's numbers, or NULL if the unit is unknown. The
   unit lives as long as `a` and the column do. */
const struct unit *units_of(struct arena *a, const struct column *c);

/* Returns a copy of column c with unit u. */
const struct column *units_set(struct arena *a, const struct column *c,
                               const struct unit *u);

/* Returns a copy of column c whose unit is ns nanoseconds, because its numbers
   count time spans of that length. Returns c itself if ns is not a unit such as
   60 s. */
const struct column *units_in_spans(struct arena *a, const struct column *c,
                                    int64_t ns);

/* Returns column c with the unit of x; c itself if the unit is unknown or x is
   NULL. c may be NULL. */
const struct column *units_like(struct arena *a, const struct column *c,
                                const struct column *x);

/* Returns a copy of column c, with the same values, whose unit is that of a
   ratio: 0.45 means 45%. */
const struct column *units_ratio(struct arena *a, const struct column *c);

/* Like column_pick, but the result has a unit if all sources have the same
   unit. */
const struct column *units_pick(struct eval *ev, const struct df_expr *at,
                                str name, const struct pick *p);

/* Like units_of, but may also return a presumed unit, such as the unit of a
   quotient that is probably a ratio. */
const struct unit *units_presumed(struct arena *a, const struct column *c);

/* Returns the unit of the single number that expression e computed from one
   column. e must be the expression evaluated last: a call such as x.sum(), or a
   name whose value is the result of such a call. NULL if the unit is
   unknown. */
const struct unit *units_of_number(struct eval *ev, const struct df_expr *e);

/* Whether c consists of numbers from a file, or of results such as sums and
   means of such numbers, and has no known unit. */
bool units_unknown(const struct column *c);

/* Whether all numbers, and all strings that are numbers, are between -1 and 1.
   False if there are no cells, or if a string contains digits but is not a
   number. */
bool units_small(const struct column *c);

/* Like units_small, for the elements of a list or the values of a dict. */
bool units_small_elements(struct eval *ev, struct object x);

enum percent {
    PERCENT_SIGN,  /* the page has a percent sign after the number */
    PERCENT_TIMES, /* a format multiplies the number by 100 and adds a percent
                      sign */
    PERCENT_TWICE  /* like PERCENT_TIMES, but another percent sign follows */
};

/* Checks numbers that are shown as percentages at `at`. u is their unit, or
   NULL if it is unknown. Warns about percentages that a format multiplies by
   100 again, about ratios that are not multiplied by 100, and about a double
   percent sign. `small` is the result of units_small: a presumed ratio is
   checked only if `small` is true. */
void units_percent(struct diags *d, struct pos at, const struct unit *u,
                   enum percent how, bool small);

/* Warns if the string `suffix`, which follows a number, begins with a unit that
   does not fit the number. `given`: the number's unit, or NULL. `c`: the
   number's column, or NULL. The message quotes `format`. */
void units_check_suffix(struct arena *a, struct diags *d, struct pos at,
                        str format, str suffix, const struct column *c,
                        const struct unit *given);

/* Runs units_percent and units_check_suffix for a format, used at `at`, that
   shows one number of column c. */
void units_format(struct arena *a, struct diags *d, struct pos at,
                  const struct column *c, str format);

/* Whether a string begins with a percent sign after blanks. */
bool units_begins_percent(str text);

/* Returns `result`, the column that expression `at` computed by `op` from x and
   y, with its unit if the unit is known. If x or y is NULL, the single value
   `number` is that operand. Warns about sums of incompatible units. */
const struct column *units_binary(struct eval *ev, const struct df_expr *at,
                                  enum df_token_kind op, const struct column *x,
                                  const struct column *y, struct object number,
                                  const struct column *result);

/* Computes the unit of an operator's result. *u and *v are the units of the
   operands; *u becomes the unit of the result. False if the unit of the result
   is unknown. */
bool units_operate_both(struct unit *u, enum df_token_kind op,
                        const struct unit *v);

/* Like units_operate_both, but one operand of `at` is `number`: the left
   operand if `left` is true, else the right operand. A factor that converts
   units, such as 1000, changes the unit. Returns false for other factors,
   because they may have a unit themselves: 128 may be a number of tokens. Also
   returns false for a number that was computed from a column. */
bool units_operate_number(struct unit *u, const struct df_expr *at,
                          enum df_token_kind op, bool left,
                          struct object number);

/* Whether the numeric columns combined or compared by expression `at` have
   compatible units. Reports the first two columns with incompatible units, once
   for each position. A column without a unit is compatible with all. */
bool units_agree(struct eval *ev, const struct df_expr *at,
                 const struct column *const *v, size_t n);

/* Like units_agree, for columns whose cells become one column. Reports only
   units of the same kind that differ in scale, such as ms and s. Latencies and
   prices in one column are not reported, because another column may state what
   each row is. */
bool units_agree_in_scale(struct eval *ev, const struct df_expr *at,
                          const struct column *const *v, size_t n);

/* Like units_agree, but compares only the currencies of amounts of money. */
bool units_agree_in_currency(struct eval *ev, const struct df_expr *at,
                             const struct column *const *v, size_t n);

/* Like units_agree, for an assignment at `at` of cells of y to cells of x. x or
   y may be NULL. */
void units_assigned(struct eval *ev, const struct df_expr *at,
                    const struct column *x, const struct column *y);

/* Reports that x and y, combined by `what` ("'+'"), have the
   incompatible units u and v. Reports only once for each position. x or y may
   be NULL. */
void units_report_mixed(struct eval *ev, struct pos at, str what,
                        const struct unit *u, const struct column *x,
                        const struct unit *v, const struct column *y);

/* Returns the argument `what` of units_report_mixed for an operator, in
   ev->scratch. */
str units_operator(struct eval *ev, enum df_token_kind op);

/* Warns if expression `at` compares operands with incompatible units. If x or y
   is NULL, that operand is a single value. */
void units_compare(struct eval *ev, const struct df_expr *at,
                   enum df_token_kind op, const struct column *x,
                   const struct column *y);

/* Warns at `at` if the name of column c states a unit that its numbers do not
   have, such as "time (ms)" for numbers in s. Returns c or, if the unit of its
   numbers is unknown, a copy of c with the unit that the name states. */
const struct column *units_named(struct eval *ev, const struct df_expr *at,
                                 const struct column *c);

/* Returns column c under another name, which units_named checks; c itself if
   the name is the same. */
const struct column *units_renamed(struct eval *ev, const struct df_expr *at,
                                   const struct column *c, str name);
