// SPDX-License-Identifier: MIT
// doubt_group: lint warnings (doubts) about rows that are aggregated together
// but should not be.
#pragma once

#include "df/runtime/grouping.h"

/* Rows of a column that are aggregated together. */
struct doubt_group_members {
    const uint32_t *v; /* NULL: rows 0 to n - 1 */
    size_t n;
};

/* An aggregation of one group of rows. */
struct doubt_group {
    struct eval *ev;
    const struct df_expr *at;  /* the call that aggregates */
    str what;                  /* the name of the aggregation: "mean" */
    const struct column *x;    /* the column that is aggregated */
    const struct frame *frame; /* the frame or CSV file of x, perhaps reduced by
                                  doubt_group_columns */
    const uint32_t *frame_rows; /* row of x -> row of `frame`; NULL: the same
                                   row */
    struct doubt_group_members rows; /* the rows of x that are aggregated */
    bool totals;                     /* doubt_group_has_total of `frame` */
};

/* Whether any string of f is the label of a total, such as "Total". False for
   most frames, which then need no check of totals. */
bool doubt_group_has_total(const struct frame *f);

/* Returns a frame with the columns of f that the checks below need: units,
   weights and, if `totals`, all strings. Its list of columns lives in `a`. */
struct frame doubt_group_columns(struct arena *a, const struct frame *f,
                                 bool totals);

/* Reports a total among the rows that it summarizes, units that change from row
   to row, and weights that a mean ignores. Stops at the first of these. Returns
   whether it found one. */
bool doubt_group_rows(const struct doubt_group *g);

/* As doubt_group_rows, but checks only the units. */
bool doubt_group_units(const struct doubt_group *g);

/* Checks aggregation `what`, called at `at`, of column x. If x comes from a
   file, runs doubt_group_rows for each group of `by`, with g->frame set to the
   file, until a fault is reported. If `by` is NULL, all rows are one group. */
void doubt_group_reduced(struct eval *ev, const struct df_expr *at, str what,
                         const struct column *x, const struct groups *by);

/* Reports a group of `by` whose mean or median of g->x lacks cases of the other
   groups. A case is a value of another column. Returns whether a group was
   reported. Does not use g->frame and g->rows. */
bool doubt_group_cases(const struct doubt_group *g, const struct grouping *by);

/* Reports units that change within column x. `what` is the operator at `at`,
   such as "<", that compares x with a number. No-op if the script mentions the
   column of units. */
void doubt_group_compared(struct eval *ev, const struct df_expr *at, str what,
                          const struct column *x);

/* Reports units that change within column x, or within one of its groups.
   `what` is the method called at `at`, such as "rank", that sorts or ranks x.
   `by` is as in doubt_group_reduced. */
void doubt_group_ordered(struct eval *ev, const struct df_expr *at, str what,
                         const struct column *x, const struct groups *by);
