// SPDX-License-Identifier: MIT
// order: the terms of many tables in the order of the index.
#pragma once

#include "search/terms.h"

struct order_term {
    uint64_t start; /* of the term */
    const struct term *term;
    size_t table;
};

/* Returns the terms of n tables, at least one, in order, the same ones on end,
   in `a`; sets *count to how many there are. */
struct order_term *order_tables(struct arena *a,
                                const struct terms *const *tables, size_t n,
                                size_t *count);
