// SPDX-License-Identifier: MIT
// group_check: warns of what grouping does to rows silently: those whose key is
// missing are in no group.
#pragma once

#include "df/runtime/call.h"
#include "df/runtime/grouping.h"

/* Warns of rows that are in no group of g (df-group-lost), at the first key
   that is missing, where it stands in its CSV file. dropna=True, written out,
   says that they are to go. Rows that are in no group of `outer`, if there is
   one, were reported before. */
void group_check(struct call *c, const struct grouping *g,
                 const struct grouping *outer);
