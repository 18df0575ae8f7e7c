// SPDX-License-Identifier: MIT
// columnwise: runs methods that compute each cell from other cells of its
// column and group, such as cumsum, shift and rank, on a series, a frame or a
// groupby. Without a groupby, all rows are in one group.
#pragma once

#include "df/runtime/call.h"
#include "df/runtime/grouping.h"

/* The groups of rows in which a method computes. */
struct columnwise_parts {
    const struct groups *groups;
    bool grouped; /* the receiver is a groupby */
    bool dropped; /* some rows are in no group: their results are missing */
};

/* Calls `run` for each column of the receiver, and sets *out to a series or
   frame of the results. `run` returns a column of the same length as x, or NULL
   on a fault, which it reports. */
bool columnwise(struct call *c,
                const struct column *(*run)(struct call *c,
                                            const struct column *x,
                                            const struct columnwise_parts *p),
                struct object *out);
