// SPDX-License-Identifier: MIT
// html_table: the nodes of a table that stands in HTML.
#pragma once

#include "doc/node.h"
#include "parse/tag.h"

/* The group in a new table. */
void html_table_start(struct arena *a, struct node *table);

/* The head or body of a table (NODE_THEAD, NODE_TBODY), made when it is not
   there yet; the head stands before the body. */
struct node *html_table_part(struct arena *a, struct node *table,
                             enum node_type type);

/* What the tag says of a cell: its spans, and whether it is a header. */
void html_table_cell(struct arena *a, struct node *entry,
                     const struct tag *tag);

/* Counts the columns, and takes leading ones of headers for stubs. A table
   without a row goes. */
void html_table_finish(struct arena *a, struct node *table);
