// SPDX-License-Identifier: MIT
// figure: parses the number in a cell. All code that treats cells as numbers
// uses this module, so that all results agree.
#pragma once

#include "frame/frame.h"
#include "frame/numeral.h"

enum figure_kind {
    FIGURE_MISSING, /* missing, NaN, a string that numeral_is_missing_as
                       accepts, or a tainted string that is not a number */
    FIGURE_NUMBER,
    FIGURE_TEXT /* anything else: "1 200", "> 5", "OOM", True */
};

/* A cell as a number. */
struct figure_cell {
    enum figure_kind kind;
    double value;       /* NUMBER: the number as written, such as 12.5 for "12.5
                           %"; may be infinite. Other kinds: NaN */
    str currency, unit; /* "$", "ms", "%"; slices of the cell; may be empty */
    int decimals;       /* number of decimal places; -1 if the cell is a
                           float */
};

/* Parses a string in the notation `as`. Ignores blanks at its start and end. */
struct figure_cell figure_of_text(str text, const struct notation *as);

/* Parses a value. A string is parsed in the notation `as`; a number keeps its
   value. */
struct figure_cell figure_of_value(struct value v, const struct notation *as);

/* Returns the notation of a column's strings. Strings from a file have the
   notation of the file, even if their rows were moved since. Numbers that a
   script formatted have the usual notation. If a script made the strings from
   strings with a decimal comma, their notation is unknown: `decimal` of the
   result is 0. */
const struct notation *figure_notation(const struct column *c);

/* Parses a cell in the notation of its column. */
struct figure_cell figure_of_cell(const struct column *c, size_t row);

/* A summary of a column's cells. */
struct figure_column {
    size_t numbers; /* number of FIGURE_NUMBER cells */
    size_t text;    /* row of the first FIGURE_TEXT cell, or STR_NPOS if there
                       is none */
};

/* Adds x, the cell of `row`, to a summary. Initialize a summary with `numbers`
   0 and `text` STR_NPOS. */
void figures_add(struct figure_column *all, size_t row,
                 const struct figure_cell *x);

/* Whether all cells are numbers or missing, and not all are missing. */
bool figures_are_numbers(const struct figure_column *all);

/* Summarizes the cells of a column as stored, not as shown in a table. Stops at
   the first FIGURE_TEXT cell. */
struct figure_column figures_of_column(const struct column *c);
