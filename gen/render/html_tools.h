// SPDX-License-Identifier: MIT
// html_tools: what the script that sorts, filters and compares must know of a
// table beyond its text (templates/assets/tables.js), as JSON. Private to
// render/html*.
#pragma once

#include "render/html_sheet.h"

/* Writes h->table->facts of a frame's table that has tools: header rows, which
   hold the names, and rows enough; not inside another table, and not where the
   site or the table does without. */
void html_tools_put(struct html *h, const struct html_sheet *s);

/* The same of a table of nodes, h->table, once its rows were looked at; it has
   tools where a column holds numbers, or the author wants them, and each column
   has a cell of its own in each row and in the last header row. */
void html_tools_put_nodes(struct html *h, const struct node *group);
