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
   `a` or as long as the site, and never changes. If the file cannot be read,
   returns NULL after reporting that at `at`. If the file has faults, returns
   NULL after reporting them in the file, again for each caller. */
const struct frame *dataset_read(const struct site *site, struct arena *a,
                                 struct diags *d, str path, struct pos at,
                                 size_t *size);

/* Like dataset_read, with options. Each call reads the file anew, and the frame
   lives in `a`. */
const struct frame *dataset_read_how(const struct site *site, struct arena *a,
                                     struct diags *d, str path, struct pos at,
                                     const struct csv_how *how, size_t *size);

/* Records, for one file, that all pages have been read. Call it before any
   check of the file, and while the frames of the pages still exist. Later reads
   by checks do not count as reads of a page. */
void dataset_settle(const struct site *site, str path);

/* Whether a page's script has read a settled file with the default options.
   Reads by rules of schemas do not count, since the order of checks varies. */
bool dataset_is_read(const struct site *site, str path);

/* Returns the frame of a settled file for checks. If a page's script has read
   the file with the default options, this is the frame that the script got.
   Otherwise, if dataset_note_table was called for the file, it is a new frame
   in `a`. Returns NULL in all other cases, and if the file has faults. Reports
   nothing. */
const struct frame *dataset_table(const struct site *site, struct arena *a,
                                  struct diags *d, str path);

/* Records that a page reads a file as a table with a header and commas, but not
   by dataset_read: for a csv-table, or for a script with other options. */
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
   beside NAME.csv. Returns NULL if there is no schema, or if the schema has
   faults, which are reported to the first caller. The schema lives as long as
   the site. */
const struct schema *dataset_schema(const struct site *site, struct diags *d,
                                    str path);
