// SPDX-License-Identifier: MIT
// construct: pd.DataFrame(...) and pd.Series(...) from lists and dicts.
#pragma once

#include "df/runtime/call.h"

/* Returns a series as a frame of one column, named 0 if it has no name. */
struct frame *construct_of_series(struct eval *ev, const struct series *s);
