// SPDX-License-Identifier: MIT
// cell: the text of a table cell: whether it needs a parser at all, which
// nearly none does, and what became of it where it did.
#pragma once

#include "parse/parse.h"

/* True for a text that is one paragraph of one text node in both syntaxes,
   as nearly every cell of a table of figures is: it starts with a letter or
   digit (after a dollar sign or not), its first word is no enumerator ("1.",
   "a)"), and it holds no byte of markup. */
bool cell_is_plain(str s);

/* Appends a string without markup to an entry, as a paragraph. */
void cell_add_plain(struct arena *a, struct node *entry, str text,
                    struct pos at);

/* Like cell_add_plain, but exempt from smart quotes. */
void cell_add_text(struct arena *a, struct node *entry, str text,
                   struct pos at);

/* True for a number, with its signs and unit or without, "(5)", "> 8*4 GB/s",
   and for signs that stand for a missing one, "-". */
bool cell_is_figure(str s);

/* What was reported of the cells of one table; starts as zeros. */
struct cells_told {
    bool typed;         /* the cells are rows of the page */
    size_t n;           /* with those that are only counted, */
    struct pos more_at; /* the first of which stands here */
    struct { /* by column: bits of the characters that were reported */
        unsigned *v;
        size_t n, cap;
    } lost;
};

#define CELL_TYPED STR_NPOS /* no column: the markup is intended */

/* Looks at what a cell's text was parsed to: whether markup took a sign or
   digit of a number, or all that the reader should see, or shows other letters
   and digits. A backslash and a blank are meant to show nothing. Warns
   (table-cell); in Markdown a figure becomes plain text instead. Also
   warns about lost characters (parse/cell_loss.h), once per column and
   character. The text of
   a cell that became a list, "5.", is kept in the entry as "_text": browsers
   draw the marks of its items, and no text below the entry has them. */
void cell_check(struct parse *p, struct cells_told *told, struct node *entry,
                size_t column, str cell, struct pos at);

/* Help for a cell that is read as markup. */
#define CELL_UNCHANGED                                                       \
    "to publish the cell unchanged, set ':markup: false' for the table, or " \
    "'markup: false' for the field in the schema or in perfpress.yaml"

/* Whether a position is in a CSV file. */
bool cell_is_data(struct pos at);

/* Parses the lines of a cell into an entry and checks them. Syntax errors name
   `markup: false`, unless the column is CELL_TYPED. */
void cell_parse(struct parse *p, struct cells_told *told, struct node *entry,
                size_t column, struct lines lines, str cell, struct pos at);

/* Tells how many more cells there were, when the table is done. */
void cell_check_end(struct parse *p, const struct cells_told *told);
