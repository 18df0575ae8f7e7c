// SPDX-License-Identifier: MIT
// date_part: the attributes of dates, spans and periods, for single values and
// columns: year, day_name(), total_seconds().
#include "base/calendar.h"
#include "base/codes/df.h"
#include "base/vec.h"
#include "df/dates/each_date.h"
#include "df/dates/frequency.h"
#include "df/indexing/each.h"
#include "df/runtime/accessor.h"
#include "df/runtime/scalar.h"
#include "df/runtime/units.h"

/* ---- numbers ---- */

static bool leap(int year)
{
    return calendar_has((struct calendar_date){year, 2, 29});
}

static int64_t month_length(struct civil_time m)
{
    unsigned n = 31;
    while (!calendar_has((struct calendar_date){m.year, m.month, n}))
        n--;
    return n;
}

/* The attributes of a date that are integers. */
enum date_number {
    PART_YEAR,
    PART_MONTH,
    PART_DAY,
    PART_HOUR,
    PART_MINUTE,
    PART_SECOND,
    PART_MICROSECOND,
    PART_NANOSECOND,
    PART_QUARTER,
    PART_WEEKDAY,
    PART_ISO_WEEKDAY,
    PART_DAY_OF_YEAR,
    PART_WEEK,
    PART_DAYS_IN_MONTH,
    PART_ORDINAL,
    PART_VALUE,
    PART_N
};

static const struct {
    str name;
    enum date_number part;
} NUMBERS[] = {
    {S_INIT("year"), PART_YEAR},
    {S_INIT("month"), PART_MONTH},
    {S_INIT("day"), PART_DAY},
    {S_INIT("hour"), PART_HOUR},
    {S_INIT("minute"), PART_MINUTE},
    {S_INIT("second"), PART_SECOND},
    {S_INIT("microsecond"), PART_MICROSECOND},
    {S_INIT("nanosecond"), PART_NANOSECOND},
    {S_INIT("quarter"), PART_QUARTER},
    {S_INIT("dayofweek"), PART_WEEKDAY},
    {S_INIT("day_of_week"), PART_WEEKDAY},
    {S_INIT("weekday"), PART_WEEKDAY},
    {S_INIT("isoweekday"), PART_ISO_WEEKDAY},
    {S_INIT("dayofyear"), PART_DAY_OF_YEAR},
    {S_INIT("day_of_year"), PART_DAY_OF_YEAR},
    {S_INIT("week"), PART_WEEK},
    {S_INIT("weekofyear"), PART_WEEK},
    {S_INIT("days_in_month"), PART_DAYS_IN_MONTH},
    {S_INIT("daysinmonth"), PART_DAYS_IN_MONTH},
    {S_INIT("toordinal"), PART_ORDINAL},
    {S_INIT("value"), PART_VALUE},
};

static int64_t number_of(enum date_number part, struct value v)
{
    struct civil_time m = moment_split(v.ns, v.zone);
    int64_t local = moment_local(v.ns, v.zone);
    int iso_year;
    unsigned week;
    switch (part) {
    case PART_YEAR: return m.year;
    case PART_MONTH: return m.month;
    case PART_DAY: return m.day;
    case PART_HOUR: return m.hour;
    case PART_MINUTE: return m.minute;
    case PART_SECOND: return m.second;
    case PART_MICROSECOND: return m.nanosecond / 1000;
    case PART_NANOSECOND: return m.nanosecond % 1000;
    case PART_QUARTER: return (m.month + 2) / 3;
    case PART_WEEKDAY: return moment_weekday(local);
    case PART_ISO_WEEKDAY: return moment_weekday(local) + 1;
    case PART_DAY_OF_YEAR: return moment_day_of_year(local);
    case PART_WEEK: moment_iso_week(local, &iso_year, &week); return week;
    case PART_DAYS_IN_MONTH: return month_length(m);
    case PART_ORDINAL: return moment_days(local) + 719163;
    case PART_VALUE: return v.ns;
    case PART_N: break;
    }
    return 0;
}

static bool one_number(struct call *c, void *data, struct value v,
                       struct value *out)
{
    const enum date_number *part = data;
    (void)c;
    *out = (struct value){.type = VALUE_INT, .i = number_of(*part, v)};
    return true;
}

static bool number(struct call *c, struct object *out)
{
    enum date_number part = PART_YEAR;
    for (size_t i = 0; i < sizeof NUMBERS / sizeof *NUMBERS; i++)
        if (str_eq(NUMBERS[i].name, c->operation->name))
            part = NUMBERS[i].part;
    return each_date(c, one_number, &part, COLUMN_INT, out);
}

