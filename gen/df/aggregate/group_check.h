// SPDX-License-Identifier: MIT
// group_check: warns about rows that a grouping silently drops because one of
// their keys is missing.
#pragma once

#include "df/runtime/call.h"
#include "df/runtime/grouping.h"

/* Warns (df-group-lost) about rows that are in no group of g, at the position
   of the first missing key in the CSV file. If `outer` is not NULL, ignores
   rows that are in no group of `outer`: they were reported before. No-op if the
   argument dropna=True is given in call c. */
void group_check(struct call *c, const struct grouping *g,
                 const struct grouping *outer);
