// SPDX-License-Identifier: MIT
// html_slots: the example in the explanation of a column, for each row. Texts
// that differ between rows are slots: <i> in the page, filled by the tools of
// the table (templates/assets/tables.js) from the facts beside it.
#pragma once

#include "render/html_tag.h"
#include "table/frame_table.h"

enum {
    HTML_SLOTS_ROWS = 250
}; /* most rows of a table with slots; LARGE in
      tables.js */

/* Appends text that is a slot. The result is HTML for html_slots_put only. */
void html_slots_mark(struct buf *b, str text);

/* Returns the text of a cell in examples, with grouped digits; in `a`. */
str html_slots_cell(struct arena *a, const struct frame_table *t, size_t row,
                    size_t column);

/* Writes examples[at], one of the examples of n rows. `panel` is the number of
   the explanation. Adds the slots of all rows to h->table->slots unless n is 1.
 */
struct html_slots_examples {
    const str *v;
    size_t n, at;
    size_t row; /* of examples[at] */
    unsigned panel;
    str name; /* of the row, or "" */
};
void html_slots_put(struct html *h, const struct frame_table *t, size_t column,
                    const struct html_slots_examples *x);

/* Appends the members "v" and "x" of the table's facts, each after a comma: a
   list of strings, with a text for each row, separated by tabs, empty if the
   row's example has other lines; by panel, its slots, each an index in "v", or
   -1 - i for the cells of column i. */
void html_slots_put_facts(struct html *h, struct buf *b);
