// SPDX-License-Identifier: MIT
// timestamp: pd.Timestamp, Timestamp.replace, pd.Period and pd.date_range.
#include <math.h>

#include "base/codes/df.h"
#include "df/dates/each_date.h"
#include "df/dates/frequency.h"
#include "df/dates/to_datetime.h"
#include "df/runtime/offset.h"
#include "frame/moment_read.h"

enum { PARTS_N = 8, RANGE_MAX = 1 << 20 };

static const enum param PARTS[PARTS_N] = {
    PARAM_year,   PARAM_month,  PARAM_day,         PARAM_hour,
    PARAM_minute, PARAM_second, PARAM_microsecond, PARAM_nanosecond};

/* Sets the parts of *m that the call's arguments give. */
static bool read_parts(struct call *c, struct civil_time *m)
{
    int64_t v[PARTS_N] = {m->year,
                          m->month,
                          m->day,
                          m->hour,
                          m->minute,
                          m->second,
                          m->nanosecond / 1000,
                          m->nanosecond % 1000};
    for (size_t i = 0; i < PARTS_N; i++) {
        if (call_has(c, PARTS[i]) && !call_int(c, PARTS[i], &v[i]))
            return false;
        if (v[i] < 0 || v[i] > 999999)
            return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARTS[i]),
                              "there is no such %.*s",
                              STR_ARG(operation_param(PARTS[i])));
    }
    *m = (struct civil_time){(int)v[0],
                             (unsigned)v[1],
                             (unsigned)v[2],
                             (unsigned)v[3],
                             (unsigned)v[4],
                             (unsigned)v[5],
                             (unsigned)(v[6] * 1000 + v[7])};
    return true;
}

static bool no_such_date(struct call *c, struct civil_time m)
{
    eval_fault(c->ev, DIAG_DF_VALUE, c->at,
               "there is no date %04d-%02u-%02u %02u:%02u:%02u", m.year,
               m.month, m.day, m.hour, m.minute, m.second);
    return eval_help(c->ev,
                     "expected a calendar date from 1677-09-21 to 2262-04-11");
}

static bool date_of_parts(struct call *c, int zone, struct object *out)
{
    struct civil_time m = {0};
    int64_t ns;
    for (size_t i = 0; i < 3; i++)
        if (!call_has(c, PARTS[i]))
            return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                              "expected a string, or year=, month= and day=");
    if (!read_parts(c, &m))
        return false;
    if (!moment_make(m, &ns))
        return no_such_date(c, m);
    if (zone != ZONE_NONE)
        ns -= (zone - ZONE_UTC) * MOMENT_MINUTE;
    *out = object_date(ns, zone);
    return true;
}

/* Whether the arguments are positional numbers: pd.Timestamp(2023, 9, 15). */
static bool is_parts(const struct call *c)
{
    return call_value((struct call *)c, PARAM_ts_input).type == OBJECT_INT &&
           call_has(c, PARAM_freq) && call_has(c, PARAM_tz) &&
           call_value((struct call *)c, PARAM_freq).type == OBJECT_INT &&
           call_value((struct call *)c, PARAM_tz).type == OBJECT_INT;
}

/* Reads pd.Timestamp(year, month, day[, hour[, minute[, second]]]). A
   positional argument is bound to the parameter at its position, whatever the
   parameter's name. So the year is in ts_input, the month in freq, the day in
   tz, and so on. */
static bool positional(struct call *c, struct object *out)
{
    static const enum param PLACES[] = {PARAM_ts_input, PARAM_freq,
                                        PARAM_tz,       PARAM_unit,
                                        PARAM_year,     PARAM_month};
    int64_t v[6] = {0}, ns;
    for (size_t i = 0; i < 6; i++) {
        struct object x = call_arg(c, PLACES[i]);
        if (x.type == OBJECT_INT && as_int(x) >= 0 && as_int(x) < 10000)
            v[i] = as_int(x);
        else if (x.type != OBJECT_ABSENT)
            return call_wrong(c, PLACES[i], "a number");
    }
    struct civil_time m = {(int)v[0],
                           (unsigned)v[1],
                           (unsigned)v[2],
                           (unsigned)v[3],
                           (unsigned)v[4],
                           (unsigned)v[5],
                           0};
    if (!moment_make(m, &ns))
        return no_such_date(c, m);
    *out = object_date(ns, ZONE_NONE);
    return true;
}

