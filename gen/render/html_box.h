// SPDX-License-Identifier: MIT
// html_box: what tables of nodes (html_table.c) and tables of frames
// (html_frame.c) share: ids, captions, columns, and the box around a table.
#pragma once

#include "render/html_tag.h"

enum { HTML_BOX_NARROW = 6 }; /* columns; a table with more is wide */

struct html_column {
    const struct notation *as; /* notation of its numbers */
    bool numeric;
    bool stub;        /* the author says that its cells are row headers */
    bool key;         /* its cells are row headers, since they name the rows */
    bool other;       /* a cell is neither a number nor missing */
    bool uneven;      /* decimal points cannot be aligned */
    uint8_t decimals; /* the most decimals of all cells */
    bool any_number;
    bool long_number; /* a number has digits to group */
    bool names;       /* its numbers are ids or dates: digits are not grouped */
    bool amounts;     /* a number is not written like an id */
    str unit;         /* unit after the numbers */
    bool same;        /* the column is folded into the line above the table */
    unsigned sparks;  /* number of columns of drawings after this column */
    unsigned width;   /* given by the author; 0: not given */
    unsigned fit; /* width of the measured texts, in twentieths of a digit */
    str measured; /* the last text that was measured, as many are equal */
    unsigned how; /* number of its explanation in the page */
    unsigned covered; /* rows below that a cell above still covers */
};

/* A table that is being written. */
struct html_table {
    struct html_table *up; /* the table around this one */
    const struct node *node;
    struct buf *outer; /* the buffer for the box; h->out is `body` until the box
                          is written */
    struct buf body;
    struct html_column *columns;
    size_t n_columns, rows; /* rows of the body */
    size_t n_same;          /* folded columns */
    size_t n_sparks;  /* columns of drawings; n_columns does not include them */
    size_t first;     /* the first column that is not folded */
    size_t at;        /* column of the next cell */
    const char *cell; /* tag of the current cell */
    bool in_head;
    bool spans; /* a cell covers several rows */
    str id, label;
    str fold;  /* HTML above the table, or empty */
    str data;  /* URL of its data without the extension, or STR_NONE */
    str facts; /* JSON for its tools, or empty */
};

/* Starts a table of n columns. Everything is written into its body until
   html_box_finish puts the box around it, rendered with table.mustache. */
struct html_table *html_box_begin(struct html *h, const struct node *n,
                                  size_t n_columns);
void html_box_end(struct html *h); /* writes "</table>" */
void html_box_finish(struct html *h);

/* Writes "<table ...>", caption and <colgroup>. `head` is the text of the first
   column's header; it names a table that has neither name nor caption. */
void html_box_put_start(struct html *h, str head);

/* Measures a cell's text: the width that its column needs, and whether the
   column holds numbers. Call it for each cell before the first is written. */
void html_box_measure(struct html_table *t, size_t column, str text, bool head);

/* Returns the classes of a cell in a column of numbers: "num", and "dN" or "iN"
   if N digits, or the point and N digits, are missing to align its point with
   the others. */
str html_box_number_class(const struct html_column *c, str text);

/* Whether a cell must stay on one line (the class "whole"): it holds a date,
   or, in a table of few columns, a name like gpu-a10g. */
bool html_box_is_whole(const struct html_table *t, str text);

/* Writes the text of a cell, escaped, with <wbr> in long words. In a column of
   numbers, digits are grouped by threes in <span class="k">. */
void html_box_put_text(struct buf *b, const struct html_column *c, str text);

/* Returns the text of a cell, without markup. */
str html_box_text(struct html *h, const struct node *entry);
