// SPDX-License-Identifier: MIT
// dataset: the CSV files of a site as frames. From the second read on, by the
// same page or another one, a file has one frame that all readers share. The
// frame of the first read lives only as long as its page. Thread-safe.
#pragma once

#include "frame/frame.h"
#include "frame/numeral.h"
#include "load/csv/csv_how.h"
#include "load/schema.h"

struct site;

/* Reads a CSV file, by its path from the root, like read_csv. In addition, the
   file's schema determines units, the notation of numbers, and columns that
   stay strings. Sets *size to the size of the file in bytes. The frame lives in
   `a` or as long as the site, and never changes. Returns NULL after reporting,
   at `at`, that the file cannot be read, or after reporting the faults of the
   file, which every caller gets. */
const struct frame *dataset_read(const struct site *site, struct arena *a,
                                 struct diags *d, str path, struct pos at,
                                 size_t *size);

/* Like dataset_read, with options. The file is read anew by each call, and the
   frame lives in `a`. */
const struct frame *dataset_read_how(const struct site *site, struct arena *a,
                                     struct diags *d, str path, struct pos at,
                                     const struct csv_how *how, size_t *size);

/* Records that all pages have been read, while their frames still exist. Later
   reads, by checks, do not count as reads of a page. Call it for a file before
   any check of it. */
void dataset_settle(const struct site *site, str path);

/* Whether a page's script has read a settled file with the default options.
   Reads by rules of schemas do not count, since the order of checks varies. */
bool dataset_is_read(const struct site *site, str path);

/* Returns the frame of a settled file for checks: the frame that the pages have
   read or, if only a csv-table shows the file as a table with a header and
   commas, a new one in `a`. Returns NULL if there is no such page or the file
   has faults. Reports nothing. */
const struct frame *dataset_table(const struct site *site, struct arena *a,
                                  struct diags *d, str path);

/* Records that a csv-table shows a file as such a table. */
void dataset_note_table(const struct site *site, str path);

/* Returns the notation of numbers in the string columns of a CSV file, in `a`,
   or NULL for the usual notation. `path` is the file's path from the root,
   whose schema counts, or is empty for rows in a page. If `delimiter` is a
   semicolon, commas do not separate thousands unless the schema says so. */
const struct notation *dataset_notation(const struct site *site,
                                        struct arena *a, struct diags *d,
                                        str path, char delimiter);

/* Returns whether the cells and the name of a column are read as markup. The
   table's :markup: option, `own` ("true", "false" or empty), has precedence;
   then the field of `column` in the schema of `path` (empty: no file); then the
   site's setting. The result is SCHEMA_AS_SITE for markup by default,
   SCHEMA_MARKUP for markup on request, or SCHEMA_TEXT. */
enum schema_markup dataset_markup(const struct site *site, struct diags *d,
                                  str own, str path, str column);

/* Returns the schema of a CSV file, by its path from the root: NAME.schema.yaml
   beside NAME.csv. Returns NULL if there is none or it has faults, which are
   reported to the first caller. The schema lives as long as the site. */
const struct schema *dataset_schema(const struct site *site, struct diags *d,
                                    str path);
