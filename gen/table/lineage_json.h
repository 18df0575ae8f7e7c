// SPDX-License-Identifier: MIT
// lineage_json: writes a lineage as JSON.
#pragma once

#include "base/buf.h"
#include "base/map.h"
#include "lineage/place.h"
#include "table/frame_table.h"

/* Appends the steps as a JSON array, one a line, each line indented by `indent`
   blanks. A step has its role and, if known, formula, value, place
   ("file:line:col") and parts: the bytes of the formula that stand for a value,
   and the step that explains it. A CSV step has file, line, column, the keys by
   which a merge found it, and the table's facts about the file. Without
   `places`, lines are left out. With `values` (table/lineage_values.h), each
   step has its values in the rows of the table; long ones that are in `written`
   already are replaced by the column and the step that have them. `column` is
   the index of this column. */
void lineage_json(struct buf *b, const struct lineage *l,
                  const struct frame_table *t, struct place_cache *places,
                  const struct value *const *values, size_t column,
                  struct map *written, unsigned indent);
