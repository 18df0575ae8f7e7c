// SPDX-License-Identifier: MIT
// table: runs the df-tables of a page and puts their frames into its tree,
// which is not shaped yet.
#pragma once

#include "doc/document.h"

/* Makes each NODE_DF_TABLE of the document a NODE_TABLE whose data is a
   struct frame_table; attributes and title stay. Cells with markup are parsed
   in the page's syntax (doc->parse); a fault in one is reported at its place
   in the CSV file, or at the formula that made it. A node whose script fails,
   which is reported, becomes an empty container. */
void table_eval(struct document *doc);