/* ---- conditions ---- */

static bool is_start(str name, struct civil_time m)
{
    bool first = m.day == 1;
    if (str_eq(name, S("is_month_start")))
        return first;
    if (str_eq(name, S("is_quarter_start")))
        return first && m.month % 3 == 1;
    return first && m.month == 1;
}

static bool is_end(str name, struct civil_time m)
{
    bool last = m.day == month_length(m);
    if (str_eq(name, S("is_month_end")))
        return last;
    if (str_eq(name, S("is_quarter_end")))
        return last && m.month % 3 == 0;
    return last && m.month == 12;
}

static bool one_condition(struct call *c, void *data, struct value v,
                          struct value *out)
{
    str name = c->operation->name;
    struct civil_time m = moment_split(v.ns, v.zone);
    (void)data;
    *out = (struct value){.type = VALUE_BOOL};
    out->b = str_eq(name, S("is_leap_year")) ? leap(m.year)
             : str_ends(name, S("start"))    ? is_start(name, m)
                                             : is_end(name, m);
    return true;
}

/* Evaluates an attribute that is a bool, such as is_month_end. The attribute of
   a missing date in a column is False, whereas attributes of other types are
   missing. */
static bool condition(struct call *c, struct object *out)
{
    const struct series *s = each_date_series(c);
    void *cells;
    if (!s)
        return each_date(c, one_condition, NULL, COLUMN_BOOL, out);
    struct column *made =
        eval_column(c->ev, c->at, s->column->name, COLUMN_BOOL, s->column->n,
                    &cells, &s->column, 1);
    for (size_t i = 0; made && i < s->column->n; i++) {
        struct value v = column_value(s->column, i), is;
        if (v.type == VALUE_DATE && one_condition(c, NULL, v, &is))
            ((bool *)cells)[i] = is.b;
    }
    if (made)
        *out = each_series(c->ev, s, made);
    return made != NULL;
}

/* ---- names and formats ---- */

static bool formatted(struct call *c, struct value v, str format,
                      struct value *out)
{
    struct buf b = {.a = c->ev->a};
    char letter;
    if (!moment_format(&b, format, v.ns, v.zone, &letter)) {
        eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, PARAM_date_format),
                   "'%%%c' in a date's format", letter);
        diag_help(c->ev->d, "%%Y, %%m, %%d, %%H, %%M, %%S, %%b, %%B, %%a, %%A "
                            "and Python's other format codes are supported");
        return false;
    }
    *out = (struct value){.type = VALUE_STR, .s = buf_end(&b)};
    return eval_spend(c->ev, c->at, out->s.n, 1);
}

static bool one_name(struct call *c, void *data, struct value v,
                     struct value *out)
{
    (void)data;
    return formatted(
        c, v, str_eq(c->operation->name, S("day_name")) ? S("%A") : S("%B"),
        out);
}

static bool name(struct call *c, struct object *out)
{
    return call_only(c, PARAM_locale, (struct object){.type = OBJECT_NONE}) &&
           each_date(c, one_name, NULL, COLUMN_STR, out);
}

static bool one_strftime(struct call *c, void *data, struct value v,
                         struct value *out)
{
    const str *format = data;
    return formatted(c, v, *format, out);
}

static bool strftime_of(struct call *c, struct object *out)
{
    str format;
    return call_str(c, PARAM_date_format, &format) &&
           each_date(c, one_strftime, &format, COLUMN_STR, out);
}

/* How isoformat writes a date. */
struct iso {
    str sep;         /* between day and time */
    unsigned length; /* characters of the time: 8 for HH:MM:SS; 0: as many as
                        the date needs */
};

static bool one_iso(struct call *c, void *data, struct value v,
                    struct value *out)
{
    const struct iso *how = data;
    struct buf b = {.a = c->ev->a}, whole = {.a = c->ev->a};
    *out = (struct value){.type = VALUE_STR};
    if (v.type == VALUE_SPAN) {
        moment_put_iso_span(&b, v.ns);
        out->s = buf_end(&b);
        return true;
    }
    moment_put_iso(&whole, v.ns, v.zone, SHOWN_ALONE);
    out->s = buf_end(&whole);
    if (out->s.n <= 10 || (!how->length && str_eq(how->sep, S("T"))))
        return true;
    str time = str_from(out->s, 11);
    size_t end = 0;
    while (end < time.n && time.p[end] != '+' && time.p[end] != '-')
        end++;
    unsigned ns = moment_split(v.ns, v.zone).nanosecond;
    str full = str_fmt(c->ev->scratch, "%.8s.%09u", time.p, ns);
    buf_put(&b, str_slice(out->s, 0, 10));
    buf_put(&b, how->sep);
    buf_put(&b, how->length ? str_slice(full, 0, how->length)
                            : str_slice(time, 0, end));
    buf_put(&b, str_from(time, end));
    out->s = buf_end(&b);
    return true;
}

