// SPDX-License-Identifier: MIT
// charts: df-charts that draw a named table of the site, on this page or
// another.
#pragma once

#include "resolve/index.h"

/* Binds charts to the tables that they name (chart_block.drawn). If the table
   is on another page, assigns ids to its rows, to which the chart's marks link,
   and appends a link to the table and a copy of it, in a dropdown, to the
   figure. Called by one thread, after index_site, before file names are final.
   */
void charts_bind(const struct site_index *index, struct site *site);

/* Sets chart_block.spec of each chart of the page that draws a named table.
   Reports missing tables (chart-table) and faults in the chart's call of plot.
   Reads frames of other pages without changing them. */
void charts_resolve(const struct site_index *index, struct page *page);
