// SPDX-License-Identifier: MIT
// product: completes a table with all combinations of the values of its levels.
#pragma once

#include "df/indexing/align.h"
#include "df/runtime/call.h"

/* Completes f, so that it has one row for each combination of the values in its
   levels of row labels, in sorted order. The cells of an added row are `fill`.
   Does nothing if f has fewer than two levels. Returns false if a limit is
   reached. */
bool product_rows(struct call *c, struct frame *f, struct value fill);

/* Like product_rows, for the columns of f. `names` contains the levels of the
   columns' names; sets *names to the levels of the new columns' names. */
bool product_columns(struct call *c, struct frame *f, struct labels *names,
                     struct value fill);
