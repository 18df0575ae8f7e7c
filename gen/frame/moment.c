// SPDX-License-Identifier: MIT
// moment: converts nanoseconds to the parts of dates and back, and writes dates
// and time spans in pandas' notation.
#include "frame/moment.h"

#include <stdlib.h>

#include "base/calendar.h"

enum { NS_PER_US = 1000, NS_PER_MS = 1000000 };

/* ---- zones ---- */

bool zone_is_period(int zone)
{
    return zone >= ZONE_DAY && zone <= ZONE_YEAR;
}

bool zone_is_aware(int zone)
{
    return zone > ZONE_CIVIL;
}

static void put_offset(struct buf *b, int zone, const char *colon)
{
    int minutes = zone - ZONE_UTC;
    if (!zone_is_aware(zone))
        return;
    buf_printf(b, "%c%02d%s%02d", minutes < 0 ? '-' : '+', abs(minutes) / 60,
               colon, abs(minutes) % 60);
}

/* Appends the name of a time zone: "UTC", "UTC+02:00". */
static void put_zone_name(struct buf *b, int zone)
{
    if (zone_is_aware(zone))
        buf_puts(b, "UTC");
    if (zone != ZONE_UTC)
        put_offset(b, zone, ":");
}

static const str PERIODS[] = {
    [ZONE_DAY] = S_INIT("D"),      [ZONE_WEEK] = S_INIT("W-SUN"),
    [ZONE_MONTH] = S_INIT("M"),    [ZONE_QUARTER] = S_INIT("Q-DEC"),
    [ZONE_YEAR] = S_INIT("Y-DEC"),
};

str moment_dtype(struct arena *a, const struct column *c)
{
    struct buf b = {.a = a};
    if (c->type != COLUMN_DATE)
        return str_c(column_dtype_name(c));
    if (c->zone == ZONE_CIVIL)
        return S("object");
    if (c->zone == ZONE_NONE)
        return S("datetime64[ns]");
    if (zone_is_period(c->zone))
        return str_fmt(a, "period[%.*s]", STR_ARG(PERIODS[c->zone]));
    buf_puts(&b, "datetime64[ns, ");
    put_zone_name(&b, c->zone);
    buf_putc(&b, ']');
    return buf_end(&b);
}

/* ---- the calendar ---- */

/* Divides, rounding down. */
static int64_t floor_by(int64_t x, int64_t y)
{
    int64_t q = x / y;
    return q - (x % y != 0 && x < 0);
}

bool moment_make(struct civil_time m, int64_t *ns)
{
    struct calendar_date d = {m.year, m.month, m.day};
    int64_t day, time;
    if (m.year < 1 || m.year > 9999 || !calendar_has(d) || m.hour > 23 ||
        m.minute > 59 || m.second > 59)
        return false;
    day = (int64_t)calendar_day(d);
    time = m.hour * MOMENT_HOUR + m.minute * MOMENT_MINUTE +
           m.second * MOMENT_SECOND + m.nanosecond;
    if (day < 0) { /* avoids an overflow on the first day of the range, which is
                      not a whole day */
        day++;
        time -= MOMENT_DAY;
    }
    return !__builtin_mul_overflow(day, MOMENT_DAY, ns) &&
           !__builtin_add_overflow(*ns, time, ns) && *ns != MOMENT_NAT;
}

int64_t moment_local(int64_t ns, int zone)
{
    int64_t local,
        offset = zone_is_aware(zone) ? (zone - ZONE_UTC) * MOMENT_MINUTE : 0;
    if (__builtin_add_overflow(ns, offset, &local))
        return ns < 0 ? INT64_MIN + 1 : INT64_MAX;
    return local;
}

int64_t moment_days(int64_t ns)
{
    return floor_by(ns, MOMENT_DAY);
}

struct civil_time moment_split(int64_t ns, int zone)
{
    int64_t local = moment_local(ns, zone), day = moment_days(local);
    struct calendar_date d = calendar_date((double)day);
    /* unsigned, since the product overflows on the first day of the range */
    uint64_t time = (uint64_t)local - (uint64_t)day * (uint64_t)MOMENT_DAY;
    return (struct civil_time){d.year,
                               d.month,
                               d.day,
                               (unsigned)(time / MOMENT_HOUR),
                               (unsigned)(time / MOMENT_MINUTE % 60),
                               (unsigned)(time / MOMENT_SECOND % 60),
                               (unsigned)(time % MOMENT_SECOND)};
}

unsigned moment_weekday(int64_t ns)
{
    return (unsigned)(((moment_days(ns) + 3) % 7 + 7) % 7);
}

