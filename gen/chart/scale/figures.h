// SPDX-License-Identifier: MIT
// figures: whether the numbers of a column can be compared, judged by their
// units. All code that sorts, draws, marks or exports numbers in strings uses
// it.
#pragma once

#include "frame/figure.h"

/* Returns a cell's currency and unit, "$/h", or an empty string; factors (1.5x)
   have no unit. In `a` or a slice of the cell. */
str figures_unit(struct arena *a, const struct figure_cell *x);

/* Whether the numbers of a column can be compared. Zeros need no unit. */
enum figures_alike {
    FIGURES_ALIKE,   /* as written: all have the same unit, or no unit */
    FIGURES_CONVERT, /* after conversion to one unit: 900 us and 1.5 ms */
    FIGURES_DIFFER   /* not at all: $4 and 5 EUR, 900 and 12k, 0.5 and 5 % */
};

struct figures_compared {
    enum figures_alike alike;
    size_t one, other; /* rows: the first with a unit, or STR_NPOS; unless
                          ALIKE, the first with another unit */
};

/* Compares the units of n cells. Leaves `a` unchanged. */
struct figures_compared figures_compare(struct arena *a,
                                        const struct figure_cell *v, size_t n);

/* The same for the cells of a column; columns of numbers are ALIKE. */
struct figures_compared figures_compare_column(struct arena *a,
                                               const struct column *c);

/* Returns the numbers of cells that CONVERT, by row, in one unit; NaN for cells
   without a number. In `a`. */
double *figures_converted(struct arena *a, const struct figure_cell *v,
                          size_t n);

#define FIGURES_HELP "write all numbers of a column in one unit"

/* Returns "numbers of column 'P99' have several units, 'ms' and 's'", for cells
   that are not ALIKE. In `a`. */
str figures_fault(struct arena *a, str name, const struct figure_cell *v,
                  const struct figures_compared *by);

/* Parses the cells of a column. In `a`. */
struct figure_cell *figures_read(struct arena *a, const struct column *c);
