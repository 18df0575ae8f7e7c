// SPDX-License-Identifier: MIT
// time: Python's operators on Timestamp, Period and Timedelta.
#include "df/runtime/time.h"

#include <math.h>

#include "base/codes/df.h"
#include "df/runtime/scalar_number.h"
#include "frame/moment.h"
#include "frame/moment_read.h"

bool time_is_nat(struct value v)
{
    return v.type == VALUE_NA && v.ns == MOMENT_NAT;
}

bool time_is(struct value v)
{
    return v.type == VALUE_DATE || v.type == VALUE_SPAN || time_is_nat(v);
}

bool time_comparable(struct value x, struct value y)
{
    if (x.type != y.type)
        return false;
    if (x.type == VALUE_DATE)
        return x.zone == y.zone ||
               (zone_is_aware(x.zone) && zone_is_aware(y.zone));
    return x.type == VALUE_SPAN;
}

bool time_day_and_time(struct value x, struct value y)
{
    bool dates = x.type == VALUE_DATE && y.type == VALUE_DATE;
    return dates && (x.zone == ZONE_CIVIL) != (y.zone == ZONE_CIVIL) &&
           !zone_is_period(x.zone) && !zone_is_period(y.zone);
}

bool time_same_day(struct value x, struct value y)
{
    return moment_days(moment_local(x.ns, x.zone)) ==
           moment_days(moment_local(y.ns, y.zone));
}

bool time_equal(struct object x, struct object y)
{
    struct value v, w;
    bool dates = x.type == OBJECT_DATE && y.type == OBJECT_DATE;
    bool clock = (x.python && x.zone != ZONE_CIVIL) ||
                 (y.python && y.zone != ZONE_CIVIL);
    return object_same(x, y) ||
           (dates && !clock && object_scalar(x, &v) && object_scalar(y, &w) &&
            time_day_and_time(v, w) && time_same_day(v, w));
}

static const char *name_of(struct value v)
{
    static const char *const NAMES[] = {
        [VALUE_NA] = "NaT",         [VALUE_INT] = "int",
        [VALUE_FLOAT] = "float",    [VALUE_BOOL] = "bool",
        [VALUE_STR] = "str",        [VALUE_DATE] = "Timestamp",
        [VALUE_SPAN] = "Timedelta",
    };
    if (v.type == VALUE_DATE && zone_is_period(v.zone))
        return "Period";
    if (v.type == VALUE_DATE && v.zone == ZONE_CIVIL)
        return "date";
    return NAMES[v.type];
}

static bool help_zones(struct eval *ev, struct value x, struct value y)
{
    bool zones = x.type == VALUE_DATE && y.type == VALUE_DATE &&
                 zone_is_aware(x.zone) != zone_is_aware(y.zone);
    if (zones)
        diag_help(ev->d, "one date has a time zone, the other has none; "
                         ".dt.tz_localize(None) removes it, "
                         ".dt.tz_localize('UTC') adds one");
    return zones;
}

static bool no_operator(struct eval *ev, const struct df_expr *at,
                        enum df_token_kind op, struct value x, struct value y)
{
    double f;
    eval_fault(ev, DIAG_DF_TYPE, at,
               "unsupported operand types for %.*s: '%s' and '%s'",
               STR_ARG(df_lexer_spelling(op)), name_of(x), name_of(y));
    if (help_zones(ev, x, y))
        return false;
    if (x.type == VALUE_STR || y.type == VALUE_STR)
        diag_help(ev->d, "pd.to_datetime(text) converts a string to a date, "
                         "and pd.Timedelta('2 days') makes a time span");
    else if ((x.type == VALUE_DATE && scalar_number(y, &f)) ||
             (y.type == VALUE_DATE && scalar_number(x, &f)))
        diag_help(ev->d, "add a time span, such as pd.Timedelta(days=1)");
    else if (scalar_number(x, &f) || scalar_number(y, &f))
        diag_help(ev->d,
                  "use a time span, such as pd.Timedelta(seconds=1), or "
                  "convert the time span to a number: span.total_seconds()");
    else if (x.type == VALUE_DATE && zone_is_period(x.zone))
        diag_help(ev->d, ".dt.to_timestamp() converts periods to dates, which "
                         "can be subtracted");
    return false;
}

static bool out_of_range(struct eval *ev, const struct df_expr *at)
{
    eval_fault(ev, DIAG_DF_VALUE, at,
               "the result is outside the range of dates and time spans");
    diag_help(ev->d, "dates must be from 1677-09-21 to 2262-04-11, and time "
                     "spans at most 292 years");
    return false;
}

/* Sets *out to a date or span of ns nanoseconds. Reports a result out of range,
   for example if `fits` is false. */
static bool result(struct eval *ev, const struct df_expr *at, bool fits,
                   enum value_type type, int64_t ns, int zone,
                   struct value *out)
{
    if (!fits || ns == MOMENT_NAT)
        return out_of_range(ev, at);
    *out = (struct value){.type = type, .ns = ns};
    out->zone = (int16_t)zone;
    return true;
}

