// SPDX-License-Identifier: MIT
// lineage: traces how a cell was computed: the formulas, and the cells of files
// that they used.
#pragma once

#include "frame/frame.h"

enum lineage_role {
    LINEAGE_FILE,     /* a cell of a file */
    LINEAGE_LITERAL,  /* written in the script */
    LINEAGE_MISSING,  /* missing because a merge or look-up found no row */
    LINEAGE_FORMULA,  /* computed by a formula from its inputs (struct
                         lineage_part) */
    LINEAGE_FORMAT,   /* a number that was converted to a string */
    LINEAGE_ROUNDING, /* a number that was rounded to fewer digits */
    LINEAGE_TYPE,     /* a value that was converted to another type */
    LINEAGE_GROUP,    /* computed from the rows of a group */
    LINEAGE_CHOICE    /* a whole column whose cells were picked from several
                         columns */
};

/* An input of a step's formula. n is 0 if the formula's text does not show the
   input. If the text names a row or a whole column, each cell of the row or
   column is a part; these parts are consecutive and have the same position in
   the text. */
struct lineage_part {
    size_t from, n; /* position and length in the step's text, in bytes */
    bool whole;     /* the formula uses the whole column, and this part is a
                       cell of the column */
    str name;       /* name of the variable or column; if there is neither, the
                       text of the part */
    size_t step;    /* index of the step that computed the input; LINEAGE_NONE:
                       no step */
    struct value value;
};

/* One step of the computation of a cell. Moves of rows (filter, sort, merge)
   and operations within a formula are not steps of their own. */
struct lineage_step {
    unsigned depth; /* 0: the cell that is explained; 1: its inputs, and so on;
                       inputs follow the step that uses them */
    const struct column *column; /* column of the cell; for a cell of a file,
                                    the column that was read; NULL for a single
                                    value */
    size_t row; /* row of the cell; LINEAGE_NONE: the whole column */
    enum lineage_role role;
    str text;           /* the formula as written; GROUP: the function, such as
                           "mean" */
    struct pos pos;     /* position in the script; FILE: the file and the line,
                           col is 0 */
    struct value value; /* value of the cell, or the single value; NA for a
                           whole column */
    const struct lineage_part *parts;
    size_t n_parts;
    const struct origin_name *names; /* names in `text` */
    size_t n_names;
    /* The merge or look-up that moved the cell to the formula that uses it;
       NULL if there is none. */
    const struct origin_match *match;
    size_t match_row; /* row of the match's key columns */
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
    LINEAGE_SHOWN_MAX = 8 /* number of cells of a column that lineage_filled
                             shows */
};
#define LINEAGE_NONE SIZE_MAX

/* Returns the steps that computed the cell in `row` of c, the cell itself
   first. A cell that is used twice has only one step. The result lives in
   `a`. */
struct lineage lineage_of(struct arena *a, const struct column *c, size_t row);

/* Like lineage_of, but for a whole column. The steps are formulas, or columns
   of files; they have no rows or values. */
struct lineage lineage_of_column(struct arena *a, const struct column *c);

/* Returns the first formula part (struct lineage_part) that the step with index
   `step` computed, and sets *by to the step whose formula has this part. For
   the first step, returns NULL and sets *by to NULL. */
const struct lineage_part *lineage_use(const struct lineage *l, size_t step,
                                       const struct lineage_step **by);

/* Whether a step with this role only formats, rounds or converts a number. */
bool lineage_is_finish(enum lineage_role role);

/* Returns the formula of a step with values in place of the inputs' text. In
   `a`. */
str lineage_filled(struct arena *a, const struct lineage_step *s);

/* Returns v as a script would write it: a quoted string, a number, nan.
   Shortens a long string. In `a`. */
str lineage_value(struct arena *a, struct value v);

/* Returns the name of a step's role, such as "formula"; for a cell of a file,
   the file's format, such as "csv". */
const char *lineage_role_name(const struct lineage_step *s);

/* Follows a cell back through filters, sorts, merges and concatenations, which
   only move cells. Replaces *c and *row by the column and the row that the cell
   had before. Returns false if a merge found no row from which to take the
   cell; then *row is ORIGIN_NO_ROW. */
bool lineage_follow(const struct column **c, size_t *row);

/* If a cell was read from a file, and since then only moved by filters, sorts,
   merges and concatenations, replaces *c and *row by the column and row that
   were read. Otherwise, returns false and does not change *c and *row. */
bool lineage_file(const struct column **c, size_t *row);

/* Like lineage_file, but also follows a cell that was converted, formatted, or
   computed from a single cell. May change *c and *row even if the result is
   false. */
bool lineage_file_alone(const struct column **c, size_t *row);
