// SPDX-License-Identifier: MIT
// comparable: whether the numbers of a column's cells can be put in an order,
// and have ratios.
#ifndef TABLE_COMPARABLE_H
#define TABLE_COMPARABLE_H

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

/* The numbers of cells with several units, "900 us" beside "1.5 ms", in one of
   them, by row; NAN where there is none. NULL where there is but one unit, or
   they do not go together. In `a`. */
double *comparable_converted(struct arena *a, const struct figure_cell *v,
                             size_t n);

/* Whether numbers can be compared as they are written: no two have different
   units or currencies, and none is plain beside a percentage. */
bool comparable_alike(const struct figure_cell *v, size_t n);

/* The numbers where some of them are infinite, as "inf", or all of them if
   `hard`: scripts cannot take these from the texts. Else NULL. In `a`. */
double *comparable_unbounded(struct arena *a, const str *texts,
                             const struct figure_cell *v, size_t n, bool hard);

#endif
