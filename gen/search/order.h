// SPDX-License-Identifier: MIT
// order: sorts the terms of several tables (struct terms) in index order: by
// UTF-16 code units, as JavaScript compares strings.
#pragma once

#include "search/terms.h"

struct order_term {
    uint64_t start; /* copy of term->start */
    const struct term *term;
    size_t table;
};

/* Returns the terms of n > 0 tables in index order, in `a`. Equal terms of
   different tables are adjacent. Sets *count to the number of terms. */
struct order_term *order_tables(struct arena *a,
                                const struct terms *const *tables, size_t n,
                                size_t *count);
