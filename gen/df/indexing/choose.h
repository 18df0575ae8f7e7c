// SPDX-License-Identifier: MIT
// choose: places by a mask or by a slice, in whatever has places: frames,
// columns, lists, texts.
#pragma once

#include "df/indexing/align.h"
#include "df/runtime/eval.h"

/* The places of the labels where a mask holds (a bool series, matched by row
   label); NULL: reported. */
const uint32_t *choose_true(struct eval *ev, const struct df_expr *at,
                            struct labels labels, const struct series *mask,
                            size_t *n);

/* Whether a list has elements and all of them are bools. */
bool choose_is_mask(const struct list *l);

/* start:stop:step over n places, as Python's slice.indices: the first place,
   the way to the next, and how many there are. */
bool choose_range(struct eval *ev, const struct df_expr *at,
                  const struct slice *s, size_t n, int64_t *start,
                  int64_t *step, size_t *count);

/* The places among n that a slice names; NULL: reported. */
const uint32_t *choose_slice(struct eval *ev, const struct df_expr *at,
                             const struct slice *s, size_t n, size_t *count);
