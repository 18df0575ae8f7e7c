// SPDX-License-Identifier: MIT
// explain_choice: finds what `perfpress explain` was asked for: a page of the
// site, a table of it, a row, a column.
#pragma once

#include "base/diag.h"
#include "table/frame_table.h"

struct page;
struct site;

/* A table of a page. */
struct explain_table {
    size_t number; /* among the page's tables, from 1 */
    str id, title; /* either may be empty */
    struct pos pos;
    const struct frame_table *frame; /* NULL: it has no script */
};

struct explain_tables {
    struct explain_table *v;
    size_t n, cap;
};

/* The page of a name: its file, from the working directory or the site's root,
   or its name or address in the site. All of these report a name that is not
   there (explain-unknown), with the nearest, and give NULL or false. */
struct page *explain_page(struct site *site, struct arena *a, struct diags *d,
                          str name);

/* The tables of a page that was shaped. */
struct explain_tables explain_tables(struct arena *a, const struct page *page);

/* A table by number, id or title. */
const struct explain_table *explain_table(struct arena *a, struct diags *d,
                                          const struct explain_tables *all,
                                          str name);

/* A row by number, by id, with or without the table's, or by the texts of its
   key columns: one that no other row has, or all of them. */
bool explain_row(struct arena *a, struct diags *d,
                 const struct explain_table *t, str name, size_t *row);

/* A column by name. */
bool explain_column(struct arena *a, struct diags *d,
                    const struct explain_table *t, str name, size_t *column);

/* What a row's key columns show. */
str explain_key(struct arena *a, const struct frame_table *t, size_t row);
