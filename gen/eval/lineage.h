// SPDX-License-Identifier: MIT
// lineage: how a cell came about: the formulas, and the CSV cells that they
// were computed from. What readers are shown of a number stands on it.
#ifndef EVAL_LINEAGE_H
#define EVAL_LINEAGE_H

#include "frame/frame.h"

/* One cell on the way. Moves of rows (filter, sort, merge) are not steps of
   their own: they are followed through. */
struct lineage_step {
    unsigned depth; /* 0: the cell itself; what it was computed from follows
                       it, one deeper */
    const struct column *column;
    size_t row;
    /* CSV: a cell of a file. EXPR, GROUP: computed, from the steps below it.
       LITERAL: written in the script. TAKE: missing, because a merge found
       no row for it. */
    enum origin_kind kind;
    str text;       /* EXPR: the formula as written; GROUP: "mean", ... */
    struct pos pos; /* in the script; CSV: the file and line, col 0 */
};

struct lineage {
    struct lineage_step *v;
    size_t n, cap;
    bool cut; /* there is more than LINEAGE_STEPS_MAX or _DEPTH_MAX allow */
};

enum { LINEAGE_STEPS_MAX = 1000, LINEAGE_DEPTH_MAX = 100 };

/* The steps of a cell, in the order in which a reader would follow them. A
   cell that is used twice is told once. Lives in `a`. */
struct lineage lineage_of(struct arena *a, const struct column *c, size_t row);

/* The cell of a CSV file that a cell was taken from as it is: its column and
   row there, or false when it was computed. */
bool lineage_csv(const struct column **c, size_t *row);

#endif
