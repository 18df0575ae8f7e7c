// SPDX-License-Identifier: MIT
// columnwise: methods that give each row a value from the other rows of its
// group, column by column: cumsum, shift, rank. They are the same for a series,
// a frame and a groupby: a column without groups is one group.
#pragma once

#include "df/runtime/call.h"
#include "df/runtime/grouping.h"

/* The groups that a method works in. */
struct columnwise_parts {
    const struct groups *groups;
    bool grouped; /* by a groupby */
    bool dropped; /* some rows are in no group: their results are missing */
};

/* Runs `one` for each column that the method works on: it gives a column of as
   many rows, NULL when it has reported a fault. */
bool columnwise(struct call *c,
                const struct column *(*one)(struct call *c,
                                            const struct column *x,
                                            const struct columnwise_parts *p),
                struct object *out);
