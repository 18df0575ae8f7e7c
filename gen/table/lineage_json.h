// SPDX-License-Identifier: MIT
// lineage_json: writes a lineage as JSON.
#pragma once

#include "base/buf.h"
#include "base/map.h"
#include "lineage/place.h"
#include "table/frame_table.h"

/* Appends the steps of lineage l as a JSON array, a line for each step, each
   indented by `indent` blanks. A step has its role and, if known, formula,
   value, place ("file:line:col") and parts: the bytes of the formula that stand
   for a value, and the index of the step that explains this value. A CSV step
   has file, line, column, the keys by which a merge matched rows, and the
   file's source and date in t->sources. If `places` is NULL, values and lines
   are omitted. With `values` (table/lineage_values.h), each step has its values
   in the rows of t; a long array that is already in `written` is replaced by
   the column and the step at which it was written. `column`: index of the
   column that l explains. */
void lineage_json(struct buf *b, const struct lineage *l,
                  const struct frame_table *t, struct place_cache *places,
                  const struct value *const *values, size_t column,
                  struct map *written, unsigned indent);