unsigned moment_day_of_year(int64_t ns)
{
    struct civil_time m = moment_split(ns, ZONE_NONE);
    double first = calendar_day((struct calendar_date){m.year, 1, 1});
    return (unsigned)(moment_days(ns) - (int64_t)first) + 1;
}

/* A week belongs to the year of its Thursday. */
void moment_iso_week(int64_t ns, int *year, unsigned *week)
{
    int64_t thursday = moment_days(ns) - (int64_t)moment_weekday(ns) + 3;
    *year = calendar_date((double)thursday).year;
    double first = calendar_day((struct calendar_date){*year, 1, 1});
    *week = (unsigned)(thursday - (int64_t)first) / 7 + 1;
}

/* ---- periods ---- */

static unsigned months_of(int zone)
{
    return zone == ZONE_YEAR ? 12 : zone == ZONE_QUARTER ? 3 : 1;
}

int64_t moment_period_number(int64_t ns, int zone)
{
    struct civil_time m = moment_split(ns, ZONE_NONE);
    if (zone == ZONE_DAY)
        return moment_days(ns);
    if (zone == ZONE_WEEK)
        return floor_by(moment_days(ns) + 3, 7);
    return ((int64_t)m.year * 12 + m.month - 1) / months_of(zone);
}

/* Sets *ns to the start of the period with the number `number` and the kind
   `zone`. Returns false if the period is out of range. */
static bool start_of(int64_t number, int zone, int64_t *ns)
{
    int64_t month = number, day = number;
    if (number > 1000000 || number < -1000000)
        return false;
    if (zone == ZONE_WEEK)
        day = number * 7 - 3;
    if (zone == ZONE_DAY || zone == ZONE_WEEK)
        return !__builtin_mul_overflow(day, MOMENT_DAY, ns);
    month *= months_of(zone);
    return month >= 0 &&
           moment_make((struct civil_time){.year = (int)(month / 12),
                                           .month = (unsigned)(month % 12) + 1,
                                           .day = 1},
                       ns);
}

int64_t moment_period_start(int64_t ns, int zone)
{
    int64_t start;
    return start_of(moment_period_number(ns, zone), zone, &start)
               ? start
               : INT64_MIN + 1;
}

bool moment_period_add(int64_t *ns, int zone, int64_t n)
{
    int64_t number;
    return !__builtin_add_overflow(moment_period_number(*ns, zone), n,
                                   &number) &&
           start_of(number, zone, ns);
}

/* ---- notation ---- */

enum moment_shown moment_shown(const struct column *c)
{
    bool days = true;
    enum moment_shown least = SHOWN_SECONDS;
    for (size_t i = 0; i < c->n; i++) {
        int64_t ns = c->i[i];
        if (ns == MOMENT_NAT)
            continue;
        days &= moment_local(ns, c->zone) % MOMENT_DAY == 0;
        enum moment_shown need = ns % NS_PER_US       ? SHOWN_NANOSECONDS
                                 : ns % NS_PER_MS     ? SHOWN_MICROSECONDS
                                 : ns % MOMENT_SECOND ? SHOWN_MILLISECONDS
                                                      : SHOWN_SECONDS;
        least = need > least ? need : least;
    }
    if (zone_is_aware(c->zone))
        return SHOWN_ALONE;
    return days ? SHOWN_DAYS : c->type == COLUMN_SPAN ? SHOWN_ALONE : least;
}

/* Appends the fraction of a second with the digits that `shown` requires. */
static void put_fraction(struct buf *b, unsigned ns, enum moment_shown shown)
{
    if (shown >= SHOWN_NANOSECONDS || (shown == SHOWN_ALONE && ns % NS_PER_US))
        buf_printf(b, ".%09u", ns);
    else if (shown == SHOWN_MICROSECONDS || (shown == SHOWN_ALONE && ns))
        buf_printf(b, ".%06u", ns / NS_PER_US);
    else if (shown == SHOWN_MILLISECONDS)
        buf_printf(b, ".%03u", ns / NS_PER_MS);
}

static void put_day(struct buf *b, struct civil_time m)
{
    buf_printf(b, "%04d-%02u-%02u", m.year, m.month, m.day);
}

static void put_period(struct buf *b, int64_t ns, int zone)
{
    struct civil_time m = moment_split(ns, ZONE_NONE);
    if (zone == ZONE_YEAR) {
        buf_printf(b, "%d", m.year);
    } else if (zone == ZONE_QUARTER) {
        buf_printf(b, "%dQ%u", m.year, (m.month + 2) / 3);
    } else if (zone == ZONE_MONTH) {
        buf_printf(b, "%d-%02u", m.year, m.month);
    } else {
        put_day(b, m);
        if (zone == ZONE_WEEK) {
            buf_putc(b, '/');
            put_day(b, moment_split(ns + 6 * MOMENT_DAY, ZONE_NONE));
        }
    }
}

