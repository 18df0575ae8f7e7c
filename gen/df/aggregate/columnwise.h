// SPDX-License-Identifier: MIT
// columnwise: runs methods such as cumsum, shift and rank, which compute each
// cell from other cells of its column and group. The receiver is a series, a
// frame or a groupby. Without a groupby, all rows are in one group.
#pragma once

#include "df/runtime/call.h"
#include "df/runtime/grouping.h"

/* The groups of rows for a method such as cumsum, which starts anew in each
   group. If the receiver is not a groupby, all rows are one group. */
struct columnwise_parts {
    const struct groups *groups;
    bool grouped; /* the receiver of the call is a groupby */
    bool dropped; /* some rows are in no group, so their results are missing */
};

/* Calls `run` for each column x of the receiver, and sets *out to a series or
   frame of the results. `run` returns a column as long as x, or NULL after
   reporting a fault. */
bool columnwise(struct call *c,
                const struct column *(*run)(struct call *c,
                                            const struct column *x,
                                            const struct columnwise_parts *p),
                struct object *out);
