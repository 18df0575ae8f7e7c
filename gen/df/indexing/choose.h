// SPDX-License-Identifier: MIT
// choose: positions that a mask or slice selects, in frames, columns, lists and
// strings.
#pragma once

#include "df/indexing/align.h"
#include "df/runtime/eval.h"

/* Returns the rows where a mask is true (a bool series, matched by row label).
   NULL on failure, which is reported. */
const uint32_t *choose_true(struct eval *ev, const struct df_expr *at,
                            struct labels labels, const struct series *mask,
                            size_t *n);

/* Whether a list has elements and all of them are bools. */
bool choose_is_mask(const struct list *l);

/* Resolves start:stop:step over n elements as Python's slice.indices does: the
   first position, the step and how many positions there are. */
bool choose_range(struct eval *ev, const struct df_expr *at,
                  const struct slice *s, size_t n, int64_t *start,
                  int64_t *step, size_t *count);

/* Returns the positions among n elements that a slice selects. NULL on failure,
   which is reported. */
const uint32_t *choose_slice(struct eval *ev, const struct df_expr *at,
                             const struct slice *s, size_t n, size_t *count);
