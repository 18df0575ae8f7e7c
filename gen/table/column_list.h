// SPDX-License-Identifier: MIT
// column_list: the columns of a table that an option names: "Rate (/s),
// Cost=min". In: the option's text; out: one column after the other.
#pragma once

#include "base/diag.h"
#include "table/frame_table.h"

struct column_list {
    struct arena *a;
    struct diags *d;
    const struct frame_table *t;
    const char *option;       /* what it is called */
    struct table_option from; /* as written */
    str rest;                 /* what was not read yet */
    bool groups;              /* a ';' parts lists of columns */
};

/* A column as it is named. A name may hold commas: the longest name of a
   column that stands there counts, and a name may stand in double quotes, as
   in CSV. */
struct column_named {
    str name;
    size_t column;
    str wish; /* "max" or "min", as behind a '='; or empty */
    struct pos at;
    bool ends; /* a ';' stands behind it, or nothing */
};

struct column_list column_list_of(struct arena *a, struct diags *d,
                                  const struct frame_table *t,
                                  const char *option,
                                  const struct table_option *from);

/* Cuts a word off that stands before a name, in place of which no column has a
   name; its place among words, or n. */
size_t column_list_word(struct column_list *l, const str *words, size_t n);

/* The next column; false at the end. Names that no column has are reported
   (directive-value) and left out; of groups they have the column STR_NPOS. */
bool column_list_next(struct column_list *l, struct column_named *out);

/* Reports (directive-value) what is wrong with a column. */
void column_list_fault(const struct column_list *l,
                       const struct column_named *c, str why);

/* Warns (table-mark) that nothing is marked or drawn for a column. */
void column_list_warn(const struct column_list *l, struct pos at, str why);
