// SPDX-License-Identifier: MIT
// doubt_group: warns about rows that are aggregated together but should not be.
#pragma once

#include "df/runtime/grouping.h"

struct doubt_group_members {
    const uint32_t *v; /* NULL: all, in order */
    size_t n;
};

struct doubt_group {
    struct eval *ev;
    const struct df_expr *at; /* the aggregation */
    str what;                 /* its name: "mean" */
    const struct column *x;   /* the column that is aggregated */
    const struct frame
        *frame; /* the frame of x, or doubt_group_columns of it */
    const uint32_t *frame_rows; /* row of x -> row of frame; NULL: the same */
    struct doubt_group_members rows; /* the rows of x that are aggregated */
    bool totals;                     /* doubt_group_has_total of the frame */
};

/* Whether a string of the frame is the label of a total; few frames have one.
 */
bool doubt_group_has_total(const struct frame *f);

/* Returns a frame, in `a`, of the columns of `f` that the checks below need:
   units, weights, and strings if `totals`. */
struct frame doubt_group_columns(struct arena *a, const struct frame *f,
                                 bool totals);

/* Reports a total among its parts, units that change, and weights that a mean
   ignores. Returns whether anything was reported, as do the next checks. */
bool doubt_group_rows(const struct doubt_group *g);

/* Reports only units that change. */
bool doubt_group_units(const struct doubt_group *g);

/* Runs doubt_group_rows for each group of a column that comes from a file, with
   the file's other columns. If g is NULL, all rows are one group. */
void doubt_group_reduced(struct eval *ev, const struct df_expr *at, str what,
                         const struct column *x, const struct groups *by);

/* Reports a group whose mean lacks cases that occur in the other groups. */
bool doubt_group_cases(const struct doubt_group *g, const struct grouping *by);

/* Reports units that change in a column that is compared with a number, unless
   the script uses the column of units. */
void doubt_group_compared(struct eval *ev, const struct df_expr *at, str what,
                          const struct column *x);

/* Reports units that change in a column that is sorted or ranked; `by` is as in
   doubt_group_reduced. */
void doubt_group_ordered(struct eval *ev, const struct df_expr *at, str what,
                         const struct column *x, const struct groups *by);
