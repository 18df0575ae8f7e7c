// SPDX-License-Identifier: MIT
// units: the units of columns, followed through formulas. A column of a file
// has that of its schema or header; operators compute new ones; what only
// moves or rounds numbers is followed back by its origin. Where a header says
// another unit than the formula gives, or an operator joins what does not go
// together, that is a warning. Where nothing is known nothing is said.
#pragma once

#include "df/runtime/eval.h"
#include "frame/pick.h"

/* The unit of a column's numbers, in `a` or as long as the column; NULL when
   none is known. */
const struct unit *units_of(struct arena *a, const struct column *c);

/* The same column with a unit. */
const struct column *units_set(struct arena *a, const struct column *c,
                               const struct unit *u);

/* The column c, with the unit of the numbers of x. */
const struct column *units_like(struct arena *a, const struct column *c,
                                const struct column *x);

/* The same column as ratios, shares of 1. */
const struct column *units_ratio(struct arena *a, const struct column *c);

/* column_pick, with the unit that all sources have. */
const struct column *units_pick(struct eval *ev, const struct df_expr *at,
                                str name, const struct pick *p);

/* The same, or a unit that is presumed: of a ratio, as it seems. */
const struct unit *units_presumed(struct arena *a, const struct column *c);

/* The unit of a number that a column gave to expression e, evaluated last:
   x.sum(), or a name for it; NULL when none is known. */
const struct unit *units_of_number(struct eval *ev, const struct df_expr *e);

/* Whether cells are numbers as a file has them, or sums and means of such, of
   a unit that nobody told. */
bool units_untold(const struct column *c);

/* Whether none of the numbers, or texts that are numbers, is beyond 1; false,
   too, when a number stands in another text. */
bool units_small(const struct column *c);

/* The same of what a list or a dict has. */
bool units_small_elements(struct eval *ev, struct object x);

enum percent {
    PERCENT_SIGN,  /* a percent sign stands behind the number, */
    PERCENT_TIMES, /* a format multiplies by 100 and writes the sign, */
    PERCENT_TWICE  /* or it does so and there is another sign behind */
};

/* Numbers of a unit (or NULL) are shown as percent at `at`. Warns where they
   are in percent already, are ratios that nobody multiplied, or the sign
   stands twice; a unit that is presumed to be that of a ratio needs numbers
   that are `small`. */
void units_percent(struct diags *d, struct pos at, const struct unit *u,
                   enum percent how, bool small);

/* A number of unit `given` (or NULL), of column c (or NULL), stands before the
   text `behind`, as `format` has it: warns where that begins with the word of
   another unit. */
void units_behind(struct arena *a, struct diags *d, struct pos at, str format,
                  str behind, const struct column *c, const struct unit *given);

/* Both for the column c that a format of one number shows. */
void units_format(struct arena *a, struct diags *d, struct pos at,
                  const struct column *c, str format);

/* Whether a text goes on with a percent sign. */
bool units_says_percent(str text);

/* `result` is what operator `at` made of x and y, one of which may be NULL: a
   number then, that is converted by or added. Gives the result with its unit;
   sums are checked. */
const struct column *units_binary(struct eval *ev, const struct df_expr *at,
                                  enum df_token_kind op, const struct column *x,
                                  const struct column *y, struct object number,
                                  const struct column *result);

/* The operands have the units *u and *v; *u becomes that of the result. False
   when there is none. */
bool units_operate_both(struct unit *u, enum df_token_kind op,
                        const struct unit *v);

/* One operand of expression `at` has the unit *u, the other, the left one if
   `left`, is a number. False when what comes out is not known: a number that
   a column gave has a unit that nobody knows, and so may one that is no
   conversion, as the 128 tokens of a sequence, or 32 GB to a chip. */
bool units_operate_number(struct unit *u, const struct df_expr *at,
                          enum df_token_kind op, bool left,
                          struct object number);

/* Whether the numbers among columns whose cells go into one, by expression
   `at`, or are compared there, have units that go together. The first two that
   do not are reported, once for a place. A column without a unit goes with
   all. */
bool units_agree(struct eval *ev, const struct df_expr *at,
                 const struct column *const *v, size_t n);

/* The same for cells that are put below each other, where other columns may
   show of what kind they are: latencies below prices, but no ms below s. */
bool units_below(struct eval *ev, const struct df_expr *at,
                 const struct column *const *v, size_t n);

/* The same for amounts of money, which must be in one currency. */
bool units_currencies(struct eval *ev, const struct df_expr *at,
                      const struct column *const *v, size_t n);

/* The same for cells of y, at expression `at`, that are assigned to places
   among those of x. Either may be NULL. */
void units_assigned(struct eval *ev, const struct df_expr *at,
                    const struct column *x, const struct column *y);

/* x and y are joined by `what` ("operator +") at a place: tells that they are
   of other units. Their columns may be NULL. */
void units_mixed(struct eval *ev, struct pos at, str what, const struct unit *u,
                 const struct column *x, const struct unit *v,
                 const struct column *y);

/* An operator as units_mixed has it. */
str units_operator(struct eval *ev, enum df_token_kind op);

/* Checks that columns may be compared. */
void units_compare(struct eval *ev, const struct df_expr *at,
                   enum df_token_kind op, const struct column *x,
                   const struct column *y);

/* A column that was given its name at `at`: the name's unit is held against
   its own, and is taken where it has none. */
const struct column *units_named(struct eval *ev, const struct df_expr *at,
                                 const struct column *c);

/* The column under another name, given to it at `at`; as it is when that is
   its own. */
const struct column *units_renamed(struct eval *ev, const struct df_expr *at,
                                   const struct column *c, str name);
