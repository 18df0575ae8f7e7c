// SPDX-License-Identifier: MIT
// column_list: parses an option that names columns of a table: "Rate (/s),
// Cost=min". In: the option's value. Out: one column after the other.
#pragma once

#include "base/diag.h"
#include "table/frame_table.h"

struct column_list {
    struct arena *a;
    struct diags *d;
    const struct frame_table *t;
    const char *option;       /* name of the option */
    struct table_option from; /* the option as written */
    str rest;                 /* the part that was not read yet */
    bool groups;              /* a ';' separates lists of columns */
};

/* A column as the option names it. Names may contain commas: the longest
   matching name of a column counts. A name may be quoted, as in CSV. */
struct column_named {
    str name;
    size_t column;
    str wish; /* "max" or "min", after a '='; or empty */
    struct pos at;
    bool ends; /* followed by a ';' or the end */
};

struct column_list column_list_of(struct arena *a, struct diags *d,
                                  const struct frame_table *t,
                                  const char *option,
                                  const struct table_option *from);

/* Removes a word at the start unless it is the name of a column. Returns its
   index among words, or n. */
size_t column_list_word(struct column_list *l, const str *words, size_t n);

/* Reads the next column; false at the end. Unknown names are reported
   (directive-value) and skipped; with groups they are returned with the column
   STR_NPOS. */
bool column_list_next(struct column_list *l, struct column_named *out);

/* Reports (directive-value) a fault of a column. */
void column_list_fault(const struct column_list *l,
                       const struct column_named *c, str why);

/* Warns (table-mark) that nothing is marked or drawn for a column. */
void column_list_warn(const struct column_list *l, struct pos at, str why);