static bool span_of_float(struct eval *ev, const struct df_expr *at, double f,
                          struct value *out)
{
    if (isnan(f) || isinf(f)) {
        *out = (struct value){.type = VALUE_NA, .ns = MOMENT_NAT};
        return true;
    }
    bool fits = fabs(f) < 0x1p63;
    return result(ev, at, fits, VALUE_SPAN, fits ? (int64_t)f : 0, 0, out);
}

static bool two_spans(struct eval *ev, const struct df_expr *at,
                      enum df_token_kind op, struct value x, struct value y,
                      struct value *out)
{
    int64_t ns = 0;
    bool fits;
    switch (op) {
    case DF_PLUS:
        fits = !__builtin_add_overflow(x.ns, y.ns, &ns);
        return result(ev, at, fits, VALUE_SPAN, ns, 0, out);
    case DF_MINUS:
        fits = !__builtin_sub_overflow(x.ns, y.ns, &ns);
        return result(ev, at, fits, VALUE_SPAN, ns, 0, out);
    case DF_SLASH:
        *out = (struct value){.type = VALUE_FLOAT,
                              .f = (double)x.ns / (double)y.ns};
        return true;
    case DF_FLOOR:
    case DF_PERCENT:
        if (y.ns == 0)
            return eval_fault(ev, DIAG_DF_VALUE, at, "division by zero");
        if (op == DF_PERCENT)
            return result(ev, at, true, VALUE_SPAN,
                          scalar_remainder_int(x.ns, y.ns), 0, out);
        *out = (struct value){.type = VALUE_INT,
                              .i = scalar_floor_divide_int(x.ns, y.ns)};
        return true;
    default: return no_operator(ev, at, op, x, y);
    }
}

/* x op k, where x is a span and k a number. */
static bool span_and_number(struct eval *ev, const struct df_expr *at,
                            enum df_token_kind op, struct value x,
                            struct value k, struct value *out)
{
    double f;
    int64_t ns = 0;
    bool fits, whole = k.type == VALUE_INT;
    scalar_number(k, &f);
    if (op == DF_STAR && whole) {
        fits = !__builtin_mul_overflow(x.ns, k.i, &ns);
        return result(ev, at, fits, VALUE_SPAN, ns, 0, out);
    }
    if (op == DF_STAR)
        return span_of_float(ev, at, (double)x.ns * f, out);
    if (op == DF_SLASH && whole && k.i != 0)
        return result(ev, at, true, VALUE_SPAN, x.ns / k.i, 0, out);
    if (op == DF_SLASH)
        return span_of_float(ev, at, (double)x.ns / f, out);
    if (op == DF_FLOOR && whole && k.i != 0)
        return result(ev, at, true, VALUE_SPAN,
                      scalar_floor_divide_int(x.ns, k.i), 0, out);
    if (op == DF_FLOOR)
        return span_of_float(ev, at, floor((double)x.ns / f), out);
    return no_operator(ev, at, op, x, k);
}

static bool date_and_span(struct eval *ev, const struct df_expr *at,
                          enum df_token_kind op, struct value date,
                          struct value span, struct value *out)
{
    int64_t ns;
    bool fits = op == DF_PLUS ? !__builtin_add_overflow(date.ns, span.ns, &ns)
                              : !__builtin_sub_overflow(date.ns, span.ns, &ns);
    if (date.zone == ZONE_CIVIL && fits)
        ns = moment_days(ns) * MOMENT_DAY;
    return result(ev, at, fits, VALUE_DATE, ns, date.zone, out);
}

/* A period plus or minus a number of periods. */
static bool period_and_number(struct eval *ev, const struct df_expr *at,
                              int64_t n, struct value period, struct value *out)
{
    int64_t ns = period.ns;
    bool fits = moment_period_add(&ns, period.zone, n);
    return result(ev, at, fits, VALUE_DATE, ns, period.zone, out);
}

static bool nat(struct value *out)
{
    *out = (struct value){.type = VALUE_NA, .ns = MOMENT_NAT};
    return true;
}

bool time_binary(struct eval *ev, const struct df_expr *at,
                 enum df_token_kind op, struct value x, struct value y,
                 struct value *out)
{
    double f;
    bool sum = op == DF_PLUS || op == DF_MINUS;
    if (time_is_nat(x) || time_is_nat(y))
        return nat(out);
    if (x.type == VALUE_SPAN && y.type == VALUE_SPAN)
        return two_spans(ev, at, op, x, y, out);
    if (x.type == VALUE_SPAN && scalar_number(y, &f))
        return span_and_number(ev, at, op, x, y, out);
    if (y.type == VALUE_SPAN && scalar_number(x, &f) && op == DF_STAR)
        return span_and_number(ev, at, op, y, x, out);
    bool period = (x.type == VALUE_DATE && zone_is_period(x.zone)) ||
                  (y.type == VALUE_DATE && zone_is_period(y.zone));
    if (period && sum && y.type == VALUE_INT)
        return period_and_number(ev, at, op == DF_PLUS ? y.i : -y.i, x, out);
    if (period)
        return no_operator(ev, at, op, x, y);
    if (x.type == VALUE_DATE && y.type == VALUE_SPAN && sum)
        return date_and_span(ev, at, op, x, y, out);
    if (y.type == VALUE_DATE && x.type == VALUE_SPAN && op == DF_PLUS)
        return date_and_span(ev, at, op, y, x, out);
    int64_t ns = 0;
    if (op == DF_MINUS && time_comparable(x, y)) {
        bool fits = !__builtin_sub_overflow(x.ns, y.ns, &ns);
        return result(ev, at, fits, VALUE_SPAN, ns, 0, out);
    }
    return no_operator(ev, at, op, x, y);
}

