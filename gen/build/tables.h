// SPDX-License-Identifier: MIT
// tables: the data of a page's tables, as files beside the page: CSV, and JSON
// that also says how each column was computed and where it comes from.
#pragma once

#include "output/sink.h"

struct page;
struct site;

/* Puts the files of the tables of a page (frame_table.file). `scratch` is left
   as it was. False after a fault of the sink, which is reported. */
bool tables_put(const struct site *site, struct page *page, struct sink *sink,
                struct arena *scratch);
