// SPDX-License-Identifier: MIT
// calendar: dates as days since 1970-01-01, and the names of months.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* The precision of a date. */
enum calendar_unit {
    CALENDAR_YEAR,
    CALENDAR_MONTH,
    CALENDAR_DAY,
    CALENDAR_MINUTE,
    CALENDAR_SECOND
};

struct calendar_date {
    int year;
    unsigned month, day; /* from 1 */
};

/* Parses s, without the blanks around it, as a date: 2025-05-20,
   2025-05-20T12:00:00Z, 2023-04, 2023/04/05, "April 2023", "Apr 2023", "5 April
   2023", "April 5, 2023". Sets *day to the days since 1970-01-01 (for a month:
   its first day) and *unit to the precision. Ignores the time of day. Returns
   false and sets nothing if s is not a date. A bare year is a number, not a
   date. */
bool calendar_read(str s, double *day, enum calendar_unit *unit);

/* Whether s is exactly a valid date such as 2025-05-20. */
bool calendar_is_iso(str s);

/* Returns the English name of a month from 1 to 12. Static. */
str calendar_month(unsigned month);

/* Returns the month (from 1) whose English name begins with `word`, ignoring
   case. Returns 0 if no month matches or `word` has fewer than three
   letters. */
unsigned calendar_month_of(str word);

/* Whether the date exists in the calendar. */
bool calendar_has(struct calendar_date date);

/* Convert a date to days since 1970-01-01, and days to a date. calendar_date
   rounds a fraction down. */
double calendar_day(struct calendar_date date);
struct calendar_date calendar_date(double day);

/* Formats the fraction of `day` as a time of day, in `a`: "10:30" if `unit` is
   CALENDAR_MINUTE, else with seconds, "10:30:15". */
str calendar_time(struct arena *a, double day, enum calendar_unit unit);

/* Formats a day with the precision `unit`, in `a`: "2023", "Apr 2023",
   "2023-04-05", "2023-04-05 10:30" or "2023-04-05 10:30:15". */
str calendar_text(struct arena *a, double day, enum calendar_unit unit);
