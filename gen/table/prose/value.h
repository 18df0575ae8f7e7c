// SPDX-License-Identifier: MIT
// value: numbers of tables and datasets in running text: the roles value and
// last-updated.
#pragma once

#include "doc/document.h"
#include "frame/frame.h"
#include "table/frame_table.h"
#include "table/prose/value_row.h"

/* Replaces the page's pending values by a link to their table, or by text.
   These are values of the page's own tables, by name, and of CSV files. Values
   that name neither are left to resolve/xref. Values of a table with an error
   are shown as written, without another error. Other faults are reported
   (value-row, value-column, value-format, value-date); such values are also
   shown as written. */
void value_resolve(struct document *doc);

/* The parts of a role's text: before and after " | ". */
struct value_ref {
    str path;   /* TABLE.ROW.COLUMN */
    str format; /* STR_NONE: as the table shows the cell */
};

struct value_ref value_ref(str text);

/* Sets *name to the part of the path up to the next dot; each call returns a
   longer one, starting with *n = 0. False at the end. */
bool value_name(str path, size_t *n, str *name);

/* A value in prose. */
struct value_place {
    str path;   /* ROW.COLUMN */
    str format; /* STR_NONE: as the table shows the cell */
    str behind; /* the text after it */
    struct pos at;
};

/* Returns the text of a table's cell for prose, in `a`. ROW is the text of a
   key cell of the row (table/account.h), or of its first cell. Several texts
   are joined by " / "; a cell of another column may only be used beside a cell
   of the first key column. ROW may also be the row's number, as "#1". Returns
   STR_NONE after a report if the cell is not found or the format does not fit.
   Warns (unit-differs, unit-percent) if the unit in the text after the value
   differs from its column's. For a table without rows, returns the text of its
   `:empty:`, or else "no rows" with a warning (value-empty). */
str value_text(struct value_search *search, struct arena *a, struct diags *d,
               const struct frame_table *t, const struct value_place *v);

/* Returns the text right after a node, or "". */
str value_behind(const struct node *x);

/* Whether a value's path, or a name alone, begins with the name of a table of
   the page for which an error was reported. */
bool value_is_of_failed(struct document *doc, str path);

/* Returns the table of the page with this :name:, or NULL, and its id unless
   `id` is NULL. */
struct frame_table *value_table(struct document *doc, str name, str *id);

/* Returns the newest as_of in the schemas of the files that the page reads, and
   sets *file to the file that has it; STR_NONE if no schema has one. */
str value_newest(const struct document *doc, str *file);
