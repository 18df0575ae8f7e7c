// SPDX-License-Identifier: MIT
// columnwise: methods that compute each row from other rows of its group,
// column by column: cumsum, shift, rank. They serve a series, a frame and a
// groupby: a column without groups has one group.
#pragma once

#include "df/runtime/call.h"
#include "df/runtime/grouping.h"

/* The groups of a method. */
struct columnwise_parts {
    const struct groups *groups;
    bool grouped; /* by a groupby */
    bool dropped; /* some rows are in no group: their results are missing */
};

/* Runs `one` for each column of the receiver. `one` returns a column of the
   same length, or NULL on a fault, which it reports. */
bool columnwise(struct call *c,
                const struct column *(*one)(struct call *c,
                                            const struct column *x,
                                            const struct columnwise_parts *p),
                struct object *out);
