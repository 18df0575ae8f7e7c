// SPDX-License-Identifier: MIT
// figure: parses the number in a cell. All code that treats cells as numbers
// uses this module: marks and charts of tables, published data, tools for
// readers, values in prose.
#pragma once

#include "frame/frame.h"
#include "frame/numeral.h"

enum figure_kind {
    FIGURE_MISSING, /* numeral_is_missing_as, or a string that contains nan or
                       None from a script */
    FIGURE_NUMBER,
    FIGURE_TEXT /* anything else: "1 200", "> 5", "OOM", True */
};

/* A cell as a number. */
struct figure_cell {
    enum figure_kind kind;
    double value;       /* NUMBER: as written, 12.5 for "12.5 %"; else NaN. An
                           infinite float is a number */
    str currency, unit; /* "$", "ms", "%"; slices of the text, may be empty */
    int decimals;       /* decimal places; -1: the cell is a float */
};

/* Parses a string, ignoring blanks around it. */
struct figure_cell figure_of_text(str text, const struct notation *as);

/* Parses a value; numbers are taken as they are. */
struct figure_cell figure_of_value(struct value v, const struct notation *as);

/* Returns the notation of a column's strings: that of the file from which they
   come, even if rows were moved. Numbers that a script formatted have the usual
   notation. Strings that a script made from strings with a decimal comma may
   have either notation; `decimal` is then 0. */
const struct notation *figure_notation(const struct column *c);

/* Parses a cell in the notation of its column. */
struct figure_cell figure_of_cell(const struct column *c, size_t row);

/* A summary of a column's cells. */
struct figure_column {
    size_t numbers; /* number of FIGURE_NUMBER cells */
    size_t text;    /* the first FIGURE_TEXT row, or STR_NPOS */
};

/* Adds a cell to the summary. Initialize *all with {.text = STR_NPOS}. */
void figures_add(struct figure_column *all, size_t row,
                 const struct figure_cell *x);

/* Whether all cells are numbers or missing, and not all are missing. */
bool figures_are_numbers(const struct figure_column *all);

/* Summarizes the cells of a column as stored, not as shown in a table. */
struct figure_column figures_of_column(const struct column *c);
