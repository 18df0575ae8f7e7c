// SPDX-License-Identifier: MIT
// texts_each: functions that all methods of .str share. Methods with patterns
// are in texts_search.c, methods that split and join in texts_split.c, the
// others in texts.c.
#pragma once

#include "df/runtime/call.h"

/* Returns the series s of a call such as s.str.upper(). */
const struct series *texts_each_series(const struct call *c);

/* Marks v[i] as tainted if it is a string and cell i of x is tainted. v has an
   element for each row of x. */
void texts_each_taint(const struct column *x, struct value *v);

/* Sets *out to the result for x, a string or list. `data` is the argument that
   texts_each was called with. Returns false on failure, which is reported. */
typedef bool texts_each_fn(void *data, struct object x, struct object *out);

/* Sets *out to a series with the rows of s: the result of `one` for each
   string, and `na` for each cell that is not a string. The column's type is
   inferred; it is `type` for an empty series. Returns false on failure, which
   is reported. */
bool texts_each(struct eval *ev, const struct df_expr *at,
                const struct series *s, enum column_type type,
                texts_each_fn *one, void *data, struct value na,
                struct object *out);

/* As texts_each, but `lists` has a list for each row of s. A row with None
   instead of a list becomes missing. */
bool texts_each_list(struct eval *ev, const struct df_expr *at,
                     const struct series *s, const struct object *lists,
                     texts_each_fn *one, void *data, struct object *out);

/* Calls the string method of `data`, a struct call, with x as its receiver. */
texts_each_fn texts_each_call;

/* Computes the length of a list, or of a string in characters. */
texts_each_fn texts_each_length;

/* Computes x[key], or None if the index is out of range. `data` is a struct
   texts_each_key. */
struct texts_each_key {
    struct eval *ev;
    const struct df_expr *at;
    struct object key;
};
texts_each_fn texts_each_item;
