// SPDX-License-Identifier: MIT
// value: evaluates the roles value and last-updated, which show values of
// tables and datasets in running text.
#pragma once

#include "doc/document.h"
#include "frame/frame.h"
#include "table/frame_table.h"
#include "table/prose/value_row.h"

/* Replaces each value role of the page by a link to its table or, for a cell of
   a CSV file, by text. Also replaces each last-updated role by its date. Leaves
   values that name no table of the page to resolve/xref. A value of a table
   with an error is shown as written, without a further error. Other faulty
   values are reported (value-row, value-column, value-format, value-date) and
   shown as written, too. */
void value_resolve(struct document *doc);

/* The parts of a role's text: before and after " | ". */
struct value_ref {
    str path; /* TABLE.ROW.COLUMN: the name of a table, a row (see
                 value_text), the name of a column */
    /* format such as {:.1f}; STR_NONE: the cell is shown as in the table */
    str format;
};

struct value_ref value_ref(str text);

/* Sets *name to the start of the path, up to the next dot after byte *n, and *n
   to the length of *name. For the first call, *n must be 0; each further call
   sets a longer name. Returns false after the last dot. */
bool value_name(str path, size_t *n, str *name);

/* A cell that a value role shows in running text. */
struct value_place {
    str path; /* ROW.COLUMN (see value_text) */
    /* format such as {:.1f}; STR_NONE: the cell is shown as in the table */
    str format;
    str behind; /* the text after the value, up to the next node */
    struct pos at;
};

/* Returns, in `a`, the text of the cell of table t that v->path names. The path
   has the form ROW.COLUMN. ROW is the text of the row's cell in a key column
   (table/account.h) or in the first column. It may also be several texts joined
   by " / ", which must all be in cells of the row: one of them in the first key
   column or the first column, the others in any columns. ROW may also be the
   row's number, such as "#1". Returns STR_NONE after reporting that the cell is
   not found or the format does not fit. Warns (unit-differs, unit-percent) if
   the unit in the text after the value differs from the unit of the cell's
   column. Sets *found to the cell. For a table without rows, returns the text
   of its `:empty:`, or else "no rows" with a warning (value-empty). */
str value_text(struct value_search *search, struct arena *a, struct diags *d,
               const struct frame_table *t, const struct value_place *v,
               struct value_cell *found);

/* Returns the id of the row of t that contains the cell with the path `path`,
   which has the form ROW.COLUMN as for value_text. Returns STR_NONE if the rows
   have no ids, or if the path does not lead to exactly one row. Reports
   nothing. */
str value_row_id(struct value_search *search, struct arena *a, struct diags *d,
                 const struct frame_table *t, str path);

/* Returns the text right after a node, or "". */
str value_behind(const struct node *x);

/* Whether the page has a table whose name is `path` or a prefix of `path`, and
   for which an error was reported. */
bool value_is_of_failed(struct document *doc, str path);

/* Returns the table of the page with this :name:, or NULL if there is none.
   Sets *id to the table's id unless `id` is NULL. */
struct frame_table *value_table(struct document *doc, str name, str *id);

/* Returns the frame with this name that a df-setup assigned, as a table, or
   NULL if there is no such frame. `from` has the names to search. Sets *failed
   to true if the computation of the name failed; this was already reported.
   Otherwise leaves *failed unchanged. */
struct frame_table *value_shared(struct document *doc,
                                 const struct shared_names *from, str name,
                                 bool *failed);

/* Returns the newest as_of date in the schemas of the files that the page
   reads, and sets *file to the file with this date. Returns STR_NONE if no
   schema states as_of. */
str value_newest(const struct document *doc, str *file);
