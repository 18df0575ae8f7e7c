// SPDX-License-Identifier: MIT
// explain_choice: finds the page, table, row and column for `perfpress
// explain`.
#pragma once

#include "base/diag.h"
#include "table/frame_table.h"

struct page;
struct site;

/* A table of a page. */
struct explain_table {
    size_t number; /* number among the page's tables, from 1 */
    str id;        /* HTML id, the prefix of the ids of rows; may be empty */
    str name;      /* the same as `id`; for the data of a chart, the name of the
                      chart */
    str title;     /* caption; "chart 2" for the data of a chart without a
                      caption */
    struct pos pos;
    const struct frame_table *frame; /* NULL: not made by a script */
};

struct explain_tables {
    struct explain_table *v;
    size_t n, cap;
};

/* Finds a page by its file, relative to the working directory or the site's
   root, or by its name or URL in the site. Returns NULL after reporting an
   unknown page (explain-unknown). The functions below report unknown names in
   the same way, and return NULL or false. */
struct page *explain_page(struct site *site, struct arena *a, struct diags *d,
                          str name);

/* Returns the tables of a page, in `a`. Call it after page_shape. */
struct explain_tables explain_tables(struct arena *a, const struct page *page);

/* Finds a table by number, id, name or title. */
const struct explain_table *explain_table(struct arena *a, struct diags *d,
                                          const struct explain_tables *all,
                                          str name);

/* Finds a row. `name` is its number; its id, with or without the table's id in
   front; or the text of all its key columns (explain_key). The text of a single
   key column suffices if no other row has the same text there. Sets *row to its
   index, from 0. */
bool explain_row(struct arena *a, struct diags *d,
                 const struct explain_table *t, str name, size_t *row);

/* Finds a column by name. Sets *column to its index, from 0. */
bool explain_column(struct arena *a, struct diags *d,
                    const struct explain_table *t, str name, size_t *column);

/* Returns the text of a row's key columns, separated by ", ", in `a`. */
str explain_key(struct arena *a, const struct frame_table *t, size_t row);
