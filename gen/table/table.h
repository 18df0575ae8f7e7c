// SPDX-License-Identifier: MIT
// table: runs the df-tables of a page and puts their frames into the page's
// tree, before references in the tree are resolved.
#pragma once

#include "doc/document.h"

/* Turns each NODE_DF_TABLE of the document into a NODE_TABLE whose data is a
   struct frame_table; keeps its attributes and title. Cells with markup are
   parsed in the page's syntax (doc->parse); faults in them are reported at
   their position in the CSV file, or at the formula that computed the text. If
   a script fails, which is reported, its node becomes an empty container. */
void table_eval(struct document *doc);
