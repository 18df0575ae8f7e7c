// SPDX-License-Identifier: MIT
// explain_print: what `perfpress explain` prints, for people and as JSON.
#pragma once

#include "base/buf.h"
#include "cli/explain_choice.h"
#include "lineage/place.h"

/* What is to be explained; NULL and LINEAGE_NONE stand for all there is. */
struct explain_choice {
    const struct page *page;
    const struct explain_tables *tables;
    const struct explain_table *table;
    size_t row, column;
    struct place_cache *places;
};

/* For people: without a table the page's tables, without a row the rows and
   computed columns of a table, without a column all computed cells of a row.
   Numbers are as the page shows them. */
void explain_print_text(struct buf *b, const struct explain_choice *c);

/* For programs: the same choice, with every computed cell in it. */
void explain_print_json(struct buf *b, const struct explain_choice *c);
