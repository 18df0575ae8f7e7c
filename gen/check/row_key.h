// SPDX-License-Identifier: MIT
// row_key: chooses the columns that identify rows in messages.
#pragma once

#include "check/check.h"

enum { ROW_KEY_TRIED = 3 }; /* maximum number of columns of a chosen key */

/* Returns an array, in c->key, of the indexes of the columns that identify
   rows, and sets *n to their number. These columns are the primary key of the
   schema, if it has one. Otherwise columns of strings, then of integers, are
   added from the left if they distinguish more rows, until all rows are
   distinct or the key has ROW_KEY_TRIED columns. If no column distinguishes
   rows, the key is the first column of the file. */
const size_t *row_key(struct check *c, size_t *n);
