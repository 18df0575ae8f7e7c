// SPDX-License-Identifier: MIT
// dataset: the CSV files of a site, as frames, and their schemas. From the
// second read on, by any page, a file has one frame that all readers share. The
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

/* Reads text that a script passes to read_csv, such as a part of a file. The
   text begins at src->start. The schema of the file src->name applies. */
const struct frame *dataset_read_source(const struct site *site,
                                        struct arena *a, struct diags *d,
                                        const struct source *src,
                                        const struct csv_how *how);

/* Gives the columns of f, which were read from the file at `path`, the units of
   its schema. */
void dataset_set_units(const struct site *site, struct arena *a,
                       struct diags *d, str path, struct frame *f);

/* Whether the file's schema says that a column stays text. */
bool dataset_is_text(const struct site *site, struct diags *d, str path,
                     str column);

/* Marks the file `path` as settled: from now on, no page reads the file. Call
   it after all pages have been read and before any check of the file, while the
   frames of the pages still exist. Later reads, by checks, do not count as
   reads by a page. */
void dataset_settle(const struct site *site, str path);

/* Whether a page's script has read a file with the default options. Call it
   after dataset_settle. Reads by rules of schemas do not count, since the order
   of checks varies. */
bool dataset_is_read(const struct site *site, str path);

/* Returns the frame of a file for checks. Call it after dataset_settle. If a
   page's script has read the file with the default options, returns the frame
   that the script got. Otherwise, if dataset_note_table was called for the
   file, returns a new frame in `a`. Returns NULL in all other cases, and if the
   file has faults. Reports nothing. */
const struct frame *dataset_table(const struct site *site, struct arena *a,
                                  struct diags *d, str path);

/* Notes that a page reads a file as a table with a header and commas, but not
   by dataset_read: for a csv-table, or for a script with other options. */
void dataset_note_table(const struct site *site, str path);

/* Returns the notation of numbers in the string columns of a CSV file, in `a`,
   or NULL for the usual notation. The notation is that of the schema of the
   file at `path`, from the root; `path` is empty for rows that are written in a
   page. If `delimiter` is a semicolon, commas do not separate thousands unless
   the schema says so. */
const struct notation *dataset_notation(const struct site *site,
                                        struct arena *a, struct diags *d,
                                        str path, char delimiter);

/* Returns whether the cells and the name of a column are read as markup. Three
   settings are looked up in this order: `own`, the table's option :markup:
   ("true", "false" or empty); the field of `column` in the schema of the file
   at `path` (empty: no file); the setting of the site. The result is
   SCHEMA_AS_SITE for markup by default, SCHEMA_MARKUP for markup on request, or
   SCHEMA_TEXT. */
enum schema_markup dataset_markup(const struct site *site, struct diags *d,
                                  str own, str path, str column);

/* Returns the schema of a CSV file, by its path from the root: NAME.schema.yaml
   beside NAME.csv. Returns NULL if there is no schema, or if the schema has
   faults, which are reported to the first caller. The schema lives as long as
   the site. */
const struct schema *dataset_schema(const struct site *site, struct diags *d,
                                    str path);