static bool isoformat(struct call *c, struct object *out)
{
    static const struct {
        str name;
        unsigned length;
    } SPECS[] = {
        {S_INIT("auto"), 0},          {S_INIT("hours"), 2},
        {S_INIT("minutes"), 5},       {S_INIT("seconds"), 8},
        {S_INIT("milliseconds"), 12}, {S_INIT("microseconds"), 15},
        {S_INIT("nanoseconds"), 18},
    };
    struct iso how = {.sep = S("T")};
    str spec = S("auto");
    bool known = false, day = c->self.zone == ZONE_CIVIL;
    if (!call_str(c, PARAM_sep, &how.sep) ||
        !call_str(c, PARAM_timespec, &spec))
        return false;
    for (size_t i = 0; i < sizeof SPECS / sizeof *SPECS; i++)
        if (str_eq(spec, SPECS[i].name) &&
            !(c->self.python && SPECS[i].length > 15)) {
            how.length = SPECS[i].length;
            known = true;
        }
    if (!known)
        return call_wrong(c, PARAM_timespec,
                          "'minutes', 'seconds' or 'milliseconds'");
    if (how.sep.n != 1)
        return call_wrong(c, PARAM_sep, "a single character");
    if (day && (call_given(c, PARAM_sep) || call_given(c, PARAM_timespec)))
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "isoformat() of a day has no arguments");
    return each_date(c, one_iso, &how, COLUMN_STR, out);
}

static bool iso_span(struct call *c, struct object *out)
{
    return each_date(c, one_iso, NULL, COLUMN_STR, out);
}

static bool one_timestamp(struct call *c, void *data, struct value v,
                          struct value *out)
{
    (void)data;
    if (c->self.python && !zone_is_aware(v.zone))
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at,
                          "'timestamp' of a date without a time zone") ||
               eval_help(c->ev,
                         "the result would depend on the time zone of the "
                         "machine; write .replace(tzinfo=timezone.utc)"
                         ".timestamp(), or use pd.Timestamp");
    *out = (struct value){.type = VALUE_FLOAT,
                          .f = rint((double)v.ns / 1e3) / 1e6};
    return true;
}

static bool timestamp_of(struct call *c, struct object *out)
{
    return each_date(c, one_timestamp, NULL, COLUMN_FLOAT, out);
}

/* ---- Python's dates ---- */

static struct object python_date(struct value v)
{
    struct object x = object_value(v);
    if (v.type != VALUE_DATE)
        return x;
    x = object_date(v.ns - (v.ns % 1000 + 1000) % 1000, v.zone);
    x.python = true;
    return x;
}

/* Evaluates to_pydatetime(): a date, or the list of a column's dates. */
static bool to_pydatetime(struct call *c, struct object *out)
{
    const struct series *s = each_date_series(c);
    const struct column *x = s ? s->column : NULL;
    struct list *l = NEW(c->ev->scratch, struct list);
    struct value v;
    if (zone_is_period(s ? x->zone : c->self.zone))
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "'to_pydatetime' of periods") ||
               eval_help(c->ev, ".to_timestamp() converts periods to dates");
    if (!s) {
        object_scalar(c->self, &v);
        *out = python_date(v);
        return true;
    }
    if (!eval_spend(c->ev, c->at, x->n, sizeof(struct object)))
        return false;
    vec_room(c->ev->scratch, l, x->n);
    for (size_t i = 0; i < x->n; i++)
        l->v[l->n++] = python_date(column_value(x, i));
    *out = object_list(l);
    return true;
}

/* ---- ISO weeks ---- */

static bool week_tuple(struct call *c, struct object *out)
{
    struct list *l = NEW(c->ev->scratch, struct list);
    struct value v;
    int year;
    unsigned week;
    object_scalar(c->self, &v);
    int64_t local = moment_local(v.ns, v.zone);
    moment_iso_week(local, &year, &week);
    l->v = NEW_N(c->ev->scratch, struct object, 3);
    l->v[0] = object_int(year);
    l->v[1] = object_int(week);
    l->v[2] = object_int(moment_weekday(local) + 1);
    l->n = l->cap = 3;
    l->tuple = true;
    *out = object_list(l);
    return true;
}

