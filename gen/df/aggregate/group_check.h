// SPDX-License-Identifier: MIT
// group_check: warns about rows that grouping drops silently because their key
// is missing.
#pragma once

#include "df/runtime/call.h"
#include "df/runtime/grouping.h"

/* Warns about rows in no group of g (df-group-lost), at the position of the
   first missing key in the CSV file, unless the script has dropna=True. Ignores
   rows in no group of `outer`, which were reported before; `outer` may be
   NULL. */
void group_check(struct call *c, const struct grouping *g,
                 const struct grouping *outer);
