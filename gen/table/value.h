// SPDX-License-Identifier: MIT
// value: numbers of tables and datasets in running text: the value role and
// last-updated.
#ifndef TABLE_VALUE_H
#define TABLE_VALUE_H

#include "doc/document.h"
#include "frame/frame.h"

struct frame_table;

/* Puts texts in the place of the page's pending values of its own tables, by
   their names, and of CSV files: a link to the table, or plain text. Those that
   name neither stay, for shape/xref; those of a table that has an error show as
   they are written, without another error; what is wrong with the others is reported
   (value-row, value-column, value-format, value-date), and they show as they
   are written. */
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

/* What a cell of the frame, ROW.COLUMN, shows in prose. ROW is what stands in a
   cell of the row, several joined by " / ", or its number as "#1". STR_NONE
   when there is no such cell, or the format does not fit, which is reported at
   `at`. A frame without rows gives "no rows" and a warning (value-empty). In
   `a`. */
str value_text(struct arena *a, struct diags *d, const struct frame *f,
               str cell, str format, struct pos at);

/* The same of a table that may be empty: shows the words of its `:empty:`. */
str value_table_text(struct arena *a, struct diags *d,
                     const struct frame_table *t, str cell, str format,
                     struct pos at);

/* Whether a value's path, or a name alone, begins with the name of a table of
   the page that has an error, which was reported. */
bool value_is_of_failed(struct document *doc, str path);

/* The table of the page with this name (as `:name:` gives it) and, unless NULL,
   its id; NULL when there is none. */
struct frame_table *value_table(struct document *doc, str name, str *id);

/* The newest as_of of the schemas of the files that the page reads, and that
   file; STR_NONE when none has one. */
str value_newest(const struct document *doc, str *file);

#endif