static void put(struct buf *b, int64_t ns, int zone, enum moment_shown shown,
                char between)
{
    struct civil_time m = moment_split(ns, zone);
    if (zone_is_period(zone)) {
        put_period(b, ns, zone);
        return;
    }
    put_day(b, m);
    if (zone == ZONE_CIVIL || (shown == SHOWN_DAYS && !zone_is_aware(zone)))
        return;
    buf_printf(b, "%c%02u:%02u:%02u", between, m.hour, m.minute, m.second);
    put_fraction(b, m.nanosecond, shown);
    put_offset(b, zone, ":");
}

void moment_put(struct buf *b, int64_t ns, int zone, enum moment_shown shown)
{
    put(b, ns, zone, shown, shown == SHOWN_NUMPY ? 'T' : ' ');
}

void moment_put_iso(struct buf *b, int64_t ns, int zone,
                    enum moment_shown shown)
{
    put(b, ns, zone, shown, 'T');
}

void moment_put_span(struct buf *b, int64_t ns, enum moment_shown shown)
{
    int64_t days = moment_days(ns);
    uint64_t time = (uint64_t)ns - (uint64_t)days * (uint64_t)MOMENT_DAY;
    if (shown == SHOWN_NUMPY) {
        buf_printf(b, "%lld nanoseconds", (long long)ns);
        return;
    }
    buf_printf(b, "%lld days", (long long)days);
    if (shown == SHOWN_DAYS)
        return;
    buf_printf(b, " %s%02u:%02u:%02u", days < 0 ? "+" : "",
               (unsigned)(time / MOMENT_HOUR),
               (unsigned)(time / MOMENT_MINUTE % 60),
               (unsigned)(time / MOMENT_SECOND % 60));
    put_fraction(b, (unsigned)(time % MOMENT_SECOND), SHOWN_ALONE);
}

static void put_numpy_repr(struct buf *b, struct value v)
{
    if (v.type == VALUE_SPAN) {
        buf_printf(b, "numpy.timedelta64(%lld,'ns')", (long long)v.ns);
        return;
    }
    buf_puts(b, "numpy.datetime64('");
    moment_put(b, v.ns, v.zone, SHOWN_NUMPY);
    buf_puts(b, "')");
}

static void put_timestamp_repr(struct buf *b, struct value v)
{
    bool aware = zone_is_aware(v.zone);
    buf_puts(b, "Timestamp('");
    moment_put(b, moment_local(v.ns, v.zone), ZONE_NONE, SHOWN_ALONE);
    put_offset(b, v.zone, "");
    if (aware)
        buf_puts(b, "', tz='");
    put_zone_name(b, v.zone);
    buf_puts(b, "')");
}

void moment_put_repr(struct buf *b, struct value v)
{
    if (v.shown == SHOWN_NUMPY) {
        put_numpy_repr(b, v);
    } else if (v.type == VALUE_SPAN) {
        buf_puts(b, "Timedelta('");
        moment_put_span(b, v.ns, SHOWN_ALONE);
        buf_puts(b, "')");
    } else if (v.zone == ZONE_CIVIL) {
        struct civil_time t = moment_split(v.ns, v.zone);
        buf_printf(b, "datetime.date(%d, %u, %u)", t.year, t.month, t.day);
    } else if (zone_is_period(v.zone)) {
        str frequency = PERIODS[v.zone];
        buf_puts(b, "Period('");
        put_period(b, v.ns, v.zone);
        buf_printf(b, "', '%.*s')", STR_ARG(frequency));
    } else {
        put_timestamp_repr(b, v);
    }
}

void moment_put_iso_span(struct buf *b, int64_t ns)
{
    int64_t days = moment_days(ns);
    uint64_t time = (uint64_t)ns - (uint64_t)days * (uint64_t)MOMENT_DAY;
    unsigned fraction = (unsigned)(time % MOMENT_SECOND);
    buf_printf(b, "P%lldDT%uH%uM%u", (long long)days,
               (unsigned)(time / MOMENT_HOUR),
               (unsigned)(time / MOMENT_MINUTE % 60),
               (unsigned)(time / MOMENT_SECOND % 60));
    put_fraction(b, fraction, SHOWN_ALONE);
    while (fraction && b->p[b->n - 1] == '0')
        b->n--;
    buf_putc(b, 'S');
}

/* ---- strftime ---- */

static const char *const DAYS[] = {"Monday",   "Tuesday", "Wednesday",
                                   "Thursday", "Friday",  "Saturday",
                                   "Sunday"};

