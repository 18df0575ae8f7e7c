// SPDX-License-Identifier: MIT
// numbers: warns about a string in a column of numbers. Such a string turns all
// cells of the column into strings in a script, where "1,200" * 3 is
// "1,2001,2001,200".
#pragma once

#include "check/check.h"

/* Reports cells that are not numbers in columns where nearly all other cells
   are numbers (data-number). Checks only files that scripts read. Skips columns
   whose type is in the schema, and columns of versions (2.14.1). */
void numbers_check(struct check *c);
