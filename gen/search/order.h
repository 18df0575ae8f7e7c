// SPDX-License-Identifier: MIT
// order: the texts of many tables in the order of the index.
#pragma once

#include "search/terms.h"

struct text_order {
    str *texts; /* each once, in order; they are the tables' */
    size_t n;
    uint32_t **place_of; /* table, a number there -> place in `texts` */
};

/* Puts the texts of n tables, at least one, in order; in `a`. */
void order_tables(struct text_order *o, struct arena *a,
                  const struct terms *const *tables, size_t n);