static bool timestamp(struct call *c, struct object *out)
{
    struct to_datetime how = TO_DATETIME_USUAL;
    struct object x = call_arg(c, PARAM_ts_input);
    struct value v;
    str unit = S("ns");
    int zone;
    if (is_parts(c))
        return positional(c, out);
    if (!frequency_read_zone(c, PARAM_tz, &zone))
        return false;
    if (!call_has(c, PARAM_ts_input))
        return date_of_parts(c, zone, out);
    if (call_has(c, PARAM_unit) && !call_str(c, PARAM_unit, &unit))
        return false;
    how.unit = span_unit(unit);
    if (!how.unit)
        return call_wrong(c, PARAM_unit, "a unit such as 's'");
    if (x.type == OBJECT_BOOL || !object_scalar(x, &v))
        return call_wrong(c, PARAM_ts_input, "a date such as '2023-09-15'");
    if (!to_datetime_value(c->ev, call_at(c, PARAM_ts_input), v, &how, &v))
        return false;
    if (zone_is_period(v.zone) && v.type == VALUE_DATE)
        v.zone = ZONE_NONE;
    if (zone != ZONE_NONE && v.type == VALUE_DATE) {
        if (v.zone == ZONE_NONE && x.type == OBJECT_STR)
            v.ns -= (zone - ZONE_UTC) * MOMENT_MINUTE;
        v.zone = (int16_t)zone;
    }
    *out = object_value(v);
    return true;
}

static bool replace(struct call *c, struct object *out)
{
    struct value v;
    int64_t ns;
    object_scalar(c->self, &v);
    if (v.type == VALUE_NA) {
        *out = c->self;
        return true;
    }
    struct civil_time m = moment_split(v.ns, v.zone);
    int zone = v.zone;
    if (!read_parts(c, &m) || (call_given(c, PARAM_tzinfo) &&
                               !frequency_read_zone(c, PARAM_tzinfo, &zone)))
        return false;
    if (call_given(c, PARAM_tzinfo) &&
        (zone_is_period(v.zone) || v.zone == ZONE_CIVIL))
        return call_refuse(c, PARAM_tzinfo);
    if (!moment_make(m, &ns))
        return no_such_date(c, m);
    if (zone_is_aware(zone))
        ns -= (zone - ZONE_UTC) * MOMENT_MINUTE;
    *out = object_date(ns, zone);
    out->python = c->self.python;
    return true;
}

/* Returns the enum zone of the period in a string: '2023Q3' is a quarter,
   '2023' a year, '2023-09' a month, any other string a day. */
static int zone_of_text(str s)
{
    bool quarter = str_find_char(s, 'Q', 0) != STR_NPOS;
    return quarter    ? ZONE_QUARTER
           : s.n == 4 ? ZONE_YEAR
           : s.n == 7 ? ZONE_MONTH
                      : ZONE_DAY;
}

static bool period(struct call *c, struct object *out)
{
    struct object x = call_arg(c, PARAM_value);
    struct to_datetime how = TO_DATETIME_USUAL;
    struct frequency f;
    struct value v;
    if (!object_scalar(x, &v) || (v.type != VALUE_STR && v.type != VALUE_DATE))
        return call_wrong(c, PARAM_value, "a date such as '2023-09'");
    int zone = v.type == VALUE_STR ? zone_of_text(v.s) : ZONE_NONE;
    if (call_has(c, PARAM_freq)) {
        if (!frequency_read(c, PARAM_freq, &f))
            return false;
        zone = frequency_zone(&f);
    }
    if (zone == ZONE_NONE)
        return call_wrong(c, PARAM_freq, "'D', 'W', 'M', 'Q' or 'Y'");
    if (!to_datetime_value(c->ev, call_at(c, PARAM_value), v, &how, &v))
        return false;
    if (v.type == VALUE_DATE)
        v = each_date_value(
            moment_period_start(moment_local(v.ns, v.zone), zone), zone);
    *out = object_value(v);
    return true;
}

/* ---- pd.date_range ---- */

struct date_range {
    struct frequency f;
    const struct offset *months; /* a DateOffset with months, instead of f */
    bool even; /* divides the time from start to end evenly, instead of f */
    int64_t start, end, periods; /* periods: -1 if not given */
    bool has_start, has_end;
    int zone;
    bool left, right; /* whether start (left) and end (right) are included */
};

static bool read_end(struct call *c, enum param p, bool *has, int64_t *ns,
                     int *zone)
{
    struct to_datetime how = TO_DATETIME_USUAL;
    struct value v;
    *has = call_has(c, p);
    if (!*has)
        return true;
    if (!object_scalar(call_arg(c, p), &v) ||
        !to_datetime_value(c->ev, call_at(c, p), v, &how, &v))
        return v.type != VALUE_STR ? call_wrong(c, p, "a date") : false;
    if (v.type != VALUE_DATE)
        return call_wrong(c, p, "a date");
    if (zone_is_aware(v.zone))
        *zone = v.zone;
    *ns = moment_local(v.ns, v.zone);
    return true;
}

