// SPDX-License-Identifier: MIT
// lineage_json: writes a lineage as JSON.
#pragma once

#include "base/buf.h"
#include "base/map.h"
#include "lineage/place.h"
#include "table/frame_table.h"

/* Appends the steps of lineage l as a JSON array, a line for each step, each
   indented by `indent` blanks. Each step has its role and, if known, its
   formula, value, place ("file:line:col") and parts. A part gives the range of
   bytes of the formula that stand for a value, and the index of the step that
   explains this value. The step of a file has file, line, column, the keys by
   which a merge matched rows, and the file's source and date from t->sources.
   If `places` is NULL, values and lines are omitted. If `values` is not NULL
   (table/lineage_values.h), each step has its values in the rows of t. A long
   array that is already in `written` is not repeated: the step then has the
   column and the step at which the array was written. `column`: index of the
   column that l explains. */
void lineage_json(struct buf *b, const struct lineage *l,
                  const struct frame_table *t, struct place_cache *places,
                  const struct value *const *values, size_t column,
                  struct map *written, unsigned indent);
