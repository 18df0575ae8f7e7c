// SPDX-License-Identifier: MIT
// cell: table cells: detects cells that need no parser, and checks that parsing
// the other cells lost nothing.
#pragma once

#include "parse/parse.h"

/* Whether a string is a single paragraph of plain text in both syntaxes, as
   nearly all cells of numeric tables are: it starts with a letter or digit (or
   a dollar sign before one), its first word is not an enumerator ("1.", "a)"),
   and it has no byte of markup. */
bool cell_is_plain(str s);

/* Appends a string without markup to an entry, as a paragraph. */
void cell_add_plain(struct arena *a, struct node *entry, str text,
                    struct pos at);

/* Like cell_add_plain, but exempt from smart quotes. */
void cell_add_text(struct arena *a, struct node *entry, str text,
                   struct pos at);

/* Whether a string is a number, with or without signs and unit, "(5)", "> 8*4
   GB/s"; or a placeholder for a missing number, "-". */
bool cell_is_figure(str s);

/* The reports on the cells of one table. Must be zeroed for each table. */
struct cell_reports {
    bool typed; /* whether the cells are rows of the page */
    /* number of faulty cells, including those only counted */
    size_t n;
    struct pos more_at; /* position of the first cell that is only counted */
    struct { /* by column: bits of the lost characters that were reported */
        unsigned *v;
        size_t n, cap;
    } lost;
};

#define CELL_TYPED                                            \
    STR_NPOS /* the value of `column` for cells with intended \
                markup */

/* Checks the nodes of a parsed cell. Warns (table-cell) if markup consumed a
   sign or digit of a number, or everything visible, or changed letters or
   digits; in Markdown a figure becomes plain text instead. Also warns about
   lost characters (parse/cell_loss.h), once per column and character. A
   backslash followed by a blank shows nothing by intention. If a cell became a
   list, "5.", its string is stored in the entry as "_text", since no text node
   has the markers that browsers draw. */
void cell_check(struct parse *p, struct cell_reports *reports,
                struct node *entry, size_t column, str cell, struct pos at);

/* Help for a cell that is read as markup. */
#define CELL_UNCHANGED                                                       \
    "to publish the cell unchanged, set ':markup: false' for the table, or " \
    "'markup: false' for the field in the schema or in perfpress.yaml"

/* Whether a position is in a CSV file. */
bool cell_is_data(struct pos at);

/* Parses the lines of a cell into an entry and checks them. Reports of syntax
   errors mention `markup: false`, unless the column is CELL_TYPED. */
void cell_parse(struct parse *p, struct cell_reports *reports,
                struct node *entry, size_t column, struct lines lines, str cell,
                struct pos at);

/* At the end of a table, reports how many faulty cells were only counted. */
void cell_check_end(struct parse *p, const struct cell_reports *reports);
