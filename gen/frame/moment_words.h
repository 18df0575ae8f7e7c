// SPDX-License-Identifier: MIT
// moment_words: parses dates as people write them, by the rules of Python's
// dateutil.
#pragma once

#include "frame/moment.h"

/* A date that may be incomplete, and which of its parts (year, month, day,
   time) the text states. */
struct words_date {
    struct civil_time moment; /* the parts that the text does not state are set
                                 to January, day 1 and 0 hours */
    bool has_year, has_month, has_day;
    int zone;
    const char *why; /* a reason for a failure; NULL if none is known */
};

/* Parses a date. Years of two digits are from 1976 to 2075. Returns false if
   `text` is not a date. */
bool words_read(str text, struct moment_how how, struct words_date *out);
