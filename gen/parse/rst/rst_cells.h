// SPDX-License-Identifier: MIT
// rst_cells: what the two table parsers share: lines of text addressed by
// column, and the cells that a table is taken apart into.
#pragma once

#include "parse/rst/rst_message.h"

/* A line of a table. Every character has a column; a wide one has two, the
   second of which holds no character (docutils' padding). */
struct rst_columns {
    struct line line;
    const uint32_t *at; /* byte of each column; NULL: the same number */
    size_t n;
    bool combining; /* holds combining characters */
};

struct rst_columns rst_cells_columns(struct arena *a, const struct line *l);

/* The character at a column if it is ASCII, ' ' past the end, else 0. */
char rst_cells_char(const struct rst_columns *c, size_t column);

/* Columns of the text, combining characters and blanks at its end not
   counted. */
size_t rst_cells_width(const struct rst_columns *c);

/* True where columns [from, to) hold no character but blanks, combining ones
   not counted as columns. */
bool rst_cells_blank(const struct rst_columns *c, size_t from, size_t to);

/* The lines of a cell: columns [left, right) of rows [top, bottom), trailing
   blanks and common indentation removed (docutils' get_2D_block). */
struct lines rst_cells_block(struct arena *a, const struct rst_columns *rows,
                             size_t top, size_t left, size_t bottom,
                             size_t right);

struct rst_cell {
    bool used; /* false: belongs to another cell's span */
    size_t morerows, morecols;
    struct lines lines;
};

struct rst_cells {
    size_t n_columns, n_rows, n_head;
    size_t *widths;     /* n_columns of them */
    struct rst_cell *v; /* row after row */
    struct {
        size_t *v, n, cap;
    } lost; /* lines with text that is in no cell */
    /* where it is malformed: */
    enum rst_message fault;
    str fault_arg;
    size_t fault_row;
};

/* Splits the n lines of a grid table or a simple table, borders included, into
   cells. Returns false if the table is malformed, with the members for a fault
   set. */
bool rst_grid(struct arena *a, const struct rst_columns *rows, size_t n,
              struct rst_cells *out);
bool rst_simple(struct arena *a, const struct rst_columns *rows, size_t n,
                struct rst_cells *out);
