// SPDX-License-Identifier: MIT
// level_slice: selects labels of several levels by a key for each level, as in
// df.loc[pd.IndexSlice[:, 'a':'c'], :].
#pragma once

#include "df/indexing/align.h"
#include "df/runtime/call.h"

/* Whether `key` is a tuple with a slice or a list for some of n levels, of
   which there are at least two. */
bool level_slice_is(struct object key, size_t levels);

/* Sets *rows to the positions, in ev->a, of the labels that match the tuple
   `key`, and *n to their number. Reports an unknown label, and slices and lists
   whose order pandas would not keep, and returns false. */
bool level_slice_find(struct eval *ev, const struct df_expr *at,
                      struct labels labels, const struct list *key,
                      uint32_t **rows, size_t *n);

/* Removes the levels of f's own row labels for which `key` has a single value,
   unless another level has a list or a slice with ends, as pandas does for
   series. */
void level_slice_drop(const struct list *key, struct frame *f);
