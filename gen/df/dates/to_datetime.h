// SPDX-License-Identifier: MIT
// to_datetime: converts strings, numbers and columns of parts to dates, for
// pd.to_datetime, astype and read_csv.
#pragma once

#include "df/runtime/call.h"

struct to_datetime {
    bool coerce; /* a value that is not a date becomes NaT */
    bool ignore; /* if a value is not a date, its column stays unchanged */
    bool own;    /* the call is pd.to_datetime, not another function that reads
                    dates */
    bool dayfirst, yearfirst, utc, exact;
    str format; /* format of strptime, or "ISO8601"; STR_NONE: pandas' rules */
    bool one_form; /* all strings must have the form of the first string, from
                      which pandas 2 guesses the format */
    bool texts;    /* numbers are read as strings of digits, such as 20240131 */
    int64_t unit;  /* nanoseconds in the unit of the numbers */
};

#define TO_DATETIME_USUAL ((struct to_datetime){.exact = true, .unit = 1})

/* Sets how->format and how->one_form: "mixed" means pandas' rules, "ISO8601"
   means any form of ISO 8601. */
void to_datetime_format(struct to_datetime *how, str format);

/* Returns x as a column of dates; x itself if x already has dates. NULL on
   failure, which is reported at `at`. */
const struct column *to_datetime_column(struct eval *ev,
                                        const struct df_expr *at,
                                        const struct column *x,
                                        const struct to_datetime *how);

/* Converts the single value v. Returns false on failure, which is reported at
   `at`. With how->ignore, sets *out to v instead. */
bool to_datetime_value(struct eval *ev, const struct df_expr *at,
                       struct value v, const struct to_datetime *how,
                       struct value *out);
