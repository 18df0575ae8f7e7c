// SPDX-License-Identifier: MIT
// last_update: reads "Last update: September 15th, 2023" and warns about pages
// with newer data, and about figures without a date. Pages may be checked in
// parallel.
#pragma once

#include "doc/document.h"

struct site;

/* Whether a text begins with "Last update", "Page last modified", "Updated" or
   the like. */
bool last_update_says(str text);

/* Sets doc->updated to the date of the first "Last update" of the page, unless
   that date may mean several days. Reports (update-old) each paragraph or field
   of the page that states a last update before the newest as_of in the schemas
   of the page's datasets. */
void last_update_check(struct document *doc);

/* If the site has a base_url, reports CSV files without a date: the schema has
   no as_of, and the page that shows the file has neither a last update nor a
   date in its front matter (data-undated). Reports each file once. Call it
   after the pages were read. */
void last_update_missing(struct site *site);
