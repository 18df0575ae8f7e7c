// SPDX-License-Identifier: MIT
// tables: writes the data of a page's tables as files beside the page: CSV, and
// JSON that also has the origin and computation of each column.
#pragma once

#include "output/sink.h"

struct page;
struct site;

/* Writes the files of a page's tables (frame_table.file). Leaves `scratch`
   unchanged. False after a reported error. */
bool tables_put(const struct site *site, struct page *page, struct sink *sink,
                struct arena *scratch);