/* Returns a frame with the columns year, week and day, of type UInt32. */
static bool isocalendar(struct call *c, struct object *out)
{
    static const struct dtype UINT32 = {
        .name = "UInt32", .nullable = true, .cells = COLUMN_INT};
    static const str NAMES[] = {S_INIT("year"), S_INIT("week"), S_INIT("day")};
    const struct series *s = each_date_series(c);
    if (!s && object_is_nat(c->self))
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                          "a missing date has no week");
    if (!s)
        return week_tuple(c, out);
    const struct column *x = s->column;
    struct frame *f = NEW(c->ev->a, struct frame);
    *f = (struct frame){.n = x->n, .index = s->index, .n_index = s->n_index};
    if (s->kind == SERIES_INDEX) {
        f->index = NEW(c->ev->a, const struct column *);
        f->index[0] = x;
        f->n_index = 1;
    }
    f->columns = NEW_N(c->ev->a, const struct column *, 3);
    if (!eval_spend(c->ev, c->at, x->n, sizeof(struct value)))
        return false;
    struct value *v = NEW_N(c->ev->scratch, struct value, x->n);
    for (size_t k = 0; k < 3; k++) {
        bool gap = false;
        for (size_t i = 0; i < x->n; i++) {
            int year;
            unsigned week;
            int64_t local = moment_local(x->i[i], x->zone);
            v[i] = (struct value){.type = VALUE_NA};
            gap |= x->i[i] == MOMENT_NAT;
            if (x->i[i] == MOMENT_NAT)
                continue;
            moment_iso_week(local, &year, &week);
            v[i] = (struct value){.type = VALUE_INT};
            v[i].i = k == 0   ? year
                     : k == 1 ? (int64_t)week
                              : (int64_t)moment_weekday(local) + 1;
        }
        struct column *made = (gap ? eval_objects : eval_infer)(
            c->ev, c->at, NAMES[k], v, x->n, &x, 1);
        if (!made)
            return false;
        made->dtype = &UINT32;
        f->columns[f->n_columns++] = made;
    }
    *out = object_frame(f);
    return true;
}

/* ---- dates and zones ---- */

static bool one_day(struct call *c, void *data, struct value v,
                    struct value *out)
{
    const int *zone = data;
    int64_t local = moment_local(v.ns, v.zone),
            day = moment_days(local) * MOMENT_DAY;
    (void)c;
    *out = *zone == ZONE_CIVIL ? each_date_value(day, ZONE_CIVIL)
                               : each_date_value(v.ns - (local - day), v.zone);
    return true;
}

static bool date_of(struct call *c, struct object *out)
{
    int zone = ZONE_CIVIL;
    return each_date(c, one_day, &zone, COLUMN_DATE, out);
}

static bool normalize(struct call *c, struct object *out)
{
    int zone = ZONE_NONE;
    return each_date(c, one_day, &zone, COLUMN_DATE, out);
}

static bool zone_fault(struct call *c, const char *what, const char *help)
{
    eval_fault(c->ev, DIAG_DF_TYPE, c->at, "%s", what);
    return eval_help(c->ev, help);
}

static bool one_localize(struct call *c, void *data, struct value v,
                         struct value *out)
{
    const int *zone = data;
    if (zone_is_aware(v.zone) && *zone != ZONE_NONE)
        return zone_fault(
            c, "the dates already have a time zone",
            ".tz_convert('UTC') converts them to another time zone");
    int64_t ns = *zone == ZONE_NONE ? moment_local(v.ns, v.zone)
                                    : v.ns - (*zone - ZONE_UTC) * MOMENT_MINUTE;
    *out = each_date_value(ns, *zone);
    return true;
}

static bool tz_localize(struct call *c, struct object *out)
{
    int zone;
    return frequency_read_zone(c, PARAM_tz, &zone) &&
           each_date(c, one_localize, &zone, COLUMN_DATE, out);
}

static bool one_convert(struct call *c, void *data, struct value v,
                        struct value *out)
{
    const int *zone = data;
    if (!zone_is_aware(v.zone))
        return zone_fault(c, "the dates have no time zone",
                          c->self.python
                              ? ".replace(tzinfo=timezone.utc) sets it"
                              : ".tz_localize('UTC') sets their time zone");
    *out = each_date_value(v.ns, *zone);
    return true;
}

