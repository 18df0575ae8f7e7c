// SPDX-License-Identifier: MIT
// row_key: the columns by whose cells messages name a row.
#pragma once

#include "check/check.h"

enum { ROW_KEY_TRIED = 3 }; /* columns that are put together */

/* The places of the columns, in c->key, and their number: the primary key;
   else columns of text, then of integers, from the left, each that
   distinguishes more rows than those before it alone, until all are distinct or
   there are ROW_KEY_TRIED; else the first column. Found once. */
const size_t *row_key(struct check *c, size_t *n);
