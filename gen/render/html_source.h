// SPDX-License-Identifier: MIT
// html_source: source and date of the data of a table, for the lines that
// readers copy or download. Private to render/html*.
#pragma once

#include "doc/document.h"
#include "table/frame_table.h"

/* Returns the as_of date of the table's files, or else the date of the page, or
   else "". Returns "" if files have different dates: html_source_names then
   states the dates. */
str html_source_date(const struct document *doc, const struct frame_table *t);

/* Returns the sources that the schemas of the table's files state, each once,
   separated by "; ". If the files have different dates, each source is followed
   by its date, and a file without a source is named. */
str html_source_names(struct arena *a, const struct frame_table *t);
