// SPDX-License-Identifier: MIT
// doubt_group: rows that are aggregated together and should not be.
#pragma once

#include "df/runtime/grouping.h"

struct doubt_rows_of {
    const uint32_t *v; /* NULL: all, in order */
    size_t n;
};

struct doubt_group {
    struct eval *ev;
    const struct df_expr *at;  /* the aggregation, */
    str what;                  /* "mean", */
    const struct column *x;    /* of this column */
    const struct frame *frame; /* that it is of, or doubt_group_columns of it */
    const uint32_t *beside;    /* its rows, by those of x; NULL: the same */
    struct doubt_rows_of rows; /* of x */
    bool totals;               /* as doubt_group_has_total */
};

/* Whether a text of the frame names a total, as most frames' do not. */
bool doubt_group_has_total(const struct frame *f);

/* Returns a frame of the columns of `f` that the checks below compare others
   with: few mostly. `totals` is as in struct doubt_group. In `a`. */
struct frame doubt_group_columns(struct arena *a, const struct frame *f,
                                 bool totals);

/* Reports a total among its parts, units that change, and counts that a mean
   ignores; whether it did. */
bool doubt_group_rows(const struct doubt_group *g);

/* Reports units that change only. */
bool doubt_group_units(const struct doubt_group *g);

/* Both, of the groups of a column that is from a file, by the file's other
   columns; `g` NULL: all rows are one. */
void doubt_group_reduced(struct eval *ev, const struct df_expr *at, str what,
                         const struct column *x, const struct groups *g);

/* Reports a group whose mean lacks cases that the other groups have. */
bool doubt_group_cases(const struct doubt_group *g, const struct grouping *by);

/* Reports units that change among numbers that are compared with one, unless
   the script names the column that states them. */
void doubt_group_compared(struct eval *ev, const struct df_expr *at, str what,
                          const struct column *x);

/* Reports units that change among numbers that are ordered; groups are as
   above. */
void doubt_group_ordered(struct eval *ev, const struct df_expr *at, str what,
                         const struct column *x, const struct groups *by);
