// SPDX-License-Identifier: MIT
// html_box: what tables of nodes (html_table.c) and tables of frames
// (html_frame.c) share: ids, captions, columns, the box around a table.
#pragma once

#include "render/html_tag.h"

enum { HTML_BOX_NARROW = 6 }; /* columns; more make a table wide */

struct html_column {
    const struct notation *as; /* of its numbers */
    bool numeric;
    bool stub;        /* its cells are headers of their rows, as the author
                         says */
    bool key;         /* or since they name the rows */
    bool other;       /* a cell is no number, nor missing */
    bool uneven;      /* decimal points cannot be brought in line */
    uint8_t decimals; /* the most of all cells */
    bool any_number;
    bool long_number; /* there is one whose digits are grouped */
    bool names;       /* its numbers are ids, dates: no digits are grouped */
    bool amounts;     /* a number is not written as those are */
    str unit;         /* behind the numbers */
    bool same;        /* folded into the line above the table */
    unsigned sparks;  /* columns of drawings behind it */
    unsigned width;   /* as the author gave it; 0: not given */
    unsigned fit;     /* in twentieths of a digit, of what was measured */
    str measured;     /* the last text that was; many are alike */
    unsigned how;     /* the number of its explanation in the page */
    unsigned covered; /* rows below that a cell above still covers */
};

/* A table being written. */
struct html_table {
    struct html_table *up; /* the table that this one stands in */
    const struct node *node;
    struct buf *outer; /* where the box goes; h->out is `body` meanwhile */
    struct buf body;
    struct html_column *columns;
    size_t n_columns, rows; /* rows of the body */
    size_t n_same;          /* columns that are folded */
    size_t n_sparks;        /* columns of drawings, which are not counted */
    size_t first;           /* the first that is not */
    size_t at;              /* column of the next cell */
    const char *cell;       /* the tag of the cell at hand */
    bool in_head;
    bool spans; /* a cell covers several rows */
    str id, label;
    str fold;  /* what goes above the table, HTML, or empty */
    str data;  /* address of its data without the extension, or none */
    str facts; /* what its tools must know, JSON, or empty */
};

/* Starts a table of n columns: everything written goes into its body until
   html_box_finish puts the box, made with table.mustache, around it. */
struct html_table *html_box_begin(struct html *h, const struct node *n,
                                  size_t n_columns);
void html_box_end(struct html *h); /* "</table>" */
void html_box_finish(struct html *h);

/* "<table ...>", caption and <colgroup>. `head` is the text of the first
   column's header; it names a table that has neither name nor caption. */
void html_box_put_start(struct html *h, str head);

/* Looks at a cell's text: how wide its column must be, and whether that is one
   of numbers. Each cell is looked at before the first is written. */
void html_box_look(struct html_table *t, size_t column, str text, bool head);

/* The classes of a cell in the body of a column of numbers: "num", and "dN" or
   "iN" where N digits, or the point and N digits, would have to follow for its
   point to be in line with the others. */
str html_box_number_class(const struct html_column *c, str text);

/* Whether a cell is to stand in one line, the class "whole": it holds a date,
   or in a table of few columns a name like gpu-a10g. */
bool html_box_is_whole(const struct html_table *t, str text);

/* A text of a table, escaped, with <wbr> in long words; the digits of a column
   of numbers are grouped by threes in <span class="k">. */
void html_box_put_text(struct buf *b, const struct html_column *c, str text);

/* What a cell shows, without markup. */
str html_box_text(struct html *h, const struct node *entry);
