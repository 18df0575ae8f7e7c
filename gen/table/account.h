// SPDX-License-Identifier: MIT
// account: explains a table: how its columns were computed, which files its
// cells come from, and names for its rows.
#pragma once

#include "base/diag.h"
#include "doc/document.h"
#include "table/frame_table.h"
#include "table/lineage_values.h"

struct site;

/* Sets the members of t that explain the table: lineages, values and sources.
   Also sets row_ids, the names of the rows, and keys, unless row_ids is already
   set. All members are allocated in doc->a. `at`: where the table is defined.
   `shared` must be the same object for all tables of the page. Reports formulas
   that exceed the page's limit (page-limit), and those faults in the schemas of
   the files that were not reported before. */
void account_set(const struct site *site, struct document *doc, struct pos at,
                 struct lineage_shared *shared, struct frame_table *t);

/* Sets t->row_ids, the names of the table's rows, in `a`, and the key columns
   (t->keys). Does nothing if t->row_ids is set. */
void account_rows(const struct site *site, struct arena *a, struct diags *d,
                  struct frame_table *t);

/* Returns the indexes of t's key columns (table/row_id.h), in `a`, and sets *n
   to their number. Does not change t. If `site` is NULL, does not read schemas
   for primary keys. */
const size_t *account_keys(const struct site *site, struct arena *a,
                           struct diags *d, const struct frame_table *t,
                           size_t *n);

/* Returns the paths of the files that the cells of t come from, in order of
   each file's first cell, in `a`. Does not change t. */
struct strs account_files(struct arena *a, const struct frame_table *t);

/* Sets t->kept to a copy of the indexes of t's key columns, in `a`, unless
   t->kept is already set. Other pages read the copy while the table's own page
   is rendered: rendering changes and then frees cells with markup. */
void account_keep_keys(const struct site *site, struct arena *a,
                       struct diags *d, struct frame_table *t);

/* Returns the entry of t->sources for a file, or NULL if there is none. */
const struct frame_source *account_source(const struct frame_table *t,
                                          str file);

/* Returns "SOURCE (DATE)", in `a`, made of `source` and `as_of`. If either is
   empty, returns `source` itself. */
str account_dated(struct arena *a, str source, str as_of);

/* Returns the unit of a column's numbers as a string, or "" if the unit is
   unknown. The string is in `a` or constant. */
str account_unit(struct arena *a, const struct column *c);

/* Returns the latest as_of date of the files of t, or else the date of the page
   with t, or else "". */
str account_date(const struct document *doc, const struct frame_table *t);
