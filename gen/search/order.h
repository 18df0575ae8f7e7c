// SPDX-License-Identifier: MIT
// order: sorts the terms of many tables in index order.
#pragma once

#include "search/terms.h"

struct order_term {
    uint64_t start; /* of the term */
    const struct term *term;
    size_t table;
};

/* Returns the terms of n tables (at least one) sorted, equal terms side by
   side, in `a`; sets *count to their number. */
struct order_term *order_tables(struct arena *a,
                                const struct terms *const *tables, size_t n,
                                size_t *count);
