// SPDX-License-Identifier: MIT
// charts: df-charts that draw a table of the site, on this page or another.
#pragma once

#include "resolve/index.h"

/* Binds charts to their tables (chart_block.drawn). Rows of those on other
   pages get their ids, which marks lead to, and the figure a link to the table
   and the table once more, in a dropdown. Alone, after index_site, before the
   names of files are settled.
 */
void charts_bind(const struct site_index *index, struct site *site);

/* Sets the spec of each such chart of the page. Tables that are not there are
   reported (chart-table), and so is what is wrong with the call that draws
   one. Reads the frames of other pages, which stay as they are. */
void charts_resolve(const struct site_index *index, struct page *page);
