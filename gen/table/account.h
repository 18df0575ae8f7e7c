// SPDX-License-Identifier: MIT
// account: the account that a table gives of itself: how its columns were
// computed, which files its cells come from, and names for its rows.
#pragma once

#include "base/diag.h"
#include "doc/document.h"
#include "table/frame_table.h"
#include "table/lineage_values.h"

struct site;

/* Sets what explains the table, which is defined at `at`, and names of its rows
   where it has none; all of that lives in doc->a. `shared` is for all tables of
   the page. Reports faults in the schemas of the files unless they were
   reported before, and formulas that are too much for a page (page-limit). */
void account_set(const struct site *site, struct document *doc, struct pos at,
                 struct lineage_shared *shared, struct frame_table *t);

/* Sets the names of its rows alone, in `a`, where it has none yet. */
void account_rows(const struct site *site, struct arena *a, struct diags *d,
                  struct frame_table *t);

/* The key columns of its rows (table/row_id.h), *n of them; t is not changed.
   In `a`. site: NULL if no schema is to be read. */
const size_t *account_keys(const struct site *site, struct arena *a,
                           struct diags *d, const struct frame_table *t,
                           size_t *n);

/* Sets t->kept, in `a`, unless it is set: these columns for pages that are
   rendered while the table's page is, which changes its cells with markup and
   then frees them. */
void account_keep_keys(const struct site *site, struct arena *a,
                       struct diags *d, struct frame_table *t);

/* What is known of the file that a cell comes from, or NULL. */
const struct frame_source *account_source(const struct frame_table *t,
                                          str file);

/* The unit of a column's numbers as people read it; empty where none is
   known. In `a` or constant. */
str account_unit(struct arena *a, const struct column *c);
