// SPDX-License-Identifier: MIT
// row_key: chooses the columns that identify rows in messages.
#pragma once

#include "check/check.h"

enum { ROW_KEY_TRIED = 3 }; /* the most columns of a key */

/* Returns the indexes of the columns, in c->key, and their number: the primary
   key; else columns of strings, then of integers, from the left, each of which
   distinguishes more rows, until all rows are distinct or ROW_KEY_TRIED is
   reached; else the first column. Computed once. */
const size_t *row_key(struct check *c, size_t *n);