/* Reads the argument freq, a frequency or a DateOffset. */
static bool read_step(struct call *c, struct date_range *r)
{
    struct object x = call_arg(c, PARAM_freq);
    const struct offset *o = x.type == OBJECT_OFFSET ? as_offset(x) : NULL;
    if (!o || o->kind != OFFSET_PARTS)
        return frequency_read(c, PARAM_freq, &r->f);
    if (o->months == 0 && o->n > 0 && o->ns > 0 &&
        !__builtin_mul_overflow(o->n, o->ns, &r->f.ns))
        return true;
    if (o->n < 1 || o->months < 1 || o->ns < 0 || !r->has_start)
        return call_wrong(c, PARAM_freq,
                          "a positive step that is added to start=");
    r->months = o;
    return true;
}

static bool read_range(struct call *c, struct date_range *r)
{
    static const str ENDS[] = {S_INIT("both"), S_INIT("left"), S_INIT("right"),
                               S_INIT("neither")};
    bool normalizes = false;
    unsigned ends = 0;
    r->periods = -1;
    if (!frequency_read_zone(c, PARAM_tz, &r->zone) ||
        !read_end(c, PARAM_start, &r->has_start, &r->start, &r->zone) ||
        !read_end(c, PARAM_end, &r->has_end, &r->end, &r->zone) ||
        !call_bool(c, PARAM_normalize, &normalizes) ||
        !call_choice(c, PARAM_inclusive, ENDS, 4, &ends))
        return false;
    if (call_has(c, PARAM_periods) && !call_int(c, PARAM_periods, &r->periods))
        return false;
    r->left = ends < 2;
    r->right = ends == 0 || ends == 2;
    if (normalizes) {
        r->start = moment_days(r->start) * MOMENT_DAY;
        r->end = moment_days(r->end) * MOMENT_DAY;
    }
    int given = r->has_start + r->has_end + (r->periods >= 0);
    bool business = str_eq(c->operation->name, S("bdate_range"));
    r->even = given == 3 && !call_has(c, PARAM_freq) && !business;
    if (given != 2 && !r->even)
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                          "expected two of start, end and periods");
    r->f = (struct frequency){.kind = FREQUENCY_TICK, .n = 1, .ns = MOMENT_DAY};
    if (business)
        r->f.kind = FREQUENCY_BUSINESS;
    return !call_has(c, PARAM_freq) || read_step(c, r);
}

/* Returns whether a date of the range is one of the results. */
static bool includes(const struct date_range *r, int64_t date)
{
    return (r->left || !r->has_start || date != r->start) &&
           (r->right || !r->has_end || date != r->end);
}

/* Stores dates that divide the time from start to end evenly, as numpy's
   linspace does, in v. False if there are more than `most`. */
static bool fill_even(const struct date_range *r, int64_t *v, size_t most,
                      size_t *made)
{
    int64_t all;
    *made = 0;
    if (r->periods > (int64_t)most ||
        __builtin_sub_overflow(r->end, r->start, &all))
        return false;
    double step = (double)all / (double)(r->periods - 1);
    for (int64_t i = 0; i < r->periods; i++) {
        int64_t date =
            i && i + 1 == r->periods
                ? r->end
                : r->start + (i ? (int64_t)floor((double)i * step) : 0);
        if (includes(r, date))
            v[(*made)++] = date;
    }
    return true;
}

/* Like fill_range, for steps of months. Each step begins at the date before: a
   month after January 31 and February 29 is March 29. */
static bool fill_months(const struct date_range *r, int64_t *v, size_t most,
                        size_t *made)
{
    int64_t date = r->start;
    *made = 0;
    for (int64_t i = 0; *made < most && (r->periods < 0 || i < r->periods);
         i++) {
        if (i && !offset_add(r->months, false, &date))
            return r->periods < 0;
        if (r->has_end && date > r->end)
            break;
        if (includes(r, date))
            v[(*made)++] = date;
    }
    return true;
}

/* Stores the dates of the range in v, in order, and their number, at most
   `most`, in *made. False if one of the dates is out of range. The dates are
   counted from the start or, without a start, back from the end. As in pandas,
   a start that is not a date of the frequency moves to the next such date. If
   the start is such a date, the end moves back to a date of the frequency. */
