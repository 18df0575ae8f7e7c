// SPDX-License-Identifier: MIT
// shares: crosstab's normalize=: divides the cells of a table by their sums.
#pragma once

#include "df/runtime/call.h"

/* Replaces the table in *table by shares of the grand total, of each row or of
   each column, as the argument normalize= of the call c states. Leaves *table
   unchanged for normalize=False. `margins`: the last row and column of the
   table are margins. Returns false after reporting a fault. */
bool shares_of(struct call *c, bool margins, struct object *table);
