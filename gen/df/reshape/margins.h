// SPDX-License-Identifier: MIT
// margins: the totals of a pivot table: a last column and a last row. Totals
// are aggregated from the rows of the long table, not from the cells of the
// pivot table.
#pragma once

#include "df/reshape/pivot_group.h"

/* A pivot table and the long table from which it was made. */
struct margins {
    struct call *c; /* the call of pivot_table */
    const struct frame *f;
    const struct frame *table;
    const struct column *const *rows, *const *across; /* keys: columns of f */
    size_t n_rows, n_across;
    const struct column *const *values; /* columns with the names of columns of
                                           f, in the order of the table's
                                           columns */
    size_t n_values, n_asked; /* n_values: number of `values`; n_asked: number
                                 of columns in values= */
    bool named;               /* names of new columns begin with the name of
                                 the column of values */
    const struct column **labels; /* the values of the keys `across`: row k
                                     labels column k of each column of values */
    struct object how;            /* aggfunc= */
    struct value fill;            /* fill_value= */
    bool values_given, drop;      /* drop: dropna=True */
    str name;                     /* margins_name= */
};

/* Returns the table with its margins; NULL on a fault, which is reported. Warns
   if the margins leave out rows that other cells count. */
struct frame *margins_add(const struct margins *m);

/* Returns x with one more cell: row `row` of `below`, or `fill` if that cell is
   missing. NULL if a limit is reached. */
const struct column *margins_below(struct call *c, const struct column *x,
                                   const struct column *below, uint32_t row,
                                   struct value fill);

/* Returns the row labels of f with one more label at the end. The first level
   of this label is `name`; its other levels are empty. NULL if a limit is
   reached. */
const struct column **margins_labels(struct call *c, const struct frame *f,
                                     str name);
