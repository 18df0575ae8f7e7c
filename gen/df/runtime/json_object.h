// SPDX-License-Identifier: MIT
// json_object: lists and dicts in cells, as JSON.
#pragma once

#include "base/buf.h"
#include "df/runtime/eval.h"

/* Returns a cell as an object. If c is a column of lists and dicts, makes the
   list or dict from the cell's JSON, in `a`. */
struct object json_object_cell(struct arena *a, const struct column *c,
                               size_t row);

/* Like json_object_cell with ev->a, but also records the cell as the origin of
   the object, unless it is a list or dict. */
struct object json_object_traced(struct eval *ev, const struct column *c,
                                 size_t row);

/* Returns a cell as a value. A list or dict becomes JSON with the flag `json`.
   A scalar does not have the flag, even in a column of lists. Strings live as
   long as `a`. */
struct value json_object_value(struct arena *a, const struct column *c,
                               size_t row);

/* Which function determines the type of a column: eval_infer or
   eval_objects. */
enum json_types { JSON_INFER, JSON_OBJECTS };

/* Returns a column of the n objects v, which expression `at` computes from the
   inputs. v[i] is NULL for a missing cell. `types` is the function that
   determines the column's type. If one of the objects is a list, a dict or an
   integer beyond int64, the column has the dtype JSON_DTYPE; lists, dicts and
   such integers are stored as JSON. A cell whose object was read from a file
   has that file as its origin. Returns NULL after reporting an object that
   cannot be a cell. */
const struct column *json_object_column(struct eval *ev,
                                        const struct df_expr *at, str name,
                                        const struct object *const *v, size_t n,
                                        enum json_types types,
                                        const struct column *const *inputs,
                                        size_t n_inputs);

/* Appends o as JSON. Reports an object that cannot be written as JSON, and
   returns false. */
bool json_object_put(struct eval *ev, const struct df_expr *at, struct buf *b,
                     struct object o);
