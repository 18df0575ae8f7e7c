// SPDX-License-Identifier: MIT
// moment: dates, times and time spans in nanoseconds. The range (years 1677 to
// 2262) and the notation are those of pandas.
#pragma once

#include "base/buf.h"
#include "frame/frame.h"

#define MOMENT_SECOND INT64_C(1000000000)
#define MOMENT_MINUTE (60 * MOMENT_SECOND)
#define MOMENT_HOUR (60 * MOMENT_MINUTE)
#define MOMENT_DAY (24 * MOMENT_HOUR)

/* The zone of a date (struct value). Also marks dates that are periods instead
   of points in time. Zones with an offset are ZONE_UTC plus the minutes east of
   UTC. */
enum zone {
    ZONE_NONE,
    ZONE_DAY, /* ZONE_DAY to ZONE_YEAR are periods; the value of the date is the
                 first nanosecond of the period */
    ZONE_WEEK,
    ZONE_MONTH,
    ZONE_QUARTER,
    ZONE_YEAR,
    ZONE_CIVIL, /* a day without a time: Python's datetime.date */
    ZONE_UTC = 4096
};

/* A point in time as parts of a date. */
struct civil_time {
    int year;
    unsigned month, day; /* from 1 */
    unsigned hour, minute, second, nanosecond;
};

bool zone_is_period(int zone);
bool zone_is_aware(int zone); /* whether `zone` is UTC or an offset from UTC */

/* Like column_dtype_name, but in `a` and with the time zone of dates:
   "datetime64[ns, UTC]". */
str moment_dtype(struct arena *a, const struct column *c);

/* Converts m to nanoseconds since 1970. Returns false if the date does not
   exist or is out of range. */
bool moment_make(struct civil_time m, int64_t *ns);

/* Converts nanoseconds to the parts of a date in the local time of `zone`. */
struct civil_time moment_split(int64_t ns, int zone);

/* Converts ns to the local time of `zone`. If the result is out of range,
   returns the nearer end of the range. */
int64_t moment_local(int64_t ns, int zone);

int64_t moment_days(int64_t ns);     /* whole days since 1970, rounded down */
unsigned moment_weekday(int64_t ns); /* 0: Monday */
unsigned moment_day_of_year(int64_t ns);
void moment_iso_week(int64_t ns, int *year, unsigned *week);

/* `zone` is a kind of period, such as a month. moment_period_start returns the
   start of the period that contains ns, a local time. moment_period_add
   requires that *ns is the start of a period; it sets *ns to the start of the
   n-th period after it, and returns false if the result is out of range. */
int64_t moment_period_start(int64_t ns, int zone);
bool moment_period_add(int64_t *ns, int zone, int64_t n);
/* Returns the number of the period that starts at ns; consecutive periods have
   consecutive numbers. */
int64_t moment_period_number(int64_t ns, int zone);

/* The order of day, month and year in dates such as 01/02/03. */
struct moment_how {
    bool dayfirst, yearfirst;
};

/* How dates of one column are shown. */
enum moment_shown {
    SHOWN_ALONE, /* each date has the precision that it needs itself, as in
                    Python's str() */
    SHOWN_DAYS,
    SHOWN_SECONDS,
    SHOWN_MILLISECONDS,
    SHOWN_MICROSECONDS,
    SHOWN_NANOSECONDS,
    SHOWN_NUMPY /* a scalar of numpy: "2026-01-31T00:00:00.000000000",
                   "86400000000000 nanoseconds" */
};

/* Returns how pandas shows the cells of a DATE or SPAN column: as days if all
   cells are whole days; otherwise with the lowest precision that shows all
   cells exactly. */
enum moment_shown moment_shown(const struct column *c);

/* Append a date and a span as pandas writes them: "2024-01-31 10:00:00", "1
   days 02:00:00". */
void moment_put(struct buf *b, int64_t ns, int zone, enum moment_shown shown);
void moment_put_span(struct buf *b, int64_t ns, enum moment_shown shown);

/* Appends v, a date or span, as Python's repr() writes it:
   "Timestamp('2024-01-31 10:00:00')". */
void moment_put_repr(struct buf *b, struct value v);

/* Append a date and a span in ISO 8601: "2024-01-31T10:00:00". If `shown` is
   SHOWN_DAYS, moment_put_iso writes the date without time: "2024-01-31". */
void moment_put_iso(struct buf *b, int64_t ns, int zone,
                    enum moment_shown shown);
void moment_put_iso_span(struct buf *b, int64_t ns);

/* Appends a date in a format of strftime. If the format contains an unknown
   letter, appends only the part before that letter, sets *unknown to the letter
   and returns false. */
bool moment_format(struct buf *b, str format, int64_t ns, int zone,
                   char *unknown);
