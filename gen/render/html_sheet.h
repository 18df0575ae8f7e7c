// SPDX-License-Identifier: MIT
// html_sheet: the texts of all cells of a frame that is being rendered. Private
// to render/html*.
#pragma once

#include "render/html_box.h"
#include "table/frame_table.h"

/* texts[r * n_columns + c] is the text of cell c of row r, or the cell's source
   if the cell has markup. The first n_names rows are the column names. */
struct html_sheet {
    const struct frame_table *table;
    const struct frame *frame;
    str *texts;
    size_t n_columns, n_names, n_rows; /* n_rows includes the n_names rows */
};

/* Prints the cells of a table. If the options have an arena `texts`, the texts
   are in that arena and the table keeps them; otherwise the texts are in h->a.
   Strings of the frame are not copied. */
void html_sheet_begin(struct html *h, struct html_sheet *s,
                      struct frame_table *t);

/* Returns the nodes of a cell, or NULL if the cell is plain text. */
const struct node *html_sheet_nodes(const struct html_sheet *s, size_t r,
                                    size_t c);

/* Returns the text of a cell, without markup. */
str html_sheet_visible(struct html *h, const struct html_sheet *s, size_t r,
                       size_t c);

/* Writes the content of a cell, without the tags of the cell. */
void html_sheet_put(struct html *h, const struct html_sheet *s, size_t r,
                    size_t c);
