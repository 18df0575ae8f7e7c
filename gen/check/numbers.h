// SPDX-License-Identifier: MIT
// numbers: warns of a text in a column of numbers, which makes it a column of
// texts to a script, where "1,200" * 3 is "1,2001,2001,200".
#pragma once

#include "check/check.h"

/* Reports cells that are no numbers, in columns whose other cells nearly all
   are, of files that scripts read (data-number). A column whose type the schema
   tells is left to that, and versions (2.14.1) are no faults. */
void numbers_check(struct check *c);
