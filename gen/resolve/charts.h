// SPDX-License-Identifier: MIT
// charts: df-chart directives that draw a named table of the site, on the same
// page or on another page.
#pragma once

#include "resolve/index.h"

/* Binds charts to the tables that they name (chart_block.drawn). If the table
   is on another page, assigns ids to the table's rows, to which the chart's
   marks link, and appends to the figure a link to the table and, in a dropdown,
   a copy of the table. Called by one thread, after index_site, before file
   names are final. */
void charts_bind(const struct site_index *index, struct site *site);

/* Sets chart_block.spec of each chart of the page that draws a named table.
   Reports missing tables (chart-table) and faults in the chart's call of plot.
   Reads frames of other pages without changing them. */
void charts_resolve(const struct site_index *index, struct page *page);
