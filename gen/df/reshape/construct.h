// SPDX-License-Identifier: MIT
// construct: pd.DataFrame(...) and pd.Series(...) of lists and dicts.
#pragma once

#include "df/runtime/call.h"

/* A series as a frame of one column, which is named 0 when it has no name. */
struct frame *construct_of_series(struct eval *ev, const struct series *s);
