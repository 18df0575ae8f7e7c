// SPDX-License-Identifier: MIT
// column_list: the columns of a table that an option names: "Rate (/s),
// Cost=min". In: the option's text; out: one column after the other.
#ifndef TABLE_COLUMN_LIST_H
#define TABLE_COLUMN_LIST_H

#include "base/diag.h"
#include "table/frame_table.h"

struct column_list {
    struct arena *a;
    struct diags *d;
    const struct frame_table *t;
    const char *option;       /* what it is called */
    struct table_option from; /* as written */
    str rest;                 /* what was not read yet */
};

/* A column as it is named. A name may hold commas: the longest name of a
   column that stands there counts, and a name may stand in double quotes, as
   in CSV. */
struct column_named {
    str name;
    size_t column;
    str wish; /* "max" or "min", as behind a '='; or empty */
    struct pos at;
};

struct column_list column_list_of(struct arena *a, struct diags *d,
                                  const struct frame_table *t,
                                  const char *option,
                                  const struct table_option *from);

/* The next column; false at the end. Names that no column has are reported
   (directive-value) and left out. */
bool column_list_next(struct column_list *l, struct column_named *out);

/* Reports (directive-value) what is wrong with a column. */
void column_list_fault(const struct column_list *l,
                       const struct column_named *c, str why);

#endif
