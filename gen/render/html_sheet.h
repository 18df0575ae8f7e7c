// SPDX-License-Identifier: MIT
// html_sheet: a frame on its way into a page: the texts of all its cells.
// Private to html_frame and html_fold.
#pragma once

#include "render/html_box.h"
#include "table/frame_table.h"

/* texts[r * n_columns + c] is what cell c of row r shows, or its source where
   that has markup; the first n_names rows hold the names. */
struct html_sheet {
    const struct frame_table *table;
    const struct frame *frame;
    str *texts;
    size_t n_columns, n_names, n_rows; /* names counted in */
};

/* The sheet of a table. Its texts are in the options' arena, and the table has
   them, or in h->a; or they are as long as the frame. */
void html_sheet_begin(struct html *h, struct html_sheet *s,
                      struct frame_table *t);

/* The nodes of a cell, or NULL for plain text. */
const struct node *html_sheet_nodes(const struct html_sheet *s, size_t r,
                                    size_t c);

/* What a cell shows, without markup. */
str html_sheet_visible(struct html *h, const struct html_sheet *s, size_t r,
                       size_t c);

/* Writes what a cell shows. */
void html_sheet_put(struct html *h, const struct html_sheet *s, size_t r,
                    size_t c);
