// SPDX-License-Identifier: MIT
// construct: pd.DataFrame(...) and pd.Series(...), which make frames and series
// mostly from lists and dicts.
#pragma once

#include "df/runtime/call.h"

/* Applies columns= to f. If the data has names (`named`), columns= selects
   columns; a name that f lacks becomes a column of missing cells. Otherwise,
   columns= renames all columns in order. Returns false after reporting a
   fault. */
bool construct_choose(struct call *c, struct frame *f, bool named);
