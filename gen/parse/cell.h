// SPDX-License-Identifier: MIT
// cell: table cells: detects cells that need no parser, and checks that parsing
// the other cells lost nothing.
#pragma once

#include "parse/parse.h"

/* Whether s is one paragraph of plain text in both reStructuredText and
   Markdown, like nearly all cells of numeric tables. Such a string starts with
   a letter or digit, which may follow a dollar sign. Its first word is not an
   enumerator ("1.", "a)"), and it contains no byte of markup. */
bool cell_is_plain(str s);

/* Appends a paragraph to `entry`, with `text` as its plain text. */
void cell_add_plain(struct arena *a, struct node *entry, str text,
                    struct pos at);

/* Like cell_add_plain, but `text` is exempt from smart quotes
   (resolve/page/smart). */
void cell_add_text(struct arena *a, struct node *entry, str text,
                   struct pos at);

/* Whether a string is a number, with or without signs and a unit, such as "(5)"
   or "> 8*4 GB/s", or a placeholder for a missing number, such as "-". */
bool cell_is_figure(str s);

/* The reports on the cells of one table. Must be zeroed for each table. */
struct cell_reports {
    bool typed; /* whether the cells are written in the page itself */
    /* number of faulty cells, whether reported or only counted */
    size_t n;
    /* position of the first faulty cell that is only counted, not reported;
       more_at.src is NULL if all faulty cells are reported */
    struct pos more_at;
    struct { /* for each column, one bit for each lost character that was
                reported */
        unsigned *v;
        size_t n, cap;
    } lost;
};

/* The value of `column` for cells whose markup is intended. */
#define CELL_TYPED STR_NPOS

/* Checks `entry`, the parsed nodes of the string `cell`. Warns (table-cell) if
   markup hid everything, changed letters or digits, or consumed a sign or digit
   of a number; in Markdown, a cell that is a figure is replaced by plain text
   instead. Also warns about lost characters (parse/cell_loss.h), once per
   column and character, unless `column` is CELL_TYPED. A cell that consists of
   a backslash and a blank is meant to be empty. If the cell became a list, such
   as "5.", the string is stored in the entry's attribute "_text", since
   browsers draw the markers of lists and no text node contains them. */
void cell_check(struct parse *p, struct cell_reports *reports,
                struct node *entry, size_t column, str cell, struct pos at);

/* Help for a cell that is read as markup. */
#define CELL_UNCHANGED                                                       \
    "to publish such a cell unchanged, set ':markup: false' for the table, " \
    "or "                                                                    \
    "'markup: false' for the field in the schema or in perfpress.yaml"

/* Whether a position is in a CSV or TSV file. */
bool cell_is_data(struct pos at);

/* Parses the lines of a cell into `entry` and calls cell_check. Reports of raw
   HTML and of faulty inline markup suggest `markup: false`, unless `column` is
   CELL_TYPED. */
void cell_parse(struct parse *p, struct cell_reports *reports,
                struct node *entry, size_t column, struct lines lines, str cell,
                struct pos at);

/* At the end of a table, reports the number of faulty cells that were only
   counted, if any. */
void cell_check_end(struct parse *p, const struct cell_reports *reports);
