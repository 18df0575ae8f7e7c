// SPDX-License-Identifier: MIT
// ranges: pd.period_range and pd.timedelta_range, and pd.DatetimeIndex.
#include <math.h>

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/dates/each_date.h"
#include "df/dates/frequency.h"
#include "df/dates/to_datetime.h"

enum { RANGE_MAX = 1 << 20 };

/* The arguments start, end and periods, of which two are given. */
struct range_ends {
    bool has_start, has_end;
    int64_t start, end; /* the first nanosecond of a period, or a time span */
    int64_t periods;    /* -1 if not given */
};

struct range_values {
    int64_t *v;
    size_t n, cap;
};

/* Calls pd.NAME(x). */
static bool call_pandas(struct call *c, enum param p, str name,
                        struct object *x)
{
    const struct object pd = {.type = OBJECT_MODULE, .u.s = S("pd")};
    const struct df_expr *at = call_at(c, p);
    struct object f;
    return c->ev->attribute(c->ev, at, pd, name, &f) &&
           c->ev->call(c->ev, at, f, x, 1, x);
}

static bool read_periods(struct call *c, struct range_ends *r)
{
    r->periods = -1;
    if (call_has(c, PARAM_periods) && !call_int(c, PARAM_periods, &r->periods))
        return false;
    if (r->periods > RANGE_MAX)
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at, EVAL_LIST_LONG);
    return true;
}

static bool check_given(struct call *c, const struct range_ends *r, bool all)
{
    int given = r->has_start + r->has_end + (r->periods >= 0);
    return given == 2 || (all && given == 3) ||
           eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                      "expected two of start, end and periods");
}

static bool add(struct call *c, struct range_values *to, int64_t ns)
{
    if (to->n == RANGE_MAX)
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at, EVAL_LIST_LONG);
    vec_push(c->ev->scratch, to, ns);
    return true;
}

/* Sets *out to an Index with these numbers. */
static bool as_index(struct call *c, const struct range_values *from,
                     enum column_type type, int zone, struct object *out)
{
    str name = STR_NONE;
    void *cells;
    if (call_has(c, PARAM_name) && !call_str(c, PARAM_name, &name))
        return false;
    struct column *made =
        eval_column(c->ev, c->at, name, type, from->n, &cells, NULL, 0);
    if (!made)
        return false;
    for (size_t i = 0; i < from->n; i++)
        ((int64_t *)cells)[i] = from->v[i];
    made->zone = (int16_t)zone;
    *out = object_array(c->ev->scratch, made, SERIES_INDEX);
    return true;
}

/* ---- pd.period_range ---- */

/* Reads a period, the argument p, or the period of the kind `zone` that
   contains a date. */
static bool read_period(struct call *c, enum param p, int zone, bool *has,
                        int64_t *ns)
{
    struct to_datetime how = TO_DATETIME_USUAL;
    struct value v;
    *has = call_has(c, p);
    if (!*has)
        return true;
    if (!object_scalar(call_arg(c, p), &v) ||
        (v.type != VALUE_STR && v.type != VALUE_DATE))
        return call_wrong(c, p, "a period such as '2026-01'");
    if (v.type == VALUE_DATE && zone_is_period(v.zone) && v.zone != zone)
        return call_wrong(c, p, "a period with the frequency freq=");
    if (!to_datetime_value(c->ev, call_at(c, p), v, &how, &v))
        return false;
    if (v.type != VALUE_DATE)
        return call_wrong(c, p, "a period such as '2026-01'");
    *ns = moment_period_start(moment_local(v.ns, v.zone), zone);
    return true;
}

/* Returns the kind of a period in an argument, or ZONE_NONE. */
static int zone_of(struct call *c, enum param p)
{
    struct object x = call_arg(c, p);
    return x.type == OBJECT_DATE && zone_is_period(x.zone) ? x.zone : ZONE_NONE;
}

static bool period_range(struct call *c, struct object *out)
{
    struct range_ends r = {0};
    struct range_values all = {0};
    int zone = zone_of(c, PARAM_start);
    if (zone == ZONE_NONE)
        zone = zone_of(c, PARAM_end);
    if (zone == ZONE_NONE)
        zone = ZONE_DAY;
    if ((call_has(c, PARAM_freq) &&
         !frequency_read_period(c, PARAM_freq, &zone)) ||
        !read_period(c, PARAM_start, zone, &r.has_start, &r.start) ||
        !read_period(c, PARAM_end, zone, &r.has_end, &r.end) ||
        !read_periods(c, &r) || !check_given(c, &r, false))
        return false;
    int64_t ns = r.has_start ? r.start : r.end;
    if (!r.has_start && !moment_period_add(&ns, zone, 1 - r.periods))
        return frequency_beyond(c->ev, c->at);
    for (int64_t i = 0; r.periods < 0 ? ns <= r.end : i < r.periods; i++) {
        if (!add(c, &all, ns))
            return false;
        if (!moment_period_add(&ns, zone, 1) && i + 1 < r.periods)
            return frequency_beyond(c->ev, c->at);
    }
    return as_index(c, &all, COLUMN_DATE, zone, out);
}

