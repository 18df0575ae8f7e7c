// SPDX-License-Identifier: MIT
// html_tools: writes, as JSON, the facts about a table that the script for
// sorting, filtering and comparing (templates/assets/tables.js) needs besides
// the table's text. Private to render/html*.
#pragma once

#include "render/html_sheet.h"

/* Writes h->table->facts for a table of a frame. A table has tools if it has
   header rows that hold the names and enough rows, is outside of other tables,
   and neither the site nor the table turns them off. */
void html_tools_put(struct html *h, const struct html_sheet *s);

/* Writes h->table->facts for a table of nodes after its rows were measured. It
   has tools if a column holds numbers, or the author asks for them, and each
   column has a cell of its own in each row and in the last header row. */
void html_tools_put_nodes(struct html *h, const struct node *group);
