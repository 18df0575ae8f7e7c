// SPDX-License-Identifier: MIT
// construct: pd.DataFrame(...) and pd.Series(...), mostly from lists and dicts.
#pragma once

#include "df/runtime/call.h"

/* Returns a frame of one column with the cells and row labels of s. A series
   without a name becomes column 0. */
struct frame *construct_of_series(struct eval *ev, const struct series *s);
