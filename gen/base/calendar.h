// SPDX-License-Identifier: MIT
// calendar: dates as days since 1970-01-01, and the names of months.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* How closely a text tells a date. */
enum calendar_unit { CALENDAR_YEAR, CALENDAR_MONTH, CALENDAR_DAY };

struct calendar_date {
    int year;
    unsigned month, day; /* from 1 */
};

/* The day that the whole of a text tells: 2025-05-20, 2025-05-20T12:00:00Z,
   2023-04, 2023/04/05, "April 2023", "Apr 2023", "5 April 2023", "April 5,
   2023"; of a month the first. False for any other text, a bare year among
   them, which is a number. */
bool calendar_read(str s, double *day, enum calendar_unit *unit);

/* Whether a text is a day as 2025-05-20, and nothing else. */
bool calendar_is_iso(str s);

/* The English name of a month, from 1. */
str calendar_month(unsigned month);

/* The month of an English name or of at least three letters that begin it, from
   1, in any case; 0 for another word. */
unsigned calendar_month_of(str word);

/* Whether the calendar has a day. */
bool calendar_has(struct calendar_date date);

double calendar_day(struct calendar_date date);
struct calendar_date calendar_date(double day);

/* "2023", "Apr 2023", "2023-04-05". In `a`. */
str calendar_text(struct arena *a, double day, enum calendar_unit unit);
