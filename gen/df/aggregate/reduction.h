// SPDX-License-Identifier: MIT
// reduction: computes one cell from the cells of one group, by a table of
// functions with pandas' names.
#pragma once

#include "df/runtime/call.h"

/* pandas' `interpolation`: how a quantile between two numbers is computed. */
enum quantile_between {
    QUANTILE_LINEAR,
    QUANTILE_LOWER,
    QUANTILE_HIGHER,
    QUANTILE_MIDPOINT,
    QUANTILE_NEAREST
};

/* The order in which floats are added. The last digit of a sum depends on this
   order, and must be the same as in pandas. */
enum reduce_adding {
    REDUCE_COMPENSATED, /* Kahan, as pandas adds the rows of a group */
    REDUCE_PAIRWISE,    /* as numpy adds a column */
    REDUCE_PLAIN        /* in order, as numpy adds across columns */
};

/* A reduction and its parameters, as in pandas. */
struct reducing {
    const struct reduction *reduction; /* a row of REDUCTIONS */
    enum reduce_adding adding;
    bool skipna;       /* missing cells are skipped */
    bool dropna;       /* nunique: missing cells do not count */
    int64_t ddof;      /* var, std, sem: divides by n - ddof */
    int64_t min_count; /* the result is missing if fewer cells have a value */
    double q;          /* quantile: from 0 to 1 */
    enum quantile_between between;
    const struct column *labels; /* idxmin, idxmax: return cells of this
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
    /* nunique: `firsts` has, by row, the first row with an equal cell. `seen`
       has, by first row, the last group in which such a cell was seen. `group`
       is the current group. Groups are numbered from 1. */
    const uint32_t *firsts;
    uint32_t *seen, group;
    bool over; /* integer: an integer overflowed */
};

/* A function that computes one cell from a group. Only one of the functions is
   set, or both `number` and `integer`; then `integer` is used for integers and
   bools. */
struct reduction {
    str name;
    double (*number)(struct group_cells *x);
    int64_t (*integer)(struct group_cells *x);
    /* sets *row to a row of the group, unless all cells are missing */
    bool (*pick)(struct group_cells *x, uint32_t *row);
    int64_t (*count)(struct group_cells *x);
    bool (*truth)(struct group_cells *x);
    bool concatenates; /* number: also concatenates strings */
    bool labels;       /* pick: returns the row's label, not its cell */
    bool numeric;      /* cannot reduce strings */
    bool quantile;     /* the function is quantile */
    bool extreme;      /* pick: picks the minimum or maximum */
    bool greatest;     /* picks the maximum */
    bool distinct;     /* count: equal cells count once */
    unsigned effect;   /* enum effect */
};

/* All reductions, sorted by name. */
enum { REDUCTION_N = 19 };
extern const struct reduction REDUCTIONS[REDUCTION_N];

/* Compares two doubles in ascending order, for qsort. */
int reduction_order(const void *x, const void *y);

/* Returns the number of cells that are not missing. */
int64_t reduction_count(struct group_cells *x);
