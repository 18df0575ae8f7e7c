// SPDX-License-Identifier: MIT
// explain_print: the output of `perfpress explain`, as text and as JSON.
#pragma once

#include "base/buf.h"
#include "cli/explain_choice.h"
#include "lineage/place.h"

/* The tables and cells to explain: all tables if `table` is NULL, all rows if
   `row` is LINEAGE_NONE, all columns if `column` is LINEAGE_NONE. */
struct explain_choice {
    const struct page *page;
    const struct explain_tables *tables;
    const struct explain_table *table;
    size_t row, column;
    struct place_cache *places; /* caches positions in CSV files */
};

/* Appends the explanation as text. Without a table, lists the page's tables.
   Without a row, lists the table's rows and computed columns. Without a column,
   explains all computed cells of the row. Numbers are formatted as on the
   page. */
void explain_print_text(struct buf *b, const struct explain_choice *c);

/* Appends the explanation of all chosen computed cells, as JSON. */
void explain_print_json(struct buf *b, const struct explain_choice *c);
