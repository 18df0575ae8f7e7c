// SPDX-License-Identifier: MIT
// python_dates: the classes datetime, date and timedelta of Python's module
// datetime. Their values are dates and time spans with the member `python` of
// struct object (runtime/object.h) set.
#include <math.h>

#include "base/codes/df.h"
#include "df/dates/frequency.h"
#include "df/dates/to_datetime.h"
#include "df/runtime/scalar_number.h"
#include "frame/moment.h"

static bool python_date(int64_t ns, int zone, struct object *out)
{
    *out = object_date(ns, zone);
    out->python = true;
    return true;
}

/* Reads an argument from 0 to 999999 as a part of a date. */
static bool read_part(struct call *c, enum param p, unsigned *part)
{
    int64_t i = *part;
    if (!call_int(c, p, &i))
        return false;
    if (i < 0 || i > 999999)
        return call_wrong(c, p, "a valid part of a date");
    *part = (unsigned)i;
    return true;
}

/* Evaluates datetime(year, month, day, ...) and date(year, month, day). */
static bool date_of_parts(struct call *c, struct object *out)
{
    bool civil = str_ends(c->operation->name, S(".date"));
    struct civil_time m = {0};
    unsigned year = 0, microsecond = 0;
    int64_t ns;
    if (!read_part(c, PARAM_year, &year) ||
        !read_part(c, PARAM_month, &m.month) ||
        !read_part(c, PARAM_day, &m.day) ||
        !read_part(c, PARAM_hour, &m.hour) ||
        !read_part(c, PARAM_minute, &m.minute) ||
        !read_part(c, PARAM_second, &m.second) ||
        !read_part(c, PARAM_microsecond, &microsecond))
        return false;
    m.year = (int)year;
    m.nanosecond = microsecond * 1000;
    if (!moment_make(m, &ns))
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                          "there is no date %04d-%02u-%02u %02u:%02u:%02u",
                          m.year, m.month, m.day, m.hour, m.minute, m.second) ||
               eval_help(
                   c->ev,
                   "expected a calendar date from 1677-09-21 to 2262-04-11");
    int zone = ZONE_NONE;
    if (call_takes(c, PARAM_tzinfo) &&
        !frequency_read_zone(c, PARAM_tzinfo, &zone))
        return false;
    if (zone != ZONE_NONE)
        ns -= (zone - ZONE_UTC) * MOMENT_MINUTE;
    return python_date(ns, civil ? ZONE_CIVIL : zone, out);
}

/* Converts the string s, argument p, to a date. */
static bool read_date(struct call *c, enum param p, str s,
                      const struct to_datetime *how, struct value *out)
{
    struct value v = {.type = VALUE_STR, .s = s};
    if (!to_datetime_value(c->ev, call_at(c, p), v, how, out))
        return false;
    return out->type == VALUE_DATE || call_wrong(c, p, "a date");
}

static bool strptime(struct call *c, struct object *out)
{
    struct to_datetime how = TO_DATETIME_USUAL;
    struct value v;
    str s = STR_NONE;
    return call_str(c, PARAM_date_string, &s) &&
           call_str(c, PARAM_format, &how.format) &&
           read_date(c, PARAM_date_string, s, &how, &v) &&
           python_date(v.ns, v.zone, out);
}

/* Whether s is a date, or a date and a time, such as 2026-01-31T10:00:00. */
static bool is_iso(str s, bool civil)
{
    static const char FORM[] = "0000-00-00T00:00:00.000000";
    if (s.n != 10 &&
        (civil || (s.n != 16 && s.n != 19 && s.n != 23 && s.n != 26)))
        return false;
    for (size_t i = 0; i < s.n; i++)
        if (FORM[i] == '0'   ? s.p[i] < '0' || s.p[i] > '9'
            : FORM[i] == 'T' ? s.p[i] != 'T' && s.p[i] != ' '
                             : s.p[i] != FORM[i])
            return false;
    return true;
}

static bool fromisoformat(struct call *c, struct object *out)
{
    const struct to_datetime how = TO_DATETIME_USUAL;
    bool civil = str_starts(c->operation->name, S("datetime.date."));
    struct value v;
    str s = STR_NONE;
    if (!call_str(c, PARAM_date_string, &s))
        return false;
    if (!is_iso(s, civil))
        return call_wrong(c, PARAM_date_string,
                          civil ? "a date such as '2026-01-31'"
                                : "a date such as '2026-01-31 10:00:00'");
    return read_date(c, PARAM_date_string, s, &how, &v) &&
           python_date(v.ns, civil ? ZONE_CIVIL : ZONE_NONE, out);
}

/* Adds the argument p, a number of units of `unit` nanoseconds, to *ns. A float
   must be a whole number of microseconds, because Python rounds other
   floats. */
static bool add_unit(struct call *c, enum param p, int64_t unit, int64_t *ns)
{
    struct object x = call_value(c, p);
    int64_t i = 0;
    bool over;
    if (x.type == OBJECT_FLOAT) {
        double f = as_float(x), scale = (double)unit / 1000, us = f * scale;
        if (!(fabs(us) < 0x1p53) || us != rint(us) || fma(f, scale, -us) != 0)
            return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, p),
                              "rounding a time span to microseconds") ||
                   eval_help(c->ev, "pass a whole number of a smaller unit");
        over = __builtin_mul_overflow((int64_t)us, 1000, &i);
    } else if (!call_int(c, p, &i)) {
        return false;
    } else {
        over = __builtin_mul_overflow(i, unit, &i);
    }
    if (over || __builtin_add_overflow(*ns, i, ns))
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, p),
                          "the time span is longer than 292 years");
    return true;
}

