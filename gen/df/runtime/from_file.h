// SPDX-License-Identifier: MIT
// from_file: finds the origins of single values that a script read from a file
// or column, such as the numbers in the result of json.load, and of columns
// made from such values.
#pragma once

#include "df/runtime/eval.h"

/* Returns the origin of a value, in ev->a: an ORIGIN_FILE or ORIGIN_TAKE with
   one row, or the formula that trace_keep found. Returns NULL if the value was
   not read from a file or column, and trace_keep found no formula. */
const struct origin *from_file_value(struct eval *ev, struct object o);

/* Returns o, the object of the cell in row `row` of column c, with its member
   `from` set to this cell. Returns o unchanged if o is a list or dict, if o
   already has a `from`, or if the origin of c is unknown. */
struct object from_file_cell(struct eval *ev, struct object o,
                             const struct column *c, size_t row);

/* Returns column c with a new origin, that of the objects from which its cells
   were made: v[i] for cell i, or NULL for a missing cell. ORIGIN_FILE: all
   objects were read from one file. ORIGIN_TAKE: all objects are cells of one
   column. ORIGIN_PICK: there are several files or columns, or some objects come
   neither from a file nor from a column. Returns c unchanged if no object comes
   from a file or column, or if there are too many files and columns. Returns
   NULL if c is NULL. */
const struct column *from_file_column(struct eval *ev, const struct column *c,
                                      const struct object *const *v);
