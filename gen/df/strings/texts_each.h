// SPDX-License-Identifier: MIT
// texts_each: helpers that all methods of .str share. Methods with patterns are
// in texts_search.c, methods that split and join in texts_split.c, the others
// in texts.c.
#pragma once

#include "df/runtime/call.h"

/* Returns the series of a call such as s.str.upper(). */
const struct series *texts_each_series(const struct call *c);

/* Marks strings among v, the results for the rows of x, as tainted if the
   string in x is. */
void texts_each_taint(const struct column *x, struct value *v);

/* Computes a result from a string or list. Returns false on failure, which is
   reported. */
typedef bool texts_each_fn(void *data, struct object x, struct object *out);

/* Calls `one` for each string of a series and makes a series of the results.
   The type is inferred; it is `type` for an empty series. Other cells become
   na. Returns false on failure, which is reported. */
bool texts_each(struct eval *ev, const struct df_expr *at,
                const struct series *s, enum column_type type,
                texts_each_fn *one, void *data, struct value na,
                struct object *out);

/* Does the same with one list per row of s. Rows with None instead of a list
   are missing. */
bool texts_each_list(struct eval *ev, const struct df_expr *at,
                     const struct series *s, const struct object *lists,
                     texts_each_fn *one, void *data, struct object *out);

/* Calls a method of Python's strings: `data` is the struct call. */
texts_each_fn texts_each_call;

/* Computes the length of a string, in characters, or of a list. */
texts_each_fn texts_each_length;

/* Computes x[key], or None if the index is out of range. `data` is the key. */
struct texts_each_key {
    struct eval *ev;
    const struct df_expr *at;
    struct object key;
};
texts_each_fn texts_each_item;
