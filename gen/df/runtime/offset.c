// SPDX-License-Identifier: MIT
// offset: adds date offsets to dates, by pandas' rules, also for dates between
// two steps.
#include "df/runtime/offset.h"

#include "frame/moment.h"

static unsigned days_of(int year, unsigned month)
{
    static const unsigned char DAYS[] = {31, 28, 31, 30, 31, 30,
                                         31, 31, 30, 31, 30, 31};
    bool leap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0);
    return DAYS[month - 1] + (month == 2 && leap);
}

/* Moves *m by n months. If the new month lacks the day, the day becomes the
   last day of the month. False if the year is out of range. */
static bool shift_months(struct civil_time *m, int64_t n)
{
    int64_t months = (int64_t)m->year * 12 + m->month - 1;
    if (n > 12000 || n < -12000)
        return false;
    months += n;
    m->year = (int)(months / 12);
    m->month = (unsigned)(months % 12) + 1;
    unsigned last = days_of(m->year, m->month);
    m->day = m->day > last ? last : m->day;
    return months > 0;
}

static bool add_months(int64_t *ns, int64_t n)
{
    struct civil_time m = moment_split(*ns, ZONE_NONE);
    return n == 0 || (shift_months(&m, n) && moment_make(m, ns));
}

static bool add_times(int64_t *ns, int64_t n, int64_t length)
{
    int64_t all;
    return !__builtin_mul_overflow(n, length, &all) &&
           !__builtin_add_overflow(*ns, all, ns);
}

static bool add_parts(const struct offset *o, bool whole, int64_t *ns)
{
    int64_t months;
    if (whole)
        return !__builtin_mul_overflow(o->months, o->n, &months) &&
               add_months(ns, months) && add_times(ns, o->n, o->ns);
    int64_t sign = o->n < 0 ? -1 : 1;
    for (int64_t i = 0; i != o->n; i += sign)
        if (!add_months(ns, sign * o->months) || !add_times(ns, sign, o->ns))
            return false;
    return true;
}

/* Adds n steps of months. A step is the first or last day of a month, quarter
   or year. If n > 0, moves *ns to the nth step after it. If n < 0, moves *ns
   back by -n steps. If n is 0, moves *ns to the next step, unless *ns is on a
   step. Returns false if the result is out of range. */
static bool add_steps(const struct offset *o, int64_t *ns)
{
    struct civil_time m = moment_split(*ns, ZONE_NONE);
    int every = (int)o->every, n;
    int since = (int)m.month - (int)o->month;
    if (every != 12)
        since = (int)m.month % every - (int)o->month % every;
    unsigned day = o->begins ? 1 : days_of(m.year, m.month);
    if (o->n > 12000 || o->n < -12000)
        return false;
    n = (int)o->n;
    if (n > 0)
        n -= since < 0 || (since == 0 && m.day < day);
    else
        n += since > 0 || (since == 0 && m.day > day);
    if (!shift_months(&m, n * every - since))
        return false;
    m.day = o->begins ? 1 : days_of(m.year, m.month);
    return moment_make(m, ns);
}

static bool add_weeks(const struct offset *o, int64_t *ns)
{
    unsigned ahead = (o->weekday + 7 - moment_weekday(*ns)) % 7;
    int64_t n = o->n - (ahead && o->n > 0);
    return add_times(ns, ahead, MOMENT_DAY) && add_times(ns, n, 7 * MOMENT_DAY);
}

/* Adds n days, counting only the days from Monday to Friday. If the date is on
   a weekend, counts from the Friday before it if n > 0, else from the next
   Monday. */
static bool add_business(const struct offset *o, int64_t *ns)
{
    int64_t day = moment_weekday(*ns), n = o->n, weeks = n / 5 - (n % 5 < 0);
    int64_t rest = n - 5 * weeks + (n <= 0 && day > 4), days;
    if (rest == 0 && day > 4)
        days = 4 - day;
    else if (day > 4)
        days = 7 - day + rest - 1;
    else
        days = day + rest <= 4 ? rest : rest + 2;
    return add_times(ns, weeks, 7 * MOMENT_DAY) &&
           add_times(ns, days, MOMENT_DAY);
}

bool offset_add(const struct offset *o, bool whole, int64_t *ns)
{
    switch (o->kind) {
    case OFFSET_FIXED: return add_times(ns, o->n, o->ns);
    case OFFSET_PARTS: return add_parts(o, whole, ns);
    case OFFSET_MONTHS: return add_steps(o, ns);
    case OFFSET_WEEK: return add_weeks(o, ns);
    case OFFSET_BUSINESS: return add_business(o, ns);
    }
    return false;
}
