// SPDX-License-Identifier: MIT
// json_dates: finds and converts the columns that pd.read_json converts to
// dates.
#pragma once

#include "df/runtime/eval.h"

/* Whether pandas converts a column called `name` to dates by default: modified,
   date, datetime, *_at, *_time, timestamp*. */
bool json_dates_named(str name);

/* Returns x converted to dates if all of its cells are dates: strings, or
   numbers of seconds, milliseconds, microseconds or nanoseconds after 1970.
   Numbers up to 31536000 are not dates. Returns x itself if some cell is not a
   date. The result has the origin of x, the file. */
const struct column *json_dates_convert(struct eval *ev,
                                        const struct df_expr *at,
                                        const struct column *x);

/* Whether x has dates as strings beside numbers. pandas always treats these
   numbers as nanoseconds after 1970. */
bool json_dates_are_mixed(struct eval *ev, const struct df_expr *at,
                          const struct column *x);