/* Evaluates astimezone(tz), tz_convert() of Python's dates. */
static bool astimezone(struct call *c, struct object *out)
{
    int zone;
    if (!call_has(c, PARAM_tz))
        return call_wrong(c, PARAM_tz, "a time zone such as timezone.utc");
    if (!frequency_read_zone(c, PARAM_tz, &zone) ||
        !each_date(c, one_convert, &zone, COLUMN_DATE, out))
        return false;
    out->python = c->self.python;
    return true;
}

static bool tz_convert(struct call *c, struct object *out)
{
    int zone;
    return frequency_read_zone(c, PARAM_tz, &zone) &&
           each_date(c, one_convert, &zone, COLUMN_DATE, out);
}

/* ---- periods ---- */

static bool one_period(struct call *c, void *data, struct value v,
                       struct value *out)
{
    const int *zone = data;
    (void)c;
    *out = each_date_value(
        moment_period_start(moment_local(v.ns, v.zone), *zone), *zone);
    return true;
}

static bool to_period(struct call *c, struct object *out)
{
    int zone;
    if (!call_has(c, PARAM_freq))
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at,
                          "to_period() without a frequency") ||
               eval_help(c->ev, "write .to_period('M'), or 'D', 'W', 'Q', 'Y'");
    return frequency_read_period(c, PARAM_freq, &zone) &&
           each_date(c, one_period, &zone, COLUMN_DATE, out);
}

/* A point of time in each period, or a period around this point. */
struct edge {
    bool end; /* the last nanosecond; if false, the first */
    int zone; /* the kind of the period; ZONE_NONE: the point */
};

static bool one_bound(struct call *c, void *data, struct value v,
                      struct value *out)
{
    const struct edge *b = data;
    int64_t ns = v.ns;
    if (!zone_is_period(v.zone))
        return zone_fault(c, "the dates are not periods",
                          ".to_period('M') converts dates to periods");
    if (b->end && moment_period_add(&ns, v.zone, 1))
        ns--;
    if (b->zone != ZONE_NONE)
        ns = moment_period_start(ns, b->zone);
    *out = each_date_value(ns, b->zone);
    return true;
}

static bool period_bound(struct call *c, struct object *out)
{
    struct edge b = {.end = str_eq(c->operation->name, S("end_time"))};
    return each_date(c, one_bound, &b, COLUMN_DATE, out);
}

/* Reads how=, which part of a period counts. */
static bool read_part(struct call *c, bool *end)
{
    static const str WORDS[] = {S_INIT("start"), S_INIT("end"), S_INIT("s"),
                                S_INIT("e"),     S_INIT("S"),   S_INIT("E")};
    unsigned k = *end;
    if (!call_choice(c, PARAM_how, WORDS, 6, &k))
        return false;
    *end = k % 2;
    return true;
}

static bool to_timestamp(struct call *c, struct object *out)
{
    struct edge b = {.end = false};
    int64_t ns;
    return (!call_has(c, PARAM_freq) ||
            frequency_read_span(c, PARAM_freq, &ns)) &&
           read_part(c, &b.end) &&
           each_date(c, one_bound, &b, COLUMN_DATE, out);
}

static bool period_asfreq(struct call *c, struct object *out)
{
    struct edge b = {.end = true};
    return frequency_read_period(c, PARAM_freq, &b.zone) &&
           read_part(c, &b.end) &&
           each_date(c, one_bound, &b, COLUMN_DATE, out);
}

/* ---- rounding ---- */

struct rounding {
    int64_t by;
    char how; /* 'f': floor, 'c': ceil, 'r': round */
};

/* Rounds x to a multiple of r->by: down for 'f', up for 'c', and to the nearest
   multiple for 'r'. If two multiples are equally near, 'r' rounds to the even
   multiple. */
static int64_t rounded(int64_t x, const struct rounding *r)
{
    int64_t rest = x % r->by, down;
    if (rest < 0)
        rest += r->by;
    down = x - rest;
    if (rest == 0 || r->how == 'f')
        return down;
    if (r->how == 'c')
        return down + r->by;
    int64_t twice = rest - (r->by - rest);
    return twice > 0 || (twice == 0 && down / r->by % 2 != 0) ? down + r->by
                                                              : down;
}

static bool one_rounded(struct call *c, void *data, struct value v,
                        struct value *out)
{
    int64_t local = moment_local(v.ns, v.type == VALUE_DATE ? v.zone : 0);
    (void)c;
    *out = v;
    out->shown = 0;
    out->ns = v.ns + (rounded(local, data) - local);
    return true;
}