/* ---- pd.timedelta_range ---- */

static bool read_span(struct call *c, enum param p, bool *has, int64_t *ns)
{
    struct object x = call_arg(c, p);
    *has = call_has(c, p);
    if (!*has)
        return true;
    if (!call_pandas(c, p, S("Timedelta"), &x))
        return false;
    if (x.type != OBJECT_SPAN || object_is_nat(x))
        return call_wrong(c, p, "a time span such as '2h'");
    *ns = x.u.i;
    return true;
}

/* Appends time spans that divide the time from start to end evenly, as numpy's
   linspace does. */
static bool add_even(struct call *c, const struct range_ends *r,
                     struct range_values *all)
{
    double start = (double)r->start,
           step = ((double)r->end - start) / (double)(r->periods - 1);
    for (int64_t i = 0; i < r->periods; i++) {
        double f = i && i + 1 == r->periods ? (double)r->end
                   : i                      ? (double)i * step + start
                                            : start;
        if (!(fabs(f) < 0x1p63))
            return frequency_beyond(c->ev, c->at);
        if (!add(c, all, (int64_t)f))
            return false;
    }
    return true;
}

static bool timedelta_range(struct call *c, struct object *out)
{
    struct range_ends r = {0};
    struct range_values all = {0};
    int64_t by = MOMENT_DAY, ns, back;
    if (!read_span(c, PARAM_start, &r.has_start, &r.start) ||
        !read_span(c, PARAM_end, &r.has_end, &r.end) || !read_periods(c, &r) ||
        !check_given(c, &r, !call_has(c, PARAM_freq)))
        return false;
    if (r.has_start && r.has_end && r.periods >= 0)
        return add_even(c, &r, &all) && as_index(c, &all, COLUMN_SPAN, 0, out);
    if (call_has(c, PARAM_freq) && !frequency_read_span(c, PARAM_freq, &by))
        return false;
    ns = r.start;
    if (!r.has_start && (__builtin_mul_overflow(r.periods - 1, by, &back) ||
                         __builtin_sub_overflow(r.end, back, &ns)))
        return frequency_beyond(c->ev, c->at);
    for (int64_t i = 0; r.periods < 0 ? ns <= r.end : i < r.periods; i++) {
        if (!add(c, &all, ns))
            return false;
        if (__builtin_add_overflow(ns, by, &ns)) {
            if (i + 1 < r.periods)
                return frequency_beyond(c->ev, c->at);
            break;
        }
    }
    return as_index(c, &all, COLUMN_SPAN, 0, out);
}

/* ---- pd.DatetimeIndex ---- */

static bool datetime_index(struct call *c, struct object *out)
{
    struct object x = call_arg(c, PARAM_data);
    str name = STR_NONE;
    if (x.type != OBJECT_SERIES && x.type != OBJECT_LIST)
        return call_wrong(c, PARAM_data, "a list or column of dates");
    if (!call_pandas(c, PARAM_data, S("to_datetime"), &x))
        return false;
    if (x.type != OBJECT_SERIES || !column_is_time(as_series(x)->column))
        return call_wrong(c, PARAM_data, "a list or column of dates");
    const struct column *made = as_series(x)->column;
    if (call_has(c, PARAM_name)) {
        if (!call_str(c, PARAM_name, &name))
            return false;
        made = column_rename(c->ev->a, made, name);
    }
    *out = object_array(c->ev->scratch, made, SERIES_INDEX);
    return true;
}

/* ---- operations ---- */

const struct operation RANGES_OPERATIONS[] = {
    {S_INIT("DatetimeIndex"), ON_PANDAS, datetime_index,
     PARAMS(NEEDS(data), NAMED(name, NONE)), 0, 4, "dates as row labels"},
    {S_INIT("period_range"), ON_PANDAS, period_range,
     PARAMS(OPT(start, NONE), OPT(end, NONE), OPT(periods, NONE),
            OPT(freq, NONE), OPT(name, NONE)),
     0, 1, "consecutive days, weeks, months, quarters or years"},
    {S_INIT("timedelta_range"), ON_PANDAS, timedelta_range,
     PARAMS(OPT(start, NONE), OPT(end, NONE), OPT(periods, NONE),
            OPT(freq, NONE), OPT(name, NONE)),
     0, 1, "time spans at equal distances"},
    {.name = {0}},
};
