// SPDX-License-Identifier: MIT
// offset: pandas' date offsets, such as pd.offsets.MonthEnd(2) and
// pd.DateOffset(months=1).
#pragma once

#include <stdbool.h>
#include <stdint.h>

enum offset_kind {
    OFFSET_FIXED,   /* a fixed length: pd.offsets.Hour, np.timedelta64 */
    OFFSET_PARTS,   /* months, then a fixed length: pd.DateOffset */
    OFFSET_MONTHS,  /* the first or last day of months, quarters or years */
    OFFSET_WEEK,    /* a day of the week */
    OFFSET_BUSINESS /* days from Monday to Friday */
};

/* An offset of n steps of the same kind. */
struct offset {
    enum offset_kind kind;
    bool numpy;       /* FIXED: np.timedelta64 */
    bool begins;      /* MONTHS: a step is a first day; if false, a last day */
    unsigned every;   /* MONTHS: 1, 3 or 12 months */
    unsigned month;   /* MONTHS: a month with a step, from 1 */
    unsigned weekday; /* WEEK: 0 is Monday */
    int64_t n;        /* number of steps; may be 0 or negative */
    int64_t months;   /* PARTS: of one step */
    int64_t ns;       /* FIXED, PARTS: nanoseconds of one step */
};

/* Adds the offset to *ns, a local time in nanoseconds since 1970. If `whole` is
   true, adds the months of all steps at once, as pandas does for a column; else
   step by step. Step by step, the result may be an earlier day: January 31 plus
   two months is March 31 at once, but March 28 step by step, after February 28.
   Returns false if the result is out of range. */
bool offset_add(const struct offset *o, bool whole, int64_t *ns);
