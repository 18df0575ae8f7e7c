// SPDX-License-Identifier: MIT
// figures: whether the numbers of a column compare, by their units. All that
// orders, draws, marks or downloads the numbers of texts asks here.
#pragma once

#include "frame/figure.h"

/* A cell's currency and unit, "$/h"; empty if it has none, or is a
   factor: 1.5x. In `a` or of the cell. */
str figures_unit(struct arena *a, const struct figure_cell *x);

/* How the numbers of a column compare. A zero needs no unit. */
enum figures_alike {
    FIGURES_ALIKE,   /* as they are written: all have one unit, or none has */
    FIGURES_CONVERT, /* in one of their units: 900 us and 1.5 ms */
    FIGURES_DIFFER   /* not at all: $4 and 5 EUR, 900 and 12k, 0.5 and 5 % */
};

struct figures_compared {
    enum figures_alike alike;
    size_t one, other; /* rows: the first with a unit to compare, or STR_NPOS;
                          unless ALIKE, the first that has another one */
};

/* Compares n cells by their units. `a` is left as it was. */
struct figures_compared figures_compare(struct arena *a,
                                        const struct figure_cell *v, size_t n);

/* The same of a column's own cells; columns of numbers are ALIKE. */
struct figures_compared figures_compare_column(struct arena *a,
                                               const struct column *c);

/* The numbers of cells that CONVERT, by row, in one unit; NaN where there is
   none. In `a`. */
double *figures_converted(struct arena *a, const struct figure_cell *v,
                          size_t n);

#define FIGURES_HELP "write all numbers of a column in one unit"

/* "numbers of column 'P99' have several units, 'ms' and 's'", of cells that are
   not ALIKE. In `a`. */
str figures_fault(struct arena *a, str name, const struct figure_cell *v,
                  const struct figures_compared *by);

/* The cells of a column, by row. In `a`. */
struct figure_cell *figures_read(struct arena *a, const struct column *c);
