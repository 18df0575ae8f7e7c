// SPDX-License-Identifier: MIT
// html_slots: writes the example in the explanation of a column, for one row of
// the table. The parts of the example's text that differ between rows are
// slots. A slot is an <i> element. The tools of the table
// (templates/assets/tables.js) replace the text of the slots if readers choose
// another row. The texts for all rows are in the table's facts (html_tools.h).
#pragma once

#include "render/html_tag.h"
#include "table/frame_table.h"

enum {
    HTML_SLOTS_ROWS = 250
}; /* maximum number of rows of a table with slots; equals LARGE in tables.js */

/* Appends a slot with this text. Only html_slots_put can write the result as
   HTML. */
void html_slots_mark(struct buf *b, str text);

/* Returns the text of a cell in examples, with grouped digits; in `a`. */
str html_slots_cell(struct arena *a, const struct frame_table *t, size_t row,
                    size_t column);

/* The examples of n rows. html_slots_put writes v[at]. If n is not 1, it also
   stores the slots of all rows in h->table->slots. `panel` is the number of the
   explanation. */
struct html_slots_examples {
    const str *v;
    size_t n, at;
    size_t row; /* the row of v[at] */
    unsigned panel;
    str name; /* name of the row, or "" */
};
void html_slots_put(struct html *h, const struct frame_table *t, size_t column,
                    const struct html_slots_examples *x);

/* Appends ,"v":[...],"x":{...} to the facts of the table, or nothing if the
   table has no slots. "v" is a list of strings. Each string has the texts of
   one slot for all rows, separated by tabs. The text for a row is empty if the
   example of that row differs outside the slots. "x" maps the number of a panel
   to the list of its slots. A slot is given as an index in "v", or as -1 - i if
   its texts are the cells of column i, counted as shown on the page. */
void html_slots_put_facts(struct html *h, struct buf *b);
