// SPDX-License-Identifier: MIT
// html_box: code shared by tables of nodes (html_table.c) and tables of frames
// (html_frame.c): ids, captions, columns, and the box around a table.
#pragma once

#include "frame/thousands.h"
#include "render/html_tag.h"

enum { HTML_BOX_NARROW = 6 }; /* a table with more columns than this is wide */

struct html_column {
    const struct notation *as; /* notation of the column's numbers */
    bool numeric;
    bool stub;  /* the author made this column's cells row headers */
    bool key;   /* this column's cells name the rows, so they are row headers */
    bool other; /* some cell is neither a number nor missing */
    bool uneven;      /* decimal points cannot be aligned */
    uint8_t decimals; /* maximum number of decimals in the cells */
    bool any_number;
    unsigned number; /* width of the longest number, in twentieths of a digit */
    unsigned whole;  /* maximum number of digits before the point */
    enum thousands thousands; /* separator of groups of digits */
    struct thousands_seen seen;
    str unit;  /* unit written after the column's numbers */
    bool same; /* the column is folded into the line above the table */
    bool gap;  /* this is a column of text that follows a column of numbers */
    unsigned sparks; /* number of columns of drawings after this column */
    unsigned width;  /* relative width given by the author; 0: not given */
    unsigned fit;    /* width that the texts need, in twentieths of a digit */
    str measured; /* last measured text; an equal text is not measured again */
    bool long_word; /* a cell has a word that is too long for a phone */
    bool long_head; /* a word of the header is too long for a narrow header */
    unsigned how;   /* number of the column's explanation, unique in the page */
    /* number of rows, from the next row on, that a cell above covers */
    unsigned covered;
    /* position, from 1, of the column's cell in each row, if the class of these
       cells is given once, in a class of the <table>: "num-3" makes the third
       cell of each row "num". 0: each cell has its own class */
    unsigned child;
};

/* A table that is being written. */
struct html_table {
    struct html_table *up; /* the table that contains this table, or NULL */
    const struct node *node;
    struct buf *outer; /* the buffer for the box; h->out is `body` until the box
                          is written */
    struct buf body;
    struct html_column *columns;
    size_t *order;          /* the indexes of the columns, from left to right */
    size_t n_columns, rows; /* `rows`: rows of the body */
    size_t n_same;          /* folded columns */
    size_t n_sparks;        /* columns of drawings, not included in n_columns */
    size_t first;           /* order[0], which is not folded */
    /* for each row of the body: whether another row has the same text in column
       `first`; NULL if a single column names the rows */
    const bool *repeated;
    size_t at;        /* index of the next cell's column */
    const char *cell; /* tag of the current cell: "td" or "th" */
    bool in_head;
    bool spans;  /* some cell covers several rows */
    bool merged; /* some cell covers several rows or columns */
    str id, label;
    str fold; /* HTML of the line of folded columns, or empty */
    str data; /* URL of the table's data without the extension, or STR_NONE */
    /* slots: parts of the columns' explanations that tables.js replaces when
       readers choose a row (html_slots.h); NULL: there are no slots */
    struct html_slots *slots;
    str facts;   /* JSON for the table's tools (html_tools.h), or empty */
    str what_if; /* JSON for prices of readers (html_what_if.h), or empty */
};

/* Starts a table of n_columns columns. From now on, h->out is the table's body;
   html_box_finish renders table.mustache around that body. */
struct html_table *html_box_begin(struct html *h, const struct node *n,
                                  size_t n_columns);
void html_box_end(struct html *h); /* writes "</table>" */
void html_box_finish(struct html *h);

/* Writes "<table ...>", caption and <colgroup>. `head` is the text of the first
   column's header; the table's id is made from `head` if the table has neither
   id nor caption. */
void html_box_put_start(struct html *h, str head);

/* Measures a cell's text, to determine the width of its column and whether the
   column holds numbers. Call it for every cell before the first cell is
   written. */
void html_box_measure(struct html_table *t, size_t column, str text, bool head);

/* Whether the digits of the column's numbers are grouped. */
bool html_box_is_grouped(const struct html_column *c);

/* Returns the class of a group of digits in the column: "k", or "k s" if a
   space separates the groups. */
str html_box_group_class(const struct html_column *c);

/* Returns the classes of a cell in a column of numbers: "num", and a class that
   pads the cell to align the decimal points. Leaves out "num" if the cell is
   `plain` text and the <table> has the class "num-N" of the column (c->child).
   The padding class is "dN" if the number has a point and lacks N decimals, or
   "iN" if the number is an integer and lacks the point and N decimals. `text`
   is empty for a header. */
str html_box_number_class(const struct html_column *c, str text, bool plain);

/* Whether a cell must stay on one line (the class "whole"): its text is a date
   or, in a table of few columns, a name like gpu-a10g. */
bool html_box_is_whole(const struct html_table *t, str text);

/* Writes the text of a cell, escaped, with <wbr> in long words. In a column of
   numbers, digits are grouped by threes in <span class="k">. */
void html_box_put_text(struct buf *b, const struct html_column *c, str text);

/* Returns the text of a cell, without markup. */
str html_box_text(struct html *h, const struct node *entry);
