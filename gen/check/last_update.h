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

/* Sets doc->updated to the date of the page's first last update, unless it may
   mean several days. Reports paragraphs and fields of a page that state a last
   update before the newest as_of in the schemas of its datasets (update-old).
 */
void last_update_check(struct document *doc);

/* If the site has a base_url, reports CSV files that a page shows without an
   as_of, a last update and a date in its front matter (data-undated), each file
   once. Call it after the pages were read. */
void last_update_missing(struct site *site);
