// SPDX-License-Identifier: MIT
// figures: decides whether the numbers of a column can be compared, by their
// units.
#pragma once

#include "frame/figure.h"

/* Returns a cell's currency and unit, such as "$/h", or an empty string.
   Factors (1.5x) have no unit. In `a` or a slice of the cell. */
str figures_unit(struct arena *a, const struct figure_cell *x);

/* Whether the numbers of a column can be compared. The unit of a zero does not
   matter. */
enum figures_alike {
    FIGURES_ALIKE,   /* without conversion: all have the same unit, or none has
                        a unit */
    FIGURES_CONVERT, /* after conversion to one unit: 900 us and 1.5 ms */
    FIGURES_DIFFER   /* not comparable: $4 and 5 EUR, 900 and 12k */
};

struct figures_compared {
    enum figures_alike alike;
    size_t one, other; /* row indexes; `one`: first number whose unit matters,
                          or STR_NPOS; `other`: a number with another unit,
                          STR_NPOS if ALIKE */
};

/* Compares the units of n cells, v. Frees all memory that it allocates in `a`.
 */
struct figures_compared figures_compare(struct arena *a,
                                        const struct figure_cell *v, size_t n);

/* Compares the units of a column's cells; a column of numbers is ALIKE. Frees
   all memory that it allocates in `a`. */
struct figures_compared figures_compare_column(struct arena *a,
                                               const struct column *c);

/* Returns the numbers of n cells in one unit, by row, in `a`; NaN for cells
   without a number. The result of comparing the cells must be
   FIGURES_CONVERT. */
double *figures_converted(struct arena *a, const struct figure_cell *v,
                          size_t n);

#define FIGURES_HELP \
    "write all numbers of a column with the same unit or suffix"

/* Returns a message for cells that are not ALIKE: "column 'P99' has numbers
   in several units, 'ms' and 's'". In `a`. */
str figures_fault(struct arena *a, str name, const struct figure_cell *v,
                  const struct figures_compared *by);

/* Parses the cells of a column, in the column's notation. In `a`. */
struct figure_cell *figures_read(struct arena *a, const struct column *c);
