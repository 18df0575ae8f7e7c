// SPDX-License-Identifier: MIT
// column_list: parses an option that names columns of a table. Input: the
// option's value, such as "Rate (/s), Cost=min". Output: the named columns, one
// for each call of column_list_next.
#pragma once

#include "base/diag.h"
#include "table/frame_table.h"

struct column_list {
    struct arena *a;
    struct diags *d;
    const struct frame_table *t;
    const char *option;       /* name of the option */
    struct table_option from; /* the option's value and position */
    str rest;     /* the part of the value that has not been read yet */
    bool groups;  /* a ';' separates lists of columns */
    bool numbers; /* a number may follow a name and '=' */
};

/* A column that an option names. A name may contain commas; if the value
   continues with the names of several columns, the longest name is used. A name
   may be quoted, as in CSV. */
struct column_named {
    str name;
    size_t column;
    str wish; /* "max" or "min", if that follows the name and '='; else empty */
    /* the number, as written, that follows `wish` or, if that is empty, the
       '='; else empty */
    str base;
    double base_value;
    struct pos at;
    bool ends; /* this is the last column, or the last column before a ';' */
};

struct column_list column_list_of(struct arena *a, struct diags *d,
                                  const struct frame_table *t,
                                  const char *option,
                                  const struct table_option *from);

/* If the value begins with one of the n words and the word is not the name of a
   column, removes the word from l->rest and returns its index in `words`.
   Otherwise returns n. */
size_t column_list_word(struct column_list *l, const str *words, size_t n);

/* Reads the next column into *out. Returns false at the end. Reports unknown
   names (directive-value) and skips them or, if l->groups is set, returns them
   with the column STR_NPOS. */
bool column_list_next(struct column_list *l, struct column_named *out);

/* Reports (directive-value) that the option cannot use column c, for the reason
   `why`. */
void column_list_fault(const struct column_list *l,
                       const struct column_named *c, str why);

/* Warns (table-mark) at `at` about the option, with the text `why`. */
void column_list_warn(const struct column_list *l, struct pos at, str why);
