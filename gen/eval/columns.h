// SPDX-License-Identifier: MIT
// columns: which columns and rows a frame has, by their names: drop, pop,
// insert, filter, select_dtypes, reindex.
#ifndef EVAL_COLUMNS_H
#define EVAL_COLUMNS_H

#include "eval/call.h"

bool columns_drop(struct call *c, struct object *out);
bool columns_pop(struct call *c, struct object *out);
bool columns_insert(struct call *c, struct object *out);
bool columns_filter(struct call *c, struct object *out);
bool columns_select_dtypes(struct call *c, struct object *out);
bool columns_reindex(struct call *c, struct object *out);

/* The same of a series' rows. */
bool columns_drop_cells(struct call *c, struct object *out);
bool columns_reindex_cells(struct call *c, struct object *out);

#endif
