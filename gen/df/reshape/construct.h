// SPDX-License-Identifier: MIT
// construct: pd.DataFrame(...) and pd.Series(...), which make frames and series
// mostly from lists and dicts.
#pragma once

#include "df/runtime/call.h"

/* Returns a frame with the cells of s as its only column, and the row labels of
   s. If s has no name, the column is named 0. */
struct frame *construct_of_series(struct eval *ev, const struct series *s);

/* Applies columns= to f. If the data has names (`named`), columns= selects
   columns; a name that f lacks becomes a column of missing cells. Otherwise,
   columns= renames all columns in order. Returns false after reporting a
   fault. */
bool construct_choose(struct call *c, struct frame *f, bool named);
