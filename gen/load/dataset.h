// SPDX-License-Identifier: MIT
// dataset: the CSV files of a site as frames. A file that is read more than
// once, by one page or several, is kept as one frame that all share; a file
// that is read once lives only as long as the page that reads it. Thread-safe.
#pragma once

#include "frame/frame.h"
#include "frame/numeral.h"
#include "load/csv/csv_how.h"
#include "load/schema.h"

struct site;

/* Returns the frame of a CSV file, by its path from the root. It is what
   read_csv returns, except that columns whose schema says `type: string` are
   text. *size is the size of the file in bytes. The frame lives in `a` or as
   long as the site, and never changes. Returns NULL if the file cannot be read,
   which is reported at `at`, or has faults, which are reported in the file,
   each time. */
const struct frame *dataset_read(const struct site *site, struct arena *a,
                                 struct diags *d, str path, struct pos at,
                                 size_t *size);

/* Reads a CSV file with options; the file is read anew for each call. */
const struct frame *dataset_read_how(const struct site *site, struct arena *a,
                                     struct diags *d, str path, struct pos at,
                                     const struct csv_how *how, size_t *size);

/* Tells the cache that all pages have been read and none is rendered: later
   reads, by checks, do not count as reads of a page. Call it for a file before
   any check of it. */
void dataset_settle(const struct site *site, str path);

/* Whether a page's script reads a settled file as a plain table. Reads by rules
   of schemas do not count, since checks run in no order. */
bool dataset_is_read(const struct site *site, str path);

/* Returns the frame of a settled file for checks. Reads only what the pages
   have not read. Returns NULL also for a file that no page uses as a table with
   a header and comma-separated fields; then nothing is reported. */
const struct frame *dataset_table(const struct site *site, struct arena *a,
                                  struct diags *d, str path);

/* Notes that a csv-table uses a file as such a table. */
void dataset_note_table(const struct site *site, str path);

/* Returns how numbers in the text columns of a CSV file are written, according
   to its schema; in `a`. In a file with semicolons commas do not separate
   thousands, unless the schema says so. `path` is from the root, or empty for
   rows in a page. NULL: the usual notation. */
const struct notation *dataset_notation(const struct site *site,
                                        struct arena *a, struct diags *d,
                                        str path, char delimiter);

/* Whether a column's cells and name are read as markup. The table's :markup:
   option, `own` ("true", "false" or empty), has precedence, then the field of
   `column` in the schema of `path` (empty: no file), then the site's setting.
   Returns SCHEMA_AS_SITE for markup by default, SCHEMA_MARKUP for markup by
   request. */
enum schema_markup dataset_markup(const struct site *site, struct diags *d,
                                  str own, str path, str column);

/* Returns the schema of a CSV file, by its path from the root: NAME.schema.yaml
   beside NAME.csv. Returns NULL if there is none or it has faults, which are
   reported to the first caller. The schema lives as long as the site. */
const struct schema *dataset_schema(const struct site *site, struct diags *d,
                                    str path);