static bool fill_range(const struct date_range *r, int64_t *v, size_t most,
                       size_t *made)
{
    int64_t ns, end = r->end;
    struct frequency one = r->f;
    one.n = 1;
    *made = 0;
    if (r->has_start) {
        ns = frequency_back(&r->f, r->start);
        if (ns == r->start)
            end = frequency_back(&r->f, end);
        else if (ns < r->start && !frequency_add(&one, 1, &ns))
            return r->has_end || r->periods == 0;
    } else { /* from the end backwards */
        ns = frequency_back(&r->f, end);
        if (ns > end || !frequency_add(&r->f, 1 - r->periods, &ns))
            return false;
    }
    for (int64_t i = 0; *made < most && (r->periods < 0 || i < r->periods);
         i++) {
        int64_t date = ns;
        if (!frequency_add(&r->f, i, &date))
            return r->periods < 0;
        if (r->has_end && date > end && r->has_start)
            break;
        if (includes(r, date))
            v[(*made)++] = date;
    }
    return true;
}

/* Converts local dates to UTC. False if one of them is out of range. */
static bool to_utc(int64_t *v, size_t n, int zone)
{
    int64_t offset = zone ? (zone - ZONE_UTC) * MOMENT_MINUTE : 0;
    bool fits = true;
    for (size_t i = 0; i < n; i++)
        fits &= !__builtin_sub_overflow(v[i], offset, &v[i]);
    return fits;
}

static bool date_range(struct call *c, struct object *out)
{
    struct date_range r = {0};
    str name = STR_NONE;
    void *cells;
    if (!read_range(c, &r) ||
        (call_has(c, PARAM_name) && !call_str(c, PARAM_name, &name)))
        return false;
    struct arena_mark mark = arena_mark(c->ev->scratch);
    int64_t *v = NEW_N(c->ev->scratch, int64_t, RANGE_MAX);
    size_t n;
    bool fits = (r.even     ? fill_even
                 : r.months ? fill_months
                            : fill_range)(&r, v, RANGE_MAX, &n);
    if (!fits || !to_utc(v, n, r.zone))
        return frequency_beyond(c->ev, c->at);
    if (n == RANGE_MAX)
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at, EVAL_LIST_LONG);
    struct column *made =
        eval_column(c->ev, c->at, name, COLUMN_DATE, n, &cells, NULL, 0);
    if (!made)
        return false;
    for (size_t i = 0; i < n; i++)
        ((int64_t *)cells)[i] = v[i];
    made->zone = (int16_t)r.zone;
    arena_rewind(c->ev->scratch, mark);
    *out = object_array(c->ev->scratch, made, SERIES_INDEX);
    return true;
}

const struct operation TIMESTAMP_OPERATIONS[] = {
    {S_INIT("Period"), ON_PANDAS, period, PARAMS(NEEDS(value), OPT(freq, NONE)),
     0, 1, "a day, week, month, quarter or year"},
    {S_INIT("Timestamp"), ON_PANDAS, timestamp,
     PARAMS(OPT(ts_input, NONE), OPT(freq, NONE), OPT(tz, NONE),
            OPT(unit, NONE), OPT(year, NONE), OPT(month, NONE), OPT(day, NONE),
            OPT(hour, NONE), OPT(minute, NONE), OPT(second, NONE),
            OPT(microsecond, NONE), OPT(nanosecond, NONE)),
     0, 1, "a date from a string, a number or its parts"},
    {S_INIT("bdate_range"), ON_PANDAS, date_range,
     PARAMS(OPT(start, NONE), OPT(end, NONE), OPT(periods, NONE),
            OPT(freq, NONE), OPT(tz, NONE), OPT(normalize, TRUE),
            OPT(name, NONE), NAMED(inclusive, TEXT("both"))),
     0, 1, "days from Monday to Friday"},
    {S_INIT("date_range"), ON_PANDAS, date_range,
     PARAMS(OPT(start, NONE), OPT(end, NONE), OPT(periods, NONE),
            OPT(freq, NONE), OPT(tz, NONE), OPT(normalize, FALSE),
            OPT(name, NONE), OPT(inclusive, TEXT("both"))),
     0, 1, "dates at equal distances"},
    {S_INIT("replace"), ON_DATE, replace,
     PARAMS(OPT(year, NONE), OPT(month, NONE), OPT(day, NONE), OPT(hour, NONE),
            OPT(minute, NONE), OPT(second, NONE), OPT(microsecond, NONE),
            OPT(nanosecond, NONE), NAMED(tzinfo, UNSET)),
     0, 1, "the date with some parts replaced"},
    {.name = {0}},
};
