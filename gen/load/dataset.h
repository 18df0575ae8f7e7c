// SPDX-License-Identifier: MIT
// dataset: the CSV files of a site as frames. A file that is read again and
// again, by one page or by many, is kept as one frame that all of them share;
// one that is read once lives no longer than the page that reads it. Any thread
// may ask.
#pragma once

#include "frame/frame.h"
#include "frame/numeral.h"
#include "load/csv/csv_how.h"
#include "load/schema.h"

struct site;

/* The frame of a CSV file, by its path from the root, as read_csv makes it,
   but that a column is text where its schema says so (type: string); *size is
   that of the text in bytes. It lives in `a` or as long as the site, and is
   never changed. NULL when the file cannot be read, which is reported at `at`,
   or has faults, which are reported in it each time. */
const struct frame *dataset_read(const struct site *site, struct arena *a,
                                 struct diags *d, str path, struct pos at,
                                 size_t *size);

/* The same by options: read anew for each who asks. */
const struct frame *dataset_read_how(const struct site *site, struct arena *a,
                                     struct diags *d, str path, struct pos at,
                                     const struct csv_how *how, size_t *size);

/* Says that all pages have been read, and none is rendered: what checks read
   from here on is no page's. Called for a file before any of them is checked.
 */
void dataset_settle(const struct site *site, str path);

/* Whether the script of a page reads a settled file as a plain table. What
   rules of schemas read does not count: checks run in no order. */
bool dataset_is_read(const struct site *site, str path);

/* The frame of a settled file for checks: no more is read than the pages have
   left to read. NULL also for a file that no page takes as a table below a
   header, its fields cut by commas; then nothing is reported. */
const struct frame *dataset_table(const struct site *site, struct arena *a,
                                  struct diags *d, str path);

/* Says that a csv-table takes a file as such a table. */
void dataset_note_table(const struct site *site, str path);

/* How the numbers of a CSV file are written that lie in its texts: as its
   schema says. In a file with semicolons, unless that says otherwise, no comma
   stands between thousands. Path: from the root; empty for rows in a page.
   NULL: as usual. In `a`. */
const struct notation *dataset_notation(const struct site *site,
                                        struct arena *a, struct diags *d,
                                        str path, char delimiter);

/* Whether a column's cells and name are read as markup. `own`, the table's
   :markup: option ("true", "false" or empty), comes first; then the field of
   `column` in the schema of `path` (empty: no file); then the site's setting.
   Returns SCHEMA_AS_SITE for markup by default, SCHEMA_MARKUP for markup by
   request. */
enum schema_markup dataset_markup(const struct site *site, struct diags *d,
                                  str own, str path, str column);

/* The schema of a CSV file, by its path from the root: NAME.schema.yaml beside
   NAME.csv. NULL when there is none, or when it has faults: who asks first has
   them in d. It lives as long as the site. */
const struct schema *dataset_schema(const struct site *site, struct diags *d,
                                    str path);