bool time_no_order(struct eval *ev, const struct df_expr *at, struct value x,
                   struct value y)
{
    eval_fault(ev, DIAG_DF_TYPE, at, "cannot compare '%s' and '%s'", name_of(x),
               name_of(y));
    if (help_zones(ev, x, y))
        return false;
    if (x.type == VALUE_STR || y.type == VALUE_STR)
        diag_help(ev->d, "pd.Timestamp('2023-09-15') makes a date, and "
                         "pd.Timedelta('2 days') makes a time span");
    else
        diag_help(ev->d, "compare dates with dates, and time spans with time "
                         "spans; span.total_seconds() is a number");
    return false;
}

/* Parses `text` as a cell of column x and sets *v to the date or span. Reports
   a string that is not a date or span. */
static bool read_text(struct eval *ev, const struct df_expr *at,
                      const struct column *x, str text, struct value *v)
{
    str why = STR_NONE;
    int zone = 0;
    int64_t ns = 0;
    bool span = x->type == COLUMN_SPAN;
    struct moment_how how = {0};
    if (span ? !span_read(text, &ns)
             : !moment_read(text, how, &ns, &zone, &why)) {
        eval_fault(ev, DIAG_DF_TYPE, at, "'%.*s' is not a %s", STR_ARG(text),
                   span ? "time span" : "date");
        diag_help(ev->d, "%s",
                  span ? "write time spans as in '2 days' or '01:30:00'"
                  : moment_is_relative(text)
                      ? MOMENT_RELATIVE_HELP
                      : "write dates as in 2023-09-15 or 2023-09-15 14:30");
        return false;
    }
    if (zone_is_period(x->zone))
        ns = moment_period_start(ns, x->zone);
    else if (zone_is_aware(x->zone) && zone == ZONE_NONE)
        ns -= (x->zone - ZONE_UTC) * MOMENT_MINUTE;
    *v = (struct value){.type = span ? VALUE_SPAN : VALUE_DATE, .ns = ns};
    v->zone = (int16_t)(zone == ZONE_NONE ? x->zone : zone);
    return true;
}

bool time_read_text(struct eval *ev, const struct df_expr *at, bool equality,
                    const struct column *x, struct value *y)
{
    struct value v;
    str why;
    int64_t ns;
    int zone;
    if (!column_is_time(x) || y->type != VALUE_STR || x->zone == ZONE_CIVIL)
        return true;
    if (equality &&
        (x->type == COLUMN_SPAN
             ? !span_read(y->s, &ns)
             : !moment_read(y->s, (struct moment_how){0}, &ns, &zone, &why)))
        return true;
    if (!read_text(ev, at, x, y->s, &v))
        return false;
    *y = v;
    return true;
}

struct value time_cell(struct eval *ev, const struct df_expr *at,
                       const struct column *x, struct value v)
{
    time_read_text(ev, at, true, x, &v);
    if (v.type == VALUE_DATE && zone_is_aware(v.zone) && zone_is_aware(x->zone))
        v.zone = x->zone;
    return v;
}

void time_cells(struct eval *ev, const struct df_expr *at,
                const struct column *x, struct value *v, size_t n)
{
    struct value *made = NEW_N(ev->scratch, struct value, n + 1);
    for (size_t i = 0; i < n; i++) {
        made[i] = time_cell(ev, at, x, v[i]);
        if (made[i].type == VALUE_STR ||
            (v[i].type != VALUE_STR && v[i].type != VALUE_NA))
            return;
    }
    if (n)
        memcpy(v, made, n * sizeof *v);
}

enum column_type time_result(enum df_token_kind op, enum column_type x,
                             enum column_type y)
{
    bool span = x == COLUMN_SPAN && y == COLUMN_SPAN;
    if (x == COLUMN_OBJECT || y == COLUMN_OBJECT)
        return COLUMN_OBJECT;
    if (span && (op == DF_SLASH || op == DF_FLOOR))
        return op == DF_FLOOR ? COLUMN_OBJECT : COLUMN_FLOAT;
    if (x == COLUMN_DATE && y == COLUMN_DATE)
        return COLUMN_SPAN;
    return x == COLUMN_DATE || y == COLUMN_DATE ? COLUMN_DATE : COLUMN_SPAN;
}
