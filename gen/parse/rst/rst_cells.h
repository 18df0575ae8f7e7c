// SPDX-License-Identifier: MIT
// rst_cells: declarations shared by the two table parsers: lines addressed by
// column, and the cells into which a table is split.
#pragma once

#include "parse/rst/rst_message.h"

/* A line of a table. Every character has one column; a wide character has two,
   and the second is empty (docutils' padding). */
struct rst_columns {
    struct line line;
    /* byte offset of each column; NULL if each column is one byte */
    const uint32_t *at;
    size_t n;
    bool combining; /* whether the line has combining characters */
};

/* Returns the columns of a line. The offsets live in `a`. */
struct rst_columns rst_cells_columns(struct arena *a, const struct line *l);

/* Returns the character at a column if that character is ASCII; ' ' past the
   end of the line, and 0 for other characters. */
char rst_cells_char(const struct rst_columns *c, size_t column);

/* Returns the number of columns, not counting combining characters. */
size_t rst_cells_width(const struct rst_columns *c);

/* Whether columns [from, to) contain only blanks. Combining characters do not
   count as columns. */
bool rst_cells_blank(const struct rst_columns *c, size_t from, size_t to);

/* Returns the lines of a cell: columns [left, right) of rows [top, bottom),
   without trailing blanks and common indentation (docutils' get_2D_block). */
struct lines rst_cells_block(struct arena *a, const struct rst_columns *rows,
                             size_t top, size_t left, size_t bottom,
                             size_t right);

struct rst_cell {
    bool used; /* false if the cell is covered by another cell */
    size_t morerows, morecols;
    struct lines lines;
};

struct rst_cells {
    size_t n_columns, n_rows, n_head;
    size_t *widths;     /* one for each column */
    struct rst_cell *v; /* row after row */
    struct {
        size_t *v, n, cap;
    } lost; /* indexes of lines with text outside any cell */
    /* The following members are set for a malformed table: */
    enum rst_message fault;
    str fault_arg;
    size_t fault_row;
};

/* Splits the n lines of a grid table or a simple table, borders included, into
   cells, which live in `a`. Returns false if the table is malformed; then only
   the members for a fault are set. */
bool rst_grid(struct arena *a, const struct rst_columns *rows, size_t n,
              struct rst_cells *out);
bool rst_simple(struct arena *a, const struct rst_columns *rows, size_t n,
                struct rst_cells *out);
