// SPDX-License-Identifier: MIT
// explain_print: the output of `perfpress explain`, as text and as JSON.
#pragma once

#include "base/buf.h"
#include "cli/explain_choice.h"
#include "lineage/place.h"

/* The parts to explain; NULL and LINEAGE_NONE mean all. */
struct explain_choice {
    const struct page *page;
    const struct explain_tables *tables;
    const struct explain_table *table;
    size_t row, column;
    struct place_cache *places;
};

/* As text. Without a table, lists the page's tables; without a row, the table's
   rows and computed columns; without a column, explains all computed cells of
   the row. Numbers are formatted as on the page. */
void explain_print_text(struct buf *b, const struct explain_choice *c);

/* As JSON: the same choice, with every computed cell in it. */
void explain_print_json(struct buf *b, const struct explain_choice *c);
