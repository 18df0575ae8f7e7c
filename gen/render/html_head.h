// SPDX-License-Identifier: MIT
// html_head: which cells of a table's head stand over which column, for the
// script that sorts, filters and hides columns. Private to render/html*.
#pragma once

#include "render/html_box.h"

struct html_head {
    size_t n_rows, n_columns;
    size_t *cells;    /* column by column: in each row the one over it, by its
                         place among all cells of the head */
    const str *texts; /* by cell, or NULL where nobody asks for names */
};

/* The head of h->table with a cell for each column in each row; drawings are
   columns. In h->a. */
struct html_head html_head_regular(struct html *h, size_t n_rows);

/* That of a thead, whose cells may span others, in h->a. False where a column
   has no cell in a row, or none of its own in the last. */
bool html_head_of(struct html *h, const struct node *part,
                  struct html_head *out);

/* The name of a column, with a level for each row (frame/name.h). */
str html_head_name(struct html *h, const struct html_head *head, size_t column);

/* Writes the cells as a JSON array of arrays. */
void html_head_put(struct buf *b, const struct html_head *head);
