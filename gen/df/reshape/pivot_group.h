// SPDX-License-Identifier: MIT
// pivot_group: aggregates the rows of a long table into one row for each
// combination of a pivot table's keys.
#pragma once

#include "df/runtime/call.h"

struct pivot_group {
    const struct frame *f;
    const struct column *const *keys; /* columns of f */
    size_t n_keys;
    struct object grouper; /* if this is a pd.Grouper, it is the only key */
    const struct column *const *values; /* columns of f; if `how` is a dict,
                                           they contain all columns in it */
    size_t n_values;
    struct object how;  /* the argument of agg() */
    bool drop_intended; /* rows without a key are not reported */
    bool unsorted;      /* groups are in order of first occurrence */
    struct object observed;
};

/* Sets *out to the result of f.groupby(keys)[values].agg(how) for the call c.
   Finds columns by their names. False on a fault, which is reported. */
bool pivot_group(struct call *c, const struct pivot_group *g,
                 struct object *out);
