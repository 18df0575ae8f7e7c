// SPDX-License-Identifier: MIT
// figure: the number in a cell. Everything that takes cells for numbers reads
// them here: the marks and drawings of tables, the number columns of the data
// beside a page, the readers' tools, values in prose.
#pragma once

#include "frame/frame.h"
#include "frame/numeral.h"

enum figure_kind {
    FIGURE_MISSING, /* no number is meant: numeral_is_missing_as, or the text
                       has a nan or None of a script in it */
    FIGURE_NUMBER,
    FIGURE_TEXT /* anything else: "1 200", "> 5", "OOM", True */
};

/* A cell as a number. */
struct figure_cell {
    enum figure_kind kind;
    double value;       /* NUMBER: as it is written, 12.5 of "12.5 %"; else NaN;
                           an infinite float is a number */
    str currency, unit; /* "$", "ms", "%"; slices of the text, may be empty */
    int decimals;       /* digits behind the point; -1: the cell is a float */
};

/* Reads a text; blanks around it do not count. */
struct figure_cell figure_of_text(str text, const struct notation *as);

/* Reads a value: numbers as they are. */
struct figure_cell figure_of_value(struct value v, const struct notation *as);

/* How the texts of a column are to be read: by the file that they come from,
   also where they were moved about. A text that a script formatted of a number
   is in the usual notation; one that it made of a text with a decimal comma may
   have either, so that its decimal is 0. */
const struct notation *figure_notation(const struct column *c);

/* A cell of a column, in the notation of the column. */
struct figure_cell figure_of_cell(const struct column *c, size_t row);

/* What a column's cells are. */
struct figure_column {
    size_t numbers; /* cells that are FIGURE_NUMBER */
    size_t text;    /* the first row that is FIGURE_TEXT; STR_NPOS: none */
};

/* Counts another cell. Starts with {.text = STR_NPOS}. */
void figures_add(struct figure_column *all, size_t row,
                 const struct figure_cell *x);

/* Whether a column is one of numbers: all cells are numbers or missing, and not
   all are missing. */
bool figures_are_numbers(const struct figure_column *all);

/* The cells of a column as they stand in it, whatever the table shows. */
struct figure_column figures_of_column(const struct column *c);
