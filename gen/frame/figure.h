// SPDX-License-Identifier: MIT
// figure: parses the number in a cell. Everything that treats cells as numbers
// agrees because it uses this module.
#pragma once

#include "frame/frame.h"
#include "frame/numeral.h"

enum figure_kind {
    FIGURE_MISSING, /* missing, NaN, numeral_is_missing_as, or a tainted string
                       that is not a number */
    FIGURE_NUMBER,
    FIGURE_TEXT /* anything else: "1 200", "> 5", "OOM", True */
};

/* A cell as a number. */
struct figure_cell {
    enum figure_kind kind;
    double value;       /* NUMBER: as written, such as 12.5 for "12.5 %",
                           possibly infinite; else NaN */
    str currency, unit; /* "$", "ms", "%"; slices of the cell; may be empty */
    int decimals;       /* number of decimal places; -1: the cell is a float */
};

/* Parses a string in the notation `as`, without the blanks around it. */
struct figure_cell figure_of_text(str text, const struct notation *as);

/* Parses a value: a string in the notation `as`; a number is its own value. */
struct figure_cell figure_of_value(struct value v, const struct notation *as);

/* Returns the notation of a column's strings: that of the file that they come
   from, even after rows were moved. Numbers that a script formatted have the
   usual notation. Strings that a script made from strings with a decimal comma
   may have either notation: then `decimal` is 0. */
const struct notation *figure_notation(const struct column *c);

/* Parses a cell in the notation of its column. */
struct figure_cell figure_of_cell(const struct column *c, size_t row);

/* A summary of a column's cells. */
struct figure_column {
    size_t numbers; /* number of FIGURE_NUMBER cells */
    size_t text;    /* row of the first FIGURE_TEXT cell, or STR_NPOS */
};

/* Adds the cell x of `row` to the summary. The caller first sets numbers to 0
   and text to STR_NPOS. */
void figures_add(struct figure_column *all, size_t row,
                 const struct figure_cell *x);

/* Whether all cells are numbers or missing, and not all are missing. */
bool figures_are_numbers(const struct figure_column *all);

/* Summarizes the cells of a column as stored, not as shown in a table. Stops at
   the first FIGURE_TEXT cell. */
struct figure_column figures_of_column(const struct column *c);
