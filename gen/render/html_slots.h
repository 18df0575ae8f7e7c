// SPDX-License-Identifier: MIT
// html_slots: writes the example in the explanation of a column, for each row.
// Texts that differ between rows are slots: <i> in the page, which the tools of
// the table (templates/assets/tables.js) fill from the table's facts
// (html_tools.h).
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

/* Appends ,"v":[...],"x":{...} to the facts of the table, or nothing if it has
   no slots. "v" lists the texts of the slots: a string has the texts of all
   rows, separated by tabs. A text is empty if the row's example has other
   lines. "x" maps the number of a panel to the list of its slots. A slot is an
   index in "v", or -1 - i if its texts are the cells of column i of the
   page. */
void html_slots_put_facts(struct html *h, struct buf *b);