/* Returns the number of the week in the year, if weeks begin on the weekday
   `first` (0: Monday). Days before the first such weekday are in week 0. */
static unsigned week_from(int64_t ns, unsigned first)
{
    unsigned weekday = (moment_weekday(ns) + 7 - first) % 7;
    return (moment_day_of_year(ns) + 6 - weekday) / 7;
}

/* Appends a number with two digits or, if `flag` is '-', without a leading
   zero. */
static void put_two(struct buf *b, char flag, unsigned n)
{
    buf_printf(b, flag == '-' ? "%u" : "%02u", n);
}

/* Appends the number that a letter of strftime stands for: 'Y' for the year.
   Returns false for all other letters. */
static bool put_number(struct buf *b, char letter, char flag,
                       struct civil_time m, int64_t local)
{
    unsigned week;
    int year;
    moment_iso_week(local, &year, &week);
    switch (letter) {
    case 'Y': buf_printf(b, "%d", m.year); return true;
    case 'y': put_two(b, flag, (unsigned)(m.year % 100)); return true;
    case 'C': put_two(b, flag, (unsigned)(m.year / 100)); return true;
    case 'm': put_two(b, flag, m.month); return true;
    case 'd': put_two(b, flag, m.day); return true;
    case 'e': buf_printf(b, flag == '-' ? "%u" : "%2u", m.day); return true;
    case 'H': put_two(b, flag, m.hour); return true;
    case 'I': put_two(b, flag, (m.hour + 11) % 12 + 1); return true;
    case 'M': put_two(b, flag, m.minute); return true;
    case 'S': put_two(b, flag, m.second); return true;
    case 'f': buf_printf(b, "%06u", m.nanosecond / NS_PER_US); return true;
    case 'j':
        buf_printf(b, flag == '-' ? "%u" : "%03u", moment_day_of_year(local));
        return true;
    case 'u': buf_printf(b, "%u", moment_weekday(local) + 1); return true;
    case 'w': buf_printf(b, "%u", (moment_weekday(local) + 1) % 7); return true;
    case 'G': buf_printf(b, "%d", year); return true;
    case 'V': put_two(b, flag, week); return true;
    case 'W': put_two(b, flag, week_from(local, 0)); return true;
    case 'U': put_two(b, flag, week_from(local, 6)); return true;
    default: return false;
    }
}

static bool put_word(struct buf *b, char letter, struct civil_time m,
                     int64_t local, int zone)
{
    str month = calendar_month(m.month),
        day = str_c(DAYS[moment_weekday(local)]);
    switch (letter) {
    case 'B': buf_put(b, month); return true;
    case 'b':
    case 'h': buf_put(b, str_slice(month, 0, 3)); return true;
    case 'A': buf_put(b, day); return true;
    case 'a': buf_put(b, str_slice(day, 0, 3)); return true;
    case 'p': buf_put(b, m.hour < 12 ? S("AM") : S("PM")); return true;
    case 'z': put_offset(b, zone, ""); return true;
    case 'Z': put_zone_name(b, zone); return true;
    case 'n': buf_putc(b, '\n'); return true;
    case 't': buf_putc(b, '\t'); return true;
    case '%': buf_putc(b, '%'); return true;
    case 'q':
        buf_printf(b, "%u", (m.month + 2) / 3);
        return zone_is_period(zone);
    default: return false;
    }
}

/* Returns the format that a letter abbreviates: "%H:%M:%S" for 'T'. Returns
   STR_NONE for all other letters. */
static str long_form(char letter)
{
    switch (letter) {
    case 'F': return S("%Y-%m-%d");
    case 'T':
    case 'X': return S("%H:%M:%S");
    case 'R': return S("%H:%M");
    case 'D':
    case 'x': return S("%m/%d/%y");
    case 'c': return S("%a %b %e %H:%M:%S %Y");
    case 'r': return S("%I:%M:%S %p");
    default: return STR_NONE;
    }
}

bool moment_format(struct buf *b, str format, int64_t ns, int zone,
                   char *unknown)
{
    struct civil_time m = moment_split(ns, zone);
    int64_t local = moment_local(ns, zone);
    for (size_t i = 0; i < format.n; i++) {
        if (format.p[i] != '%' || i + 1 == format.n) {
            buf_putc(b, format.p[i]);
            continue;
        }
        char flag = format.p[++i];
        if (flag == '-' && i + 1 < format.n)
            i++;
        str longer = long_form(format.p[i]);
        if (longer.p ? moment_format(b, longer, ns, zone, unknown)
                     : put_number(b, format.p[i], flag, m, local) ||
                           put_word(b, format.p[i], m, local, zone))
            continue;
        *unknown = format.p[i];
        return false;
    }
    return true;
}
