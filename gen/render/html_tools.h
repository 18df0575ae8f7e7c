// SPDX-License-Identifier: MIT
// html_tools: writes facts about a table as JSON. The script that sorts,
// filters and compares tables (templates/assets/tables.js) needs these facts
// besides the table's text. Private to render/html*.
#pragma once

#include "render/html_sheet.h"

/* Sets h->table->facts of a table of a frame, if the table has tools: its
   header rows are the column names, it has enough rows, it is not inside
   another table, and neither the site nor the table turns tools off. */
void html_tools_put(struct html *h, const struct html_sheet *s);

/* Sets h->table->facts of a table of nodes, whose rows are already measured, if
   the table has tools: some column holds numbers or the author asks for tools,
   and each column has a cell of its own in each row and in the last header
   row. */
void html_tools_put_nodes(struct html *h, const struct node *group);
