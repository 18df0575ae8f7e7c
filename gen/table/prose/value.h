// SPDX-License-Identifier: MIT
// value: numbers of tables and datasets in running text: the roles value and
// last-updated.
#pragma once

#include "doc/document.h"
#include "frame/frame.h"
#include "table/frame_table.h"
#include "table/prose/value_row.h"

/* Replaces the page's pending values of its own tables, by name, and of CSV
   files by a link to the table, or by text. Values that name neither are left
   to resolve/xref. Values of a table with an error are shown as written,
   without another error. Other faults are reported (value-row, value-column,
   value-format, value-date); such values are shown as written, too. */
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
   key cell of the row (table/account.h), or of its first cell; several are
   joined by " / "; cells of other columns only beside one of the first key
   column. Or it is the row's number, as "#1". STR_NONE if the cell is not found
   or the format does not fit, which is reported. Warns (unit-differs,
   unit-percent) if the text after the value has another unit than its column.
   For a table without rows it is the text of its `:empty:`, or else "no rows"
   with a warning (value-empty). */
str value_text(struct value_search *search, struct arena *a, struct diags *d,
               const struct frame_table *t, const struct value_place *v);

/* The text right after a node, or "". */
str value_behind(const struct node *x);

/* Whether a value's path, or a name alone, begins with the name of a table of
   the page with a reported error. */
bool value_is_of_failed(struct document *doc, str path);

/* Returns the table of the page with this :name:, or NULL, and its id unless
   `id` is NULL. */
struct frame_table *value_table(struct document *doc, str name, str *id);

/* The newest as_of in the schemas of the files that the page reads, and that
   file; STR_NONE if they have none. */
str value_newest(const struct document *doc, str *file);
