// SPDX-License-Identifier: MIT
// doubt_group: rows that are aggregated together and should not be.
#ifndef DF_DOUBT_DOUBT_GROUP_H
#define DF_DOUBT_DOUBT_GROUP_H

#include "df/core/call.h"
#include "df/core/grouping.h"

struct doubt_rows_of {
    const uint32_t *v; /* NULL: all, in order */
    size_t n;
};

struct doubt_group {
    struct call *c;            /* the aggregation, */
    str what;                  /* "mean", */
    const struct frame *frame; /* or doubt_group_columns of it */
    const struct column *x;    /* of one of the columns, */
    struct doubt_rows_of rows;
    bool totals; /* as doubt_group_has_total */
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

/* Reports a group whose mean lacks cases that the other groups have. */
bool doubt_group_cases(const struct doubt_group *g, const struct grouping *by);

#endif
