// SPDX-License-Identifier: MIT
// texts_each: functions that all methods of .str share. texts_search.c has the
// methods with patterns, texts_split.c has the methods that split and join,
// texts.c has all other methods.
#pragma once

#include "df/runtime/call.h"

/* Returns the series s of a call such as s.str.upper(). */
const struct series *texts_each_series(const struct call *c);

/* Marks v[i] as tainted if it is a string and cell i of x is tainted. v has an
   element for each row of x. */
void texts_each_taint(const struct column *x, struct value *v);

/* Returns `made`, the results for the cells of x. If x has the type string, and
   the results fit the nullable dtype of `type`, converts `made` to that dtype.
   NULL if a limit is reached. */
const struct column *texts_each_typed(struct eval *ev, const struct df_expr *at,
                                      const struct column *made,
                                      const struct column *x,
                                      enum column_type type);

/* Sets *out to the result for x, a string or list. `data` is an argument of
   texts_each. Returns false on failure, which is reported. */
typedef bool texts_each_fn(void *data, struct object x, struct object *out);

/* Sets *out to a series with a cell for each cell of s: the result of `one` if
   the cell is a string, else `na`. The type of the new column is inferred; for
   an empty series, it is `type`. Returns false on failure, which is
   reported. */
bool texts_each(struct eval *ev, const struct df_expr *at,
                const struct series *s, enum column_type type,
                texts_each_fn *one, void *data, struct value na,
                struct object *out);

/* Like texts_each, but calls `one` with the elements of `lists`: a list for
   each row of s. If the element of a row is None instead of a list, its result
   is missing. */
bool texts_each_list(struct eval *ev, const struct df_expr *at,
                     const struct series *s, const struct object *lists,
                     texts_each_fn *one, void *data, struct object *out);

/* Calls a string method with x as its receiver. `data` is a struct call of the
   method. */
texts_each_fn texts_each_call;

/* Sets *out to the length of a list, or of a string in characters. */
texts_each_fn texts_each_length;

/* For texts_each_item, which sets *out to x[key], or to None if the index is
   out of range. `data` is a pointer to this struct. */
struct texts_each_key {
    struct eval *ev;
    const struct df_expr *at;
    struct object key;
};
texts_each_fn texts_each_item;
