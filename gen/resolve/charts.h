// SPDX-License-Identifier: MIT
// charts: df-charts that draw a named table of the site, on this page or
// another.
#pragma once

#include "resolve/index.h"

/* Binds charts to their tables (chart_block.drawn). For tables of other pages
   it assigns ids to the rows, which marks of the chart link to, and appends a
   link and a copy of the table, in a dropdown, to the figure. Called by one
   thread, after index_site, before file names are final. */
void charts_bind(const struct site_index *index, struct site *site);

/* Sets chart_block.spec of each chart of the page that draws a named table.
   Reports missing tables (chart-table) and faults in the call that draws a
   table. Reads frames of other pages without changing them. */
void charts_resolve(const struct site_index *index, struct page *page);
