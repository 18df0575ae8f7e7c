// SPDX-License-Identifier: MIT
// moment_read: parses dates and time spans as pandas 1.5.3 does: ISO 8601, days
// with slashes, quarters, and dateutil's rules for everything else.
#pragma once

#include "frame/moment.h"

/* Parses a date. Sets *ns to the date in nanoseconds: in UTC if the text states
   an offset from UTC, else in local time. Sets *zone to the offset, or to
   ZONE_NONE if the text states no offset. On failure returns false and sets
   *why to the reason, a static string. Words such as 'now' are not dates. */
bool moment_read(str text, struct moment_how how, int64_t *ns, int *zone,
                 str *why);

/* Like moment_read, but reads only ISO 8601. */
bool moment_read_iso(str text, int64_t *ns, int *zone, str *why);

/* Whether `text` is a word for a missing date: "", "NaT", "nan" or "NaN". */
bool moment_is_missing(str text);

/* Whether `text` depends on the day of the build: "now", "today", or a time
   without a date. */
bool moment_is_relative(str text);

/* The help for a date for which moment_is_relative is true. */
#define MOMENT_RELATIVE_HELP                                               \
    "a page must not depend on the day of its build: write a fixed date, " \
    "such as '2026-01-31', or add an as_of column to the file"

/* Whether `text` begins with two numbers and each of them could be the month,
   so that dayfirst decides. */
bool moment_is_ambiguous(str text);

/* Whether `text` has the day and the month in the order that contradicts
   dayfirst: one of the two numbers is above 12 and can only be the day. */
bool moment_is_swapped(str text, bool dayfirst);

/* Parses a date in a format of strptime; sets *ns, *zone and *why like
   moment_read. If `exact`, the whole text must match the format. */
bool moment_read_format(str text, str format, bool exact, int64_t *ns,
                        int *zone, str *why);

/* Returns a letter of a format that moment_read_format does not support, or
   0. */
char moment_format_unknown(str format);

/* Parses a time span such as "1 days 02:00:00", "90s" or "P1DT2H". */
bool span_read(str text, int64_t *ns);

/* Returns the nanoseconds of a unit such as "h", "min" or "days", or 0 if the
   unit is unknown. */
int64_t span_unit(str unit);
