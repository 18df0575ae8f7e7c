// SPDX-License-Identifier: MIT
// to_timedelta: converts strings and numbers to time spans.
#pragma once

#include "df/runtime/call.h"

/* Returns x as a column of time spans. A number counts units of `unit`
   nanoseconds. With `coerce`, a cell that is not a time span becomes NaT.
   Returns NULL on failure, which is reported at `at`. */
const struct column *to_timedelta_column(struct eval *ev,
                                         const struct df_expr *at,
                                         const struct column *x, int64_t unit,
                                         bool coerce);