static bool timedelta(struct call *c, struct object *out)
{
    static const struct {
        enum param p;
        int64_t ns;
    } UNITS[] = {{PARAM_days, MOMENT_DAY},       {PARAM_seconds, MOMENT_SECOND},
                 {PARAM_microseconds, 1000},     {PARAM_milliseconds, 1000000},
                 {PARAM_minutes, MOMENT_MINUTE}, {PARAM_hours, MOMENT_HOUR},
                 {PARAM_weeks, 7 * MOMENT_DAY}};
    int64_t ns = 0;
    for (size_t i = 0; i < sizeof UNITS / sizeof *UNITS; i++)
        if (!add_unit(c, UNITS[i].p, UNITS[i].ns, &ns))
            return false;
    *out = object_span(ns);
    out->python = true;
    return true;
}

/* ---- time zones ---- */

/* Evaluates timezone(offset). A time zone is the string that str() returns for
   it, such as 'UTC+02:00', which pandas reads as well. */
static bool timezone(struct call *c, struct object *out)
{
    struct object x = call_arg(c, PARAM_offset);
    if (x.type != OBJECT_SPAN || object_is_nat(x) || x.u.i % MOMENT_MINUTE ||
        x.u.i <= -MOMENT_DAY || x.u.i >= MOMENT_DAY)
        return call_wrong(c, PARAM_offset,
                          "a timedelta of whole minutes, below one day");
    int64_t minutes = x.u.i / MOMENT_MINUTE,
            size = minutes < 0 ? -minutes : minutes;
    *out =
        object_str(minutes == 0 ? S("UTC")
                                : str_fmt(c->ev->scratch, "UTC%c%02d:%02d",
                                          minutes < 0 ? '-' : '+',
                                          (int)(size / 60), (int)(size % 60)));
    return true;
}

static bool utc(struct call *c, struct object *out)
{
    (void)c;
    *out = object_str(S("UTC"));
    return true;
}

/* Evaluates fromtimestamp(seconds, tz) and utcfromtimestamp(seconds). Rounds to
   microseconds, as Python does. */
static bool from_timestamp(struct call *c, struct object *out)
{
    bool utc = str_ends(c->operation->name, S(".utcfromtimestamp"));
    struct value v;
    double f;
    int zone = ZONE_NONE;
    if (!utc && !call_has(c, PARAM_tz))
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at,
                          "'fromtimestamp' without a time zone") ||
               eval_help(c->ev,
                         "the result would depend on the time zone of the "
                         "machine; write fromtimestamp(seconds, "
                         "tz=timezone.utc)");
    if (!frequency_read_zone(c, PARAM_tz, &zone))
        return false;
    if (!object_scalar(call_arg(c, PARAM_timestamp), &v) ||
        v.type == VALUE_BOOL || !scalar_number(v, &f) || !(fabs(f) < 9e9))
        return call_wrong(c, PARAM_timestamp, "a number of seconds since 1970");
    double whole = floor(f), us = rint((f - whole) * 1e6);
    int64_t ns = (int64_t)whole * MOMENT_SECOND + (int64_t)us * 1000;
    return python_date(ns, zone, out);
}

/* ---- operations ---- */

const struct operation PYTHON_DATES_OPERATIONS[] = {
    {S_INIT("datetime.date"), ON_LIBRARY, date_of_parts,
     PARAMS(NEEDS(year), NEEDS(month), NEEDS(day)), 0, 1, "a day"},
    {S_INIT("datetime.date.fromisoformat"), ON_LIBRARY, fromisoformat,
     PARAMS(NEEDS(date_string)), 0, 1, "a day, read from a string"},
    {S_INIT("datetime.datetime"), ON_LIBRARY, date_of_parts,
     PARAMS(NEEDS(year), NEEDS(month), NEEDS(day), OPT(hour, INT(0)),
            OPT(minute, INT(0)), OPT(second, INT(0)), OPT(microsecond, INT(0)),
            OPT(tzinfo, NONE)),
     0, 1, "a day and a time"},
    {S_INIT("datetime.datetime.fromisoformat"), ON_LIBRARY, fromisoformat,
     PARAMS(NEEDS(date_string)), 0, 1, "a day and a time, read from a string"},
    {S_INIT("datetime.datetime.fromtimestamp"), ON_LIBRARY, from_timestamp,
     PARAMS(NEEDS(timestamp), OPT(tz, NONE)), 0, 1,
     "a day and a time from the seconds since 1970"},
    {S_INIT("datetime.datetime.strptime"), ON_LIBRARY, strptime,
     PARAMS(NEEDS(date_string), NEEDS(format)), 0, 1,
     "a date, read from a string in a given format"},
    {S_INIT("datetime.datetime.utcfromtimestamp"), ON_LIBRARY, from_timestamp,
     PARAMS(NEEDS(timestamp)), 0, 1,
     "a day and a time from the seconds since 1970"},
    {S_INIT("datetime.timedelta"), ON_LIBRARY, timedelta,
     PARAMS(OPT(days, INT(0)), OPT(seconds, INT(0)), OPT(microseconds, INT(0)),
            OPT(milliseconds, INT(0)), OPT(minutes, INT(0)), OPT(hours, INT(0)),
            OPT(weeks, INT(0))),
     0, 1, "a time span"},
    {S_INIT("datetime.timezone"), ON_LIBRARY, timezone, PARAMS(NEEDS(offset)),
     0, 1, "a time zone with a fixed offset from UTC"},
    {S_INIT("datetime.timezone.utc"), ON_LIBRARY, utc, PROPERTY, 0, 1,
     "the time zone UTC"},
    {.name = {0}},
};
