// SPDX-License-Identifier: MIT
// order: sorts the rows of long columns. Each column becomes whole numbers that
// are ordered as its cells are; those are sorted digit by digit, in time
// proportional to the rows.
#pragma once

#include "frame/frame.h"

/* Puts the n row numbers of columns into `rows` in the order of their cells:
   by by[0], ties by by[1] and so on, at last by number. Texts are ordered by
   bytes, missing cells come last, whichever way a column goes. No column may
   be of objects. `scratch` is given back as it was. */
void order_rows(struct arena *scratch, const struct column *const *by,
                const bool *descending, size_t n_by, size_t n, uint32_t *rows);

/* Sorts n row numbers by comparisons; stable. in_order tells whether row x may
   stand before row y. */
void order_merge(struct arena *scratch, uint32_t *rows, size_t n,
                 bool (*in_order)(void *data, uint32_t x, uint32_t y),
                 void *data);
