// SPDX-License-Identifier: MIT
// tables: writes the data of a page's tables to files beside the page: CSV, and
// JSON, which also has the origin and computation of each column.
#pragma once

#include "output/sink.h"

struct page;
struct site;

/* Writes the CSV and JSON files of a page's tables (frame_table.file).
   `scratch` is rewound. Returns false after a reported error. */
bool tables_put(const struct site *site, struct page *page, struct sink *sink,
                struct arena *scratch);
