// SPDX-License-Identifier: MIT
// lineage: traces how a cell was computed: its formulas, and the CSV cells that
// they used. Explanations of numbers use it.
#pragma once

#include "frame/frame.h"

enum lineage_role {
    LINEAGE_CSV,      /* a cell of a file */
    LINEAGE_LITERAL,  /* written in the script */
    LINEAGE_MISSING,  /* a merge or look-up found no row */
    LINEAGE_FORMULA,  /* computed from the steps of its parts */
    LINEAGE_FORMAT,   /* a number converted to a string */
    LINEAGE_ROUNDING, /* a number with fewer digits */
    LINEAGE_TYPE,     /* converted to another type */
    LINEAGE_GROUP,    /* computed from the rows of a group */
    LINEAGE_CHOICE    /* a column: cells of several columns */
};

/* A part of a step's formula. If n is 0, it is an input that the formula does
   not show by itself. Several parts may have the same position: they are the
   cells of a row. */
struct lineage_part {
    size_t from, n; /* bytes of the text */
    bool whole;     /* a cell of a column whose cells are all used */
    str name;       /* of the column, or STR_NONE */
    size_t step;    /* the step of the part, or LINEAGE_NONE */
    struct value value;
};

/* One step of the computation. Moves of rows (filter, sort, merge) and
   operations within a formula are not steps of their own. */
struct lineage_step {
    unsigned depth; /* 0: the cell itself; its inputs follow, one level
                       deeper */
    const struct column
        *column; /* CSV: the column of the file; NULL: a single value */
    size_t row;  /* of the column; LINEAGE_NONE: all */
    enum lineage_role role;
    str text;           /* the formula as written; GROUP: "mean", ... */
    struct pos pos;     /* in the script; CSV: the file and line, col 0 */
    struct value value; /* of the cell or single value; NA for a column */
    const struct lineage_part *parts;
    size_t n_parts;
    /* The merge that moved the cell to the formula that uses it, or NULL. */
    const struct origin_match *match;
    size_t match_row; /* of the match's keys */
};

struct lineage {
    struct lineage_step *v;
    size_t n, cap;
    bool cut; /* there is more than LINEAGE_STEPS_MAX or _DEPTH_MAX allow */
};

enum {
    LINEAGE_STEPS_MAX = 1000,
    LINEAGE_DEPTH_MAX = 100,
    LINEAGE_SHOWN_MAX = 8 /* cells of a column in a filled formula */
};
#define LINEAGE_NONE SIZE_MAX

/* Returns the steps of a cell, from the cell to its inputs. A cell that is used
   twice has one step. Lives in `a`. */
struct lineage lineage_of(struct arena *a, const struct column *c, size_t row);

/* As lineage_of, for a whole column: returns formulas and columns of files,
   without rows and values. */
struct lineage lineage_of_column(struct arena *a, const struct column *c);

/* Returns the first part that uses a step, and its step in *by; NULL for the
   first step. */
const struct lineage_part *lineage_use(const struct lineage *l, size_t step,
                                       const struct lineage_step **by);

/* Whether a step only formats, rounds or converts a number. */
bool lineage_is_finish(enum lineage_role role);

/* Returns the formula of a step with its values filled in. In `a`. */
str lineage_filled(struct arena *a, const struct lineage_step *s);

/* Returns a value as written in a script: a quoted string, nan. */
str lineage_value(struct arena *a, struct value v);

const char *lineage_role_name(enum lineage_role role); /* "formula", ... */

/* Follows moves of rows (filter, sort, merge) to the cell that was moved.
   Returns false if a merge found no row for it. */
bool lineage_follow(const struct column **c, size_t *row);

/* Finds the column and row in the CSV file of a cell that was only moved.
   Returns false for other cells. */
bool lineage_csv(const struct column **c, size_t *row);

/* As lineage_csv, for a cell that was also converted, formatted, or computed
   from a single cell. */
bool lineage_csv_alone(const struct column **c, size_t *row);
