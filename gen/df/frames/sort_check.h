// SPDX-License-Identifier: MIT
// sort_check: warns when a sort by texts that are numbers does not go by the
// numbers: '$10.00' comes before '$9.00'.
#ifndef DF_FRAMES_SORT_CHECK_H
#define DF_FRAMES_SORT_CHECK_H

#include "df/core/call.h"

/* Warns (df-sort-text), at argument 0 of the call, of the first of n columns
   whose texts order the n_rows `rows` of f in another way than the numbers
   that they say would. A column with any other text is left alone. */
void sort_check(struct call *c, const struct frame *f,
                const struct column *const *by, const bool *descending,
                size_t n, const uint32_t *rows, size_t n_rows);

#endif
