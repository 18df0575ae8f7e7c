// SPDX-License-Identifier: MIT
// choose: finds the positions that a mask or slice selects, in frames, columns,
// lists and strings.
#pragma once

#include "df/indexing/align.h"
#include "df/runtime/eval.h"

/* Returns an array, in ev->a, of the rows in which `mask`, a bool series, is
   true. Sets *n to their number. The mask is matched with the row labels
   `labels`, unless it is an array, which has a value for each row. NULL on
   failure, which is reported. */
const uint32_t *choose_true(struct eval *ev, const struct df_expr *at,
                            struct labels labels, const struct series *mask,
                            size_t *n);

/* Reports that position i is out of range for n elements. Returns false. */
bool choose_out_of_range(struct eval *ev, const struct df_expr *at, int64_t i,
                         size_t n);

/* Whether a list has elements and all of them are bools. */
bool choose_is_mask(const struct list *l);

/* Resolves the slice start:stop:step of n elements, as Python's slice.indices
   does. Sets *start to the first position, *step to the step and *count to the
   number of positions. Returns false on failure, which is reported. */
bool choose_range(struct eval *ev, const struct df_expr *at,
                  const struct slice *s, size_t n, int64_t *start,
                  int64_t *step, size_t *count);

/* Returns the positions that a slice of n elements selects, in ev->a.
   Sets *count to their number. NULL on failure, which is reported. */
const uint32_t *choose_slice(struct eval *ev, const struct df_expr *at,
                             const struct slice *s, size_t n, size_t *count);
