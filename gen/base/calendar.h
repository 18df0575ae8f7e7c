// SPDX-License-Identifier: MIT
// calendar: dates as days since 1970-01-01, and the names of months.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* The precision of a date. */
enum calendar_unit { CALENDAR_YEAR, CALENDAR_MONTH, CALENDAR_DAY };

struct calendar_date {
    int year;
    unsigned month, day; /* from 1 */
};

/* Parses a whole string as a date: 2025-05-20, 2025-05-20T12:00:00Z, 2023-04,
   2023/04/05, "April 2023", "Apr 2023", "5 April 2023", "April 5, 2023". *day
   is the day, or the first day of a month. Returns false for any other string,
   also for a bare year, which is a number. */
bool calendar_read(str s, double *day, enum calendar_unit *unit);

/* Whether a string is a day such as 2025-05-20 and nothing else. */
bool calendar_is_iso(str s);

/* Returns the English name of a month; months count from 1. */
str calendar_month(unsigned month);

/* Returns the month of an English name, or of at least three letters that begin
   one, in any case; 0 for any other word. */
unsigned calendar_month_of(str word);

/* Whether the date exists in the calendar. */
bool calendar_has(struct calendar_date date);

double calendar_day(struct calendar_date date);
struct calendar_date calendar_date(double day);

/* Formats a day, in `a`: "2023", "Apr 2023" or "2023-04-05". */
str calendar_text(struct arena *a, double day, enum calendar_unit unit);
