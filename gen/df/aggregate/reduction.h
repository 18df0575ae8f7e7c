// SPDX-License-Identifier: MIT
// reduction: one cell computed from the cells of one group: a table of
// functions by pandas' names.
#pragma once

#include "df/runtime/call.h"

/* What is given between two numbers. */
enum quantile_between {
    QUANTILE_LINEAR,
    QUANTILE_LOWER,
    QUANTILE_HIGHER,
    QUANTILE_MIDPOINT,
    QUANTILE_NEAREST
};

/* How floats are added up, so that the last digit is that of pandas. */
enum reduce_adding {
    REDUCE_COMPENSATED, /* Kahan, as pandas adds the rows of a group */
    REDUCE_PAIRWISE,    /* as numpy adds a column */
    REDUCE_PLAIN        /* one after the other, as numpy adds across columns */
};

/* What is computed, and pandas' parameters of it. */
struct reducing {
    const struct reduction *what; /* a row of REDUCTIONS */
    enum reduce_adding adding;
    bool skipna;       /* missing cells are passed over */
    bool dropna;       /* nunique: they are not counted */
    int64_t ddof;      /* var, std, sem: n - ddof divides */
    int64_t min_count; /* fewer cells give a missing one */
    double q;          /* quantile */
    enum quantile_between between;
    const struct column *labels; /* idxmin, idxmax give cells of it */
};

/* The cells of one group. */
struct group_cells {
    const struct reducing *r;
    const struct column *c;
    const uint32_t *rows;
    size_t n;
    double *room; /* for n numbers */
    int64_t *whole_room;
    /* nunique: the first row with an equal cell, for each row; and where it
       was seen last, as the number of a group plus one. */
    const uint32_t *firsts;
    uint32_t *seen, group;
    bool over; /* whole: an integer does not fit */
};

/* How one cell is computed. Exactly one of the functions gives it; `whole`
   stands in for `number` where cells are integers or bools. */
struct reduction {
    str name;
    double (*number)(struct group_cells *x);
    int64_t (*whole)(struct group_cells *x);
    bool (*pick)(struct group_cells *x, uint32_t *row); /* a row of the group,
                                                     or ORIGIN_NO_ROW */
    int64_t (*count)(struct group_cells *x);
    bool (*truth)(struct group_cells *x);
    bool texts;      /* number: texts are joined */
    bool labels;     /* pick: the row's label is given, not its cell */
    bool numbers;    /* no text has it */
    bool quantile;   /* it is that */
    bool extreme;    /* pick: the least or the greatest, */
    bool greatest;   /* the latter */
    bool distinct;   /* count: equal cells count once */
    unsigned effect; /* enum effect */
};

/* All of them, in the order of their names. */
enum { REDUCTION_N = 19 };
extern const struct reduction REDUCTIONS[REDUCTION_N];

/* The order of two doubles, for qsort. */
int reduction_order(const void *x, const void *y);

/* How many cells of a group are not missing. */
int64_t reduction_count(struct group_cells *x);
