// SPDX-License-Identifier: MIT
// lineage: how a cell came about: the formulas, and the CSV cells that they
// were computed from. What readers are shown of a number stands on it.
#pragma once

#include "frame/frame.h"

enum lineage_role {
    LINEAGE_CSV,      /* a cell of a file */
    LINEAGE_LITERAL,  /* written in the script */
    LINEAGE_MISSING,  /* a merge or a look-up found no row for it */
    LINEAGE_FORMULA,  /* computed, from the steps that are its parts */
    LINEAGE_FORMAT,   /* a number made text */
    LINEAGE_ROUNDING, /* a number with fewer digits */
    LINEAGE_TYPE,     /* another type */
    LINEAGE_GROUP,    /* computed from the rows of a group */
    LINEAGE_CHOICE    /* of a column: one or another of several */
};

/* A part of a step's formula, or, with n 0, what it was computed from without
   standing in it by itself. Several parts may stand at one place: they are the
   cells of a row. */
struct lineage_part {
    size_t from, n; /* bytes of the text */
    bool whole;     /* one of the cells of a column that is used as a whole */
    str name;       /* of the column, or STR_NONE */
    size_t step;    /* that explains it, or LINEAGE_NONE */
    struct value value;
};

/* One cell on the way. Moves of rows (filter, sort, merge) are not steps of
   their own: they are followed through. Nor are operations within a formula:
   their formula is part of the one around them. */
struct lineage_step {
    unsigned depth; /* 0: the cell itself; what it was computed from follows
                       it, one deeper */
    const struct column *column; /* CSV: of the file; NULL: a single value */
    size_t row;                  /* of it; LINEAGE_NONE: all */
    enum lineage_role role;
    str text;           /* the formula as written; GROUP: "mean", ... */
    struct pos pos;     /* in the script; CSV: the file and line, col 0 */
    struct value value; /* of the cell or single value; NA of a column */
    const struct lineage_part *parts;
    size_t n_parts;
    /* The merge, if any, that brought the cell to where it is used. */
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

/* The steps of a cell, in the order in which a reader would follow them. A
   cell that is used twice has one step. Lives in `a`. */
struct lineage lineage_of(struct arena *a, const struct column *c, size_t row);

/* The same of a whole column: formulas, and columns of files, without rows and
   values. */
struct lineage lineage_of_column(struct arena *a, const struct column *c);

/* Where a step is used first: the part of the step *by; NULL for the first. */
const struct lineage_part *lineage_use(const struct lineage *l, size_t step,
                                       const struct lineage_step **by);

/* Whether a step only shows a number in another way. */
bool lineage_is_finish(enum lineage_role role);

/* The formula of a step with its values put in. In `a`. */
str lineage_filled(struct arena *a, const struct lineage_step *s);

/* A value as it is written in a script: a text in quotes, nan. */
str lineage_value(struct arena *a, struct value v);

const char *lineage_role_name(enum lineage_role role); /* "formula", ... */

/* Follows moves of rows (filter, sort, merge) to where a cell was made; false
   where a merge found no row for it. */
bool lineage_follow(const struct column **c, size_t *row);

/* The cell of a CSV file that a cell was taken from as it is: its column and
   row there, or false when it was computed. */
bool lineage_csv(const struct column **c, size_t *row);

/* The same for a cell that was given another type or format, or computed from
   this one alone. */
bool lineage_csv_alone(const struct column **c, size_t *row);
