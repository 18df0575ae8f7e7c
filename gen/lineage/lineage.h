// SPDX-License-Identifier: MIT
// lineage: traces how a cell was computed: the formulas, and the CSV cells that
// they used.
#pragma once

#include "frame/frame.h"

enum lineage_role {
    LINEAGE_CSV,      /* a cell of a file */
    LINEAGE_LITERAL,  /* written in the script */
    LINEAGE_MISSING,  /* a merge or look-up found no row */
    LINEAGE_FORMULA,  /* computed by a formula from its parts */
    LINEAGE_FORMAT,   /* a number converted to a string */
    LINEAGE_ROUNDING, /* a number with fewer digits */
    LINEAGE_TYPE,     /* converted to another type */
    LINEAGE_GROUP,    /* computed from the rows of a group */
    LINEAGE_CHOICE    /* a whole column, picked from several columns */
};

/* An input of a step's formula. If n is 0, the formula does not show it. Parts
   with the same position are the cells of a row. */
struct lineage_part {
    size_t from, n; /* position and length in the step's text, in bytes */
    bool whole;     /* a cell of a column whose cells are all used */
    str name;       /* name of the column, or STR_NONE */
    size_t step;    /* index of the step that computed it, or LINEAGE_NONE */
    struct value value;
};

/* One step of the computation of a cell. Moves of rows (filter, sort, merge)
   and operations within a formula are not steps of their own. */
struct lineage_step {
    unsigned depth; /* 0: the cell itself; its inputs follow, one level
                       deeper */
    const struct column *column; /* the column of the cell; CSV: that of the
                                    file; NULL: a single value */
    size_t row; /* row of the cell; LINEAGE_NONE: the whole column */
    enum lineage_role role;
    str text;           /* the formula as written; GROUP: "mean", ... */
    struct pos pos;     /* position in the script; CSV: the file and line, col
                           0 */
    struct value value; /* value of the cell or single value; NA for a column */
    const struct lineage_part *parts;
    size_t n_parts;
    /* The merge or look-up that moved the cell to the formula that uses it, or
       NULL. */
    const struct origin_match *match;
    size_t match_row; /* row of the match's keys */
};

struct lineage {
    struct lineage_step *v;
    size_t n, cap;
    bool cut; /* steps are missing: LINEAGE_STEPS_MAX or LINEAGE_DEPTH_MAX was
                 reached */
};

enum {
    LINEAGE_STEPS_MAX = 1000,
    LINEAGE_DEPTH_MAX = 100,
    LINEAGE_SHOWN_MAX = 8 /* cells of a column shown by lineage_filled */
};
#define LINEAGE_NONE SIZE_MAX

/* Returns the steps that computed the cell in `row` of c, the cell itself
   first. A cell that is used twice has one step. Lives in `a`. */
struct lineage lineage_of(struct arena *a, const struct column *c, size_t row);

/* As lineage_of, for a whole column: the steps are formulas and columns of
   files, without rows and values. */
struct lineage lineage_of_column(struct arena *a, const struct column *c);

/* Returns the first part computed by the step with index `step`, and sets *by
   to the step that uses it. Both are NULL for the first step. */
const struct lineage_part *lineage_use(const struct lineage *l, size_t step,
                                       const struct lineage_step **by);

/* Whether a step only formats, rounds or converts a number. */
bool lineage_is_finish(enum lineage_role role);

/* Returns the formula of a step with its values in place of its parts. In
   `a`. */
str lineage_filled(struct arena *a, const struct lineage_step *s);

/* Returns v as it is written in a script: a quoted string, nan. In `a`. */
str lineage_value(struct arena *a, struct value v);

const char *lineage_role_name(enum lineage_role role); /* "formula", ... */

/* Changes column *c and *row to the cell from which a cell was moved by
   filters, sorts, merges and concatenations. Returns false if a merge found no
   row for it; then *row is ORIGIN_NO_ROW. */
bool lineage_follow(const struct column **c, size_t *row);

/* Changes *c and *row to the column and row of a CSV file from which a cell was
   moved. Returns false, and changes neither, for other cells. */
bool lineage_csv(const struct column **c, size_t *row);

/* As lineage_csv, also for a cell that was converted, formatted, or computed
   from a single cell. May change *c and *row even if it returns false. */
bool lineage_csv_alone(const struct column **c, size_t *row);