static bool round_date(struct call *c, struct object *out)
{
    struct rounding r = {.how = c->operation->name.p[0]};
    const struct series *s = each_date_series(c);
    bool span =
        s ? s->column->type == COLUMN_SPAN : c->self.type == OBJECT_SPAN;
    return frequency_read_span(c, PARAM_freq, &r.by) &&
           each_date(c, one_rounded, &r, span ? COLUMN_SPAN : COLUMN_DATE, out);
}

/* ---- spans ---- */

static bool one_span(struct call *c, void *data, struct value v,
                     struct value *out)
{
    str name = c->operation->name;
    int64_t days = moment_days(v.ns);
    uint64_t rest = (uint64_t)v.ns - (uint64_t)days * (uint64_t)MOMENT_DAY;
    (void)data;
    *out = (struct value){.type = VALUE_INT};
    if (str_eq(name, S("days")))
        out->i = days;
    else if (str_eq(name, S("seconds")))
        out->i = (int64_t)(rest / MOMENT_SECOND);
    else if (str_eq(name, S("microseconds")))
        out->i = (int64_t)(rest % MOMENT_SECOND / 1000);
    else if (str_eq(name, S("nanoseconds")))
        out->i = (int64_t)(rest % 1000);
    else
        out->i = v.ns;
    return true;
}

/* Sets the unit of *out, a column of counts of time spans of ns nanoseconds.
   No-op if *out is a single value. */
static void set_unit(struct call *c, int64_t ns, struct object *out)
{
    if (out->type == OBJECT_SERIES)
        as_series(*out)->column =
            units_in_spans(c->ev->a, as_series(*out)->column, ns);
}

static bool span_part(struct call *c, struct object *out)
{
    static const struct {
        str name;
        int64_t ns;
    } UNITS[] = {{S_INIT("days"), MOMENT_DAY},
                 {S_INIT("seconds"), MOMENT_SECOND},
                 {S_INIT("microseconds"), 1000},
                 {S_INIT("nanoseconds"), 1}};
    if (!each_date(c, one_span, NULL, COLUMN_INT, out))
        return false;
    for (size_t i = 0; i < sizeof UNITS / sizeof *UNITS; i++)
        if (str_eq(c->operation->name, UNITS[i].name))
            set_unit(c, UNITS[i].ns, out);
    return true;
}

/* Sets *out to the length of a span in seconds. Like Python, rounds a single
   span down to microseconds; a cell of a column keeps its nanoseconds. */
static bool one_total(struct call *c, void *data, struct value v,
                      struct value *out)
{
    double f = (double)v.ns / 1e9;
    (void)data;
    if (c->self.type == OBJECT_SPAN)
        f = (double)scalar_floor_divide_int(v.ns, 1000) / 1e6;
    *out = (struct value){.type = VALUE_FLOAT, .f = f};
    return true;
}

/* The result has the unit s, so that the units of later computations are
   checked. */
static bool total_seconds(struct call *c, struct object *out)
{
    if (!each_date(c, one_total, NULL, COLUMN_FLOAT, out))
        return false;
    set_unit(c, MOMENT_SECOND, out);
    return true;
}

/* Sets v[] to the components of a span of ns nanoseconds. */
static void split_span(int64_t ns, int64_t v[7])
{
    static const int64_t UNITS[] = {MOMENT_HOUR, MOMENT_MINUTE, MOMENT_SECOND,
                                    1000000,     1000,          1};
    v[0] = moment_days(ns);
    ns = (int64_t)((uint64_t)ns - (uint64_t)v[0] * (uint64_t)MOMENT_DAY);
    for (size_t i = 0; i < 6; i++) {
        v[i + 1] = ns / UNITS[i];
        ns %= UNITS[i];
    }
}

