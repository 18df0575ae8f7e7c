// SPDX-License-Identifier: MIT
// table: runs the df-tables of a page and puts their frames into the page's
// tree, before references in the tree are resolved.
#pragma once

#include "doc/document.h"

/* Turns each NODE_DF_TABLE of the document into a NODE_TABLE whose data is a
   struct frame_table, and keeps the node's attributes and title. Also replaces
   the data of csv-tables, and of other tables that are to be explained, by a
   struct frame_table if csv_frame can make it. Parses cells with markup in the
   page's syntax (doc->parse). Reports faults in such a cell at the cell's
   position in the CSV file, or at the formula that computed the text. If the
   script of a table fails, reports it and turns the node into an empty
   container. */
void table_eval(struct document *doc);
