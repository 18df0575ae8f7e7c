// SPDX-License-Identifier: MIT
// value: numbers of tables and datasets in running text: the value role and
// last-updated.
#pragma once

#include "doc/document.h"
#include "frame/frame.h"
#include "table/frame_table.h"
#include "table/prose/value_row.h"

/* Puts texts in the place of the page's pending values of its own tables, by
   their names, and of CSV files: a link to the table, or plain text. Those that
   name neither stay, for resolve/xref; those of a table that has an error show
   as they are written, without another error; what is wrong with the others is
   reported (value-row, value-column, value-format, value-date), and they show
   as they are written. */
void value_resolve(struct document *doc);

/* A role's text taken apart: what is before " | ", and the format behind it. */
struct value_ref {
    str path;   /* TABLE.ROW.COLUMN */
    str format; /* STR_NONE: as the table shows the cell */
};

struct value_ref value_ref(str text);

/* Takes a name off the path, up to the next dot: each time it is called, the
   next longer one, from n = 0 on. False when there is none. */
bool value_name(str path, size_t *n, str *name);

/* A value in prose. */
struct value_place {
    str path;   /* ROW.COLUMN */
    str format; /* STR_NONE: as the table shows the cell */
    str behind; /* the text that follows */
    struct pos at;
};

/* What a cell of the table shows in prose. ROW is what stands in a key cell of
   the row (table/account.h), or in the first one, several joined by " / ",
   other cells only beside one of the first key column; or its number as "#1".
   STR_NONE when there is no such cell, or the format does not fit, which is
   reported. Warns (unit-differs, unit-percent) where the text behind the value
   has another unit than its column. A table without rows gives the words of its
   `:empty:`, or else "no rows" and a warning (value-empty). In `a`. */
str value_text(struct value_search *search, struct arena *a, struct diags *d,
               const struct frame_table *t, const struct value_place *v);

/* The text right behind a node, or "". */
str value_behind(const struct node *x);

/* Whether a value's path, or a name alone, begins with the name of a table of
   the page that has an error, which was reported. */
bool value_is_of_failed(struct document *doc, str path);

/* The table of the page with this name (as `:name:` gives it) and, unless NULL,
   its id; NULL when there is none. */
struct frame_table *value_table(struct document *doc, str name, str *id);

/* The newest as_of of the schemas of the files that the page reads, and that
   file; STR_NONE when none has one. */
str value_newest(const struct document *doc, str *file);
