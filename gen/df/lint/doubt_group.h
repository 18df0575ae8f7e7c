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
    const struct df_expr *at;   /* the call that aggregates */
    str what;                   /* the name of the aggregation: "mean" */
    const struct column *x;     /* the column that is aggregated */
    const struct frame *frame;  /* the frame of x, or the CSV file of x; perhaps
                                   reduced by doubt_group_columns */
    const uint32_t *frame_rows; /* for each row of x, the row of `frame`; NULL:
                                   the same row */
    struct doubt_group_members rows; /* the aggregated rows of x */
    bool totals;                     /* result of doubt_group_has_total for
                                        `frame` */
};

/* Whether any string of f is the label of a total, such as "Total". False for
   most frames, which then need no check of totals. */
bool doubt_group_has_total(const struct frame *f);

/* Returns a frame with the columns of f that the checks below need: units,
   weights and, if `totals`, all strings. Its list of columns lives in `a`. */
struct frame doubt_group_columns(struct arena *a, const struct frame *f,
                                 bool totals);

/* Checks the rows of g. Reports the first of these faults: a total among the
   rows that it summarizes, units that change from row to row, weights that a
   mean ignores. Returns whether it reported one. */
bool doubt_group_rows(const struct doubt_group *g);

/* Like doubt_group_rows, but checks only the units. */
bool doubt_group_units(const struct doubt_group *g);

/* Checks column x, which the call at `at` aggregates. `what` is the name of the
   aggregation. If x comes from a file, runs doubt_group_rows with that file for
   each group of `by` until it reports a fault. If `by` is NULL, all rows are
   one group. */
void doubt_group_reduced(struct eval *ev, const struct df_expr *at, str what,
                         const struct column *x, const struct groups *by);

/* Checks the mean or median of g->x in the groups of `by`. A case is a value of
   another column. Reports a group without some cases that other groups have.
   Returns whether it reported a group. Does not use g->frame and g->rows. */
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
