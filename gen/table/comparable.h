// SPDX-License-Identifier: MIT
// comparable: the numbers of a column's cells, for the readers' tools to put in
// an order; and whether these can read them.
#pragma once

#include <stdbool.h>

#include "base/arena.h"
#include "frame/figure.h"

/* The figures of the texts that a table shows, by row. *hard is set if scripts
   cannot take them from the texts: they know the usual notation, and no names
   of what is missing. In `a`. */
struct figure_cell *comparable_read(struct arena *a, const str *texts, size_t n,
                                    const struct notation *as, bool *hard);

/* The same for a column of strings: only what is missing is read. */
struct figure_cell *comparable_missing(struct arena *a, const str *texts,
                                       size_t n, const struct notation *as);

/* The numbers where some of them are infinite, as "inf", or all of them if
   `hard`: scripts cannot take these from the texts. Else NULL. In `a`. */
double *comparable_unbounded(struct arena *a, const str *texts,
                             const struct figure_cell *v, size_t n, bool hard);