/* Evaluates components: a named tuple for a span, a frame for a column. */
static bool components(struct call *c, struct object *out)
{
    static const str NAMES[7] = {S_INIT("days"),         S_INIT("hours"),
                                 S_INIT("minutes"),      S_INIT("seconds"),
                                 S_INIT("milliseconds"), S_INIT("microseconds"),
                                 S_INIT("nanoseconds")};
    const struct series *s = each_date_series(c);
    int64_t parts[7];
    struct value span;
    if (!s && object_is_nat(c->self))
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                          "a missing time span has no components");
    if (!s) {
        struct list *l = NEW(c->ev->scratch, struct list);
        object_scalar(c->self, &span);
        split_span(span.ns, parts);
        vec_room(c->ev->scratch, l, 7);
        for (size_t i = 0; i < 7; i++)
            l->v[l->n++] = object_int(parts[i]);
        l->tuple = true;
        l->names = NAMES;
        *out = object_list(l);
        return true;
    }
    const struct column *x = s->column;
    struct frame *f = NEW(c->ev->a, struct frame);
    struct value *v = NEW_N(c->ev->scratch, struct value, x->n);
    *f = (struct frame){.n = x->n, .index = s->index, .n_index = s->n_index};
    f->columns = NEW_N(c->ev->a, const struct column *, 7);
    for (size_t k = 0; k < 7; k++) {
        if (!eval_spend(c->ev, c->at, x->n, sizeof *v))
            return false;
        for (size_t i = 0; i < x->n; i++) {
            v[i] = (struct value){.type = VALUE_NA};
            if (x->i[i] == MOMENT_NAT)
                continue;
            split_span(x->i[i], parts);
            v[i] = (struct value){.type = VALUE_INT, .i = parts[k]};
        }
        struct column *made =
            eval_infer(c->ev, c->at, NAMES[k], v, x->n, &x, 1);
        if (!made)
            return false;
        f->columns[f->n_columns++] = made;
    }
    *out = object_frame(f);
    return true;
}

/* ---- s.dt ---- */

static bool dt(struct call *c, struct object *out)
{
    static const struct accessor_kind DATES = {.name = S_INIT("dt"),
                                               .on = ON_DT};
    static const struct accessor_kind SPANS = {.name = S_INIT("dt"),
                                               .on = ON_DT_SPAN};
    const struct column *x = as_series(c->self)->column;
    if (column_is_time(x) && x->zone != ZONE_CIVIL) {
        *out = accessor_make(c->ev, x->type == COLUMN_DATE ? &DATES : &SPANS,
                             c->self);
        return true;
    }
    eval_fault(c->ev, DIAG_DF_TYPE, c->at, "%.*s does not hold dates",
               STR_ARG(eval_column_called(c->ev, x)));
    diag_help(c->ev->d, x->zone == ZONE_CIVIL
                            ? "write .dt.normalize() instead of .dt.date: the "
                              "result of .dt.date has no .dt"
                            : "pd.to_datetime(df['column']).dt");
    return false;
}

// clang-format off
#define BOTH (ON_DATE | ON_DT)
#define PART(name, help) \
    {S_INIT(name), BOTH, number, PROPERTY, 0, 1, help}
#define CONDITION(name, help) \
    {S_INIT(name), BOTH, condition, PROPERTY, 0, 1, help}
#define SPAN_PART(name, help) \
    {S_INIT(name), ON_SPAN | ON_DT_SPAN, span_part, PROPERTY, 0, 1, help}
#define ROUND(name, help) \
    {S_INIT(name), BOTH | ON_SPAN | ON_DT_SPAN, round_date, \
     PARAMS(NEEDS(freq)), 0, 1, help}

