// SPDX-License-Identifier: MIT
// value: numbers of tables and datasets in running text: the roles value and
// last-updated.
#pragma once

#include "doc/document.h"
#include "frame/frame.h"
#include "table/frame_table.h"
#include "table/prose/value_row.h"

/* Replaces each value role of the page by a link to its table or, for a cell of
   a CSV file, by text. Leaves values that name no table of the page to
   resolve/xref. Values of a table with an error are shown as written, without a
   further error; so are values with other faults, which are reported
   (value-row, value-column, value-format, value-date). */
void value_resolve(struct document *doc);

/* The parts of a role's text: before and after " | ". */
struct value_ref {
    str path;   /* TABLE.ROW.COLUMN: the name of a table, a row (see
                   value_text), the name of a column */
    str format; /* format such as {:.1f}; STR_NONE: as the table shows the
                   cell */
};

struct value_ref value_ref(str text);

/* Sets *name to the start of the path, up to the next dot after byte *n, and *n
   to the length of *name. Begin with *n = 0; each call returns a longer name.
   Returns false after the last dot. */
bool value_name(str path, size_t *n, str *name);

/* A cell that a value role shows in running text. */
struct value_place {
    str path;   /* ROW.COLUMN (see value_text) */
    str format; /* format such as {:.1f}; STR_NONE: as the table shows the
                   cell */
    str behind; /* the text after the value, up to the next node */
    struct pos at;
};

/* Returns the text of the cell of table t that v->path, ROW.COLUMN, names, in
   `a`. ROW is the text of the row's cell in a key column (table/account.h) or
   in the first column. Several texts joined by " / " must all be in the row;
   one of them must be in the first key column or the first column, the others
   may be in any column. ROW may also be the row's number, as "#1". Returns
   STR_NONE after a report if the cell is not found or the format does not fit.
   Warns (unit-differs, unit-percent) if the unit in the text after the value
   differs from the unit of the cell's column. For a table without rows, returns
   the text of its `:empty:`, or else "no rows" with a warning (value-empty). */
str value_text(struct value_search *search, struct arena *a, struct diags *d,
               const struct frame_table *t, const struct value_place *v);

/* Returns the id of the row of t that contains the cell `path`, which is
   ROW.COLUMN as for value_text. Returns STR_NONE if the rows have no ids or the
   cell is not found. Reports nothing. */
str value_row_id(struct value_search *search, struct arena *a, struct diags *d,
                 const struct frame_table *t, str path);

/* Returns the text right after a node, or "". */
str value_behind(const struct node *x);

/* Whether the page has a table for which an error was reported and whose name
   is a prefix of `path`. `path` may also be just the name of a table. */
bool value_is_of_failed(struct document *doc, str path);

/* Returns the table of the page with this :name:, or NULL. Sets *id to the
   table's id unless `id` is NULL. */
struct frame_table *value_table(struct document *doc, str name, str *id);

/* Returns the frame with this name that a df-setup assigned, as a table, or
   NULL if there is no such frame. `from` are the names to search. Sets *failed
   to true if the computation of the name failed, which was reported. Otherwise
   leaves *failed unchanged. */
struct frame_table *value_shared(struct document *doc,
                                 const struct shared_names *from, str name,
                                 bool *failed);

/* Returns the newest as_of in the schemas of the files that the page reads, and
   sets *file to the file that this schema describes. Returns STR_NONE if no
   schema states as_of. */
str value_newest(const struct document *doc, str *file);
