// SPDX-License-Identifier: MIT
// reduction: computes one cell from the cells of one group, by a table of
// functions with pandas' names.
#pragma once

#include "df/runtime/call.h"

/* How a quantile between two numbers is computed: pandas' `interpolation`. */
enum quantile_between {
    QUANTILE_LINEAR,
    QUANTILE_LOWER,
    QUANTILE_HIGHER,
    QUANTILE_MIDPOINT,
    QUANTILE_NEAREST
};

/* The order in which floats are added. The order affects the last digit of a
   sum, which must be the same as in pandas. */
enum reduce_adding {
    REDUCE_COMPENSATED, /* with Kahan's compensation, as pandas adds the rows of
                           a group */
    REDUCE_PAIRWISE,    /* as numpy adds a column */
    REDUCE_PLAIN        /* one after another, as numpy adds across columns */
};

/* A reduction and its parameters, as in pandas. */
struct reducing {
    const struct reduction *reduction; /* a row of REDUCTIONS */
    enum reduce_adding adding;
    bool narrows;      /* results for a column of objects get a narrower type if
                          possible, as in pandas for a grouped frame */
    bool skipna;       /* missing cells are skipped */
    bool dropna;       /* nunique: missing cells are not counted */
    int64_t ddof;      /* var, std, sem: the divisor is n - ddof */
    int64_t min_count; /* the result is missing if fewer cells than this have a
                          value */
    double q;          /* quantile: from 0 to 1 */
    enum quantile_between between;
    const struct column *labels; /* idxmin, idxmax: the result is a cell of this
                                    column */
};

/* The cells of one group. */
struct group_cells {
    const struct reducing *r;
    const struct column *c;
    const uint32_t *rows;
    size_t n;
    double *room;          /* space for n numbers */
    int64_t *integer_room; /* space for n integers */
    /* nunique: firsts[row] is the first row with an equal cell. seen[first] is
       the last group in which a cell equal to the cell of row `first` was
       found. `group` is the number of the current group, from 1. */
    const uint32_t *firsts;
    uint32_t *seen, group;
    bool over; /* integer: the result exceeds 64 bits */
};

/* Computes one cell from the cells of a group. Exactly one of the functions
   `number`, `integer`, `pick`, `count` and `truth` is set, with one exception:
   if `number` and `integer` are both set, `integer` is for integers and bools,
   and `number` for floats. */
struct reduction {
    str name;
    double (*number)(struct group_cells *x);
    int64_t (*integer)(struct group_cells *x);
    /* sets *row to the row of the group with the result, unless all cells are
       missing */
    bool (*pick)(struct group_cells *x, uint32_t *row);
    int64_t (*count)(struct group_cells *x);
    bool (*truth)(struct group_cells *x);
    bool concatenates; /* concatenates strings; `number` is for other cells */
    bool labels;   /* the result is the label of the row that `pick` picks, not
                      its cell */
    bool numeric;  /* cannot reduce strings */
    bool quantile; /* the function is quantile */
    bool extreme;  /* `pick` picks the minimum or maximum */
    bool greatest; /* `pick` picks the maximum, not the minimum */
    bool distinct; /* `count` counts equal cells once */
    bool library;  /* a function of scipy.stats, not a method of columns */
    unsigned effect; /* enum effect */
};

/* All reductions, sorted by name. */
enum { REDUCTION_N = 20 };
extern const struct reduction REDUCTIONS[REDUCTION_N];

/* Compares two doubles in ascending order, for qsort. */
int reduction_order(const void *x, const void *y);

/* Returns a quantile of n > 0 numbers in ascending order, as numpy
   interpolates. */
double reduction_quantile(const double *v, size_t n, double q);

/* Returns the number of cells that are not missing. */
int64_t reduction_count(struct group_cells *x);