const struct operation DATE_PART_OPERATIONS[] = {
    {S_INIT("asfreq"), BOTH, period_asfreq,
     PARAMS(NEEDS(freq), OPT(how, TEXT("end"))), 0, 1,
     "a longer or shorter period at the end of a period"},
    {S_INIT("astimezone"), ON_DATE, astimezone, PARAMS(NEEDS(tz)), 0, 1,
     "converts to another time zone"},
    ROUND("ceil", "rounds up to a multiple of a time span"),
    {S_INIT("components"), ON_SPAN | ON_DT_SPAN, components, PROPERTY, 0, 7,
     "the days, hours, minutes and smaller units of a time span"},
    {S_INIT("date"), ON_DT, date_of, PROPERTY, 0, 1, "days without times"},
    {S_INIT("date"), ON_DATE, date_of, NO_PARAMS, 0, 1,
     "the day without its time"},
    PART("day", "the day of the month"),
    {S_INIT("day_name"), BOTH, name, PARAMS(OPT(locale, NONE)), 0, 1,
     "the English name of the day of the week"},
    PART("day_of_week", "the day of the week; Monday is 0"),
    PART("day_of_year", "the day of the year, from 1"),
    PART("dayofweek", "the day of the week; Monday is 0"),
    PART("dayofyear", "the day of the year, from 1"),
    SPAN_PART("days", "the whole days of a time span"),
    PART("days_in_month", "the number of days in the month"),
    PART("daysinmonth", "the number of days in the month"),
    {S_INIT("dt"), ON_SERIES, dt, PROPERTY, 0, 1,
     "parts of dates and time spans"},
    {S_INIT("end_time"), BOTH, period_bound, PROPERTY, 0, 1,
     "the end of a period"},
    ROUND("floor", "rounds down to a multiple of a time span"),
    PART("hour", "the hour"),
    CONDITION("is_leap_year", "whether the year has 366 days"),
    CONDITION("is_month_end", "whether the day is the last of the month"),
    CONDITION("is_month_start", "whether the day is the first of the month"),
    CONDITION("is_quarter_end", "whether the day is the last of the quarter"),
    CONDITION("is_quarter_start",
              "whether the day is the first of the quarter"),
    CONDITION("is_year_end", "whether the day is the last of the year"),
    CONDITION("is_year_start", "whether the day is the first of the year"),
    {S_INIT("isocalendar"), BOTH, isocalendar, NO_PARAMS, 0, 3,
     "the ISO 8601 year, week and day"},
    {S_INIT("isoformat"), ON_DATE, isoformat,
     PARAMS(OPT(sep, TEXT("T")), OPT(timespec, TEXT("auto"))), 0, 1,
     "the date as 2023-09-15T10:00:00"},
    {S_INIT("isoformat"), ON_SPAN, iso_span, NO_PARAMS, 0, 1,
     "the time span as P1DT10H0M0S"},
    {S_INIT("isoweekday"), ON_DATE, number, NO_PARAMS, 0, 1,
     "the day of the week; Monday is 1"},
    PART("microsecond", "the microsecond"),
    SPAN_PART("microseconds", 
              "the microseconds of a time span, below 1 second"),
    PART("minute", "the minute"),
    PART("month", "the month, from 1"),
    {S_INIT("month_name"), BOTH, name, PARAMS(OPT(locale, NONE)), 0, 1,
     "the English name of the month"},
    PART("nanosecond", "the nanosecond, below 1 microsecond"),
    SPAN_PART("nanoseconds",
              "the nanoseconds of a time span, below 1 microsecond"),
    {S_INIT("normalize"), BOTH, normalize, NO_PARAMS, 0, 1,
     "the date at midnight"},
    PART("quarter", "the quarter, from 1"),
    ROUND("round", "rounds to a multiple of a time span"),
    PART("second", "the second"),
    SPAN_PART("seconds", "the seconds of a time span, below 1 day"),
    {S_INIT("start_time"), BOTH, period_bound, PROPERTY, 0, 1,
     "the start of a period"},
    {S_INIT("strftime"), BOTH, strftime_of, PARAMS(NEEDS(date_format)), 0, 2,
     "dates as strings"},
    {S_INIT("timestamp"), ON_DATE, timestamp_of, NO_PARAMS, 0, 1,
     "the seconds since 1970"},
    {S_INIT("to_period"), BOTH, to_period, PARAMS(OPT(freq, NONE)), 0, 1,
     "the day, week, month, quarter or year of a date"},
    {S_INIT("to_pydatetime"), BOTH, to_pydatetime, NO_PARAMS, 0, 1,
     "the date as Python's datetime, or a list of these"},
    {S_INIT("to_timestamp"), BOTH, to_timestamp,
     PARAMS(OPT(freq, NONE), OPT(how, TEXT("start"))), 0, 1,
     "the start or end of a period"},
    {S_INIT("toordinal"), ON_DATE, number, NO_PARAMS, 0, 1,
     "days since January 1 of the year 1, which is day 1"},
    {S_INIT("total_seconds"), ON_SPAN | ON_DT_SPAN, total_seconds, NO_PARAMS,
     0, 1, "a time span in seconds"},
    {S_INIT("tz_convert"), BOTH, tz_convert, PARAMS(NEEDS(tz)), 0, 1,
     "converts to another time zone"},
    {S_INIT("tz_localize"), BOTH, tz_localize, PARAMS(NEEDS(tz)), 0, 1,
     "adds or removes a time zone"},
    {S_INIT("value"), ON_DATE, number, PROPERTY, 0, 1,
     "the nanoseconds since 1970"},
    {S_INIT("value"), ON_SPAN, span_part, PROPERTY, 0, 1,
     "a time span in nanoseconds"},
    PART("week", "the ISO 8601 week"),
    {S_INIT("weekday"), ON_DT, number, PROPERTY, 0, 1,
     "the day of the week; Monday is 0"},
    {S_INIT("weekday"), ON_DATE, number, NO_PARAMS, 0, 1,
     "the day of the week; Monday is 0"},
    PART("weekofyear", "the ISO 8601 week"),
    PART("year", "the year"),
    {.name = {0}},
};
// clang-format on
