// SPDX-License-Identifier: MIT
// to_timedelta: pd.Timedelta and pd.to_timedelta.
#include "df/dates/to_timedelta.h"

#include <math.h>

#include "base/codes/df.h"
#include "df/indexing/each.h"
#include "df/runtime/scalar.h"
#include "frame/moment.h"
#include "frame/moment_read.h"
#include "frame/number.h"

/* Sets *ns to f times `unit` nanoseconds. As in pandas, the fraction of f is
   first rounded to the digits that whole nanoseconds need: 9 for seconds and
   longer units, 6 for milliseconds, 3 for microseconds. If `unit` is shorter,
   the fraction is not rounded. Then a remaining fraction of a nanosecond is cut
   off. Returns false if the result does not fit in *ns. */
static bool span_of_number(double f, int64_t unit, int64_t *ns)
{
    double whole = f < 0 ? ceil(f) : floor(f), part = f - whole;
    double digits = unit >= MOMENT_SECOND ? 1e9
                    : unit >= 1000000     ? 1e6
                    : unit >= 1000        ? 1e3
                                          : 0;
    if (!(fabs(f) * (double)unit < 0x1p63))
        return false;
    if (digits > 0)
        part = rint(part * digits) / digits;
    *ns = (int64_t)whole * unit + (int64_t)(part * (double)unit);
    return true;
}

static bool to_span(struct value v, int64_t unit, int64_t *ns)
{
    double f;
    *ns = MOMENT_NAT;
    if (scalar_missing(v) || (v.type == VALUE_STR && moment_is_missing(v.s)))
        return true;
    if (v.type == VALUE_SPAN)
        *ns = v.ns;
    else if (v.type == VALUE_STR)
        return span_read(v.s, ns);
    else if (v.type == VALUE_INT)
        return !__builtin_mul_overflow(v.i, unit, ns);
    else if (v.type == VALUE_FLOAT && scalar_number(v, &f))
        return span_of_number(f, unit, ns);
    return v.type == VALUE_SPAN;
}

static bool no_span(struct eval *ev, const struct df_expr *at,
                    const struct column *x, size_t row, struct value v)
{
    struct buf b = {.a = ev->scratch};
    value_put(&b, v);
    str text = buf_end(&b),
        where = x ? str_fmt(ev->scratch, "it is %.*s; ",
                            STR_ARG(eval_cell_place(ev, x, row)))
                  : S("");
    eval_fault(ev, DIAG_DF_VALUE, at, "'%.*s' is not a time span",
               STR_ARG(text));
    diag_help(ev->d,
              "%.*swrite time spans as in '2 days', '1h 30min' or "
              "'01:30:00'",
              STR_ARG(where));
    return false;
}

const struct column *to_timedelta_column(struct eval *ev,
                                         const struct df_expr *at,
                                         const struct column *x, int64_t unit,
                                         bool coerce)
{
    void *cells;
    if (x->type == COLUMN_SPAN)
        return x;
    struct column *c =
        eval_column(ev, at, x->name, COLUMN_SPAN, x->n, &cells, &x, 1);
    for (size_t i = 0; c && i < x->n; i++) {
        struct value v = column_value(x, i);
        int64_t *ns = &((int64_t *)cells)[i];
        if (to_span(v, unit, ns))
            continue;
        if (!coerce)
            return no_span(ev, at, x, i, v), NULL;
        *ns = MOMENT_NAT;
    }
    return c;
}

static bool read_unit(struct call *c, int64_t *unit)
{
    str name = S("ns");
    if (call_has(c, PARAM_unit) && !call_str(c, PARAM_unit, &name))
        return false;
    *unit = span_unit(name);
    if (*unit)
        return true;
    eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_unit),
               "'%.*s' is not a unit of time", STR_ARG(name));
    return eval_help(c->ev, "units are 'W', 'D', 'h', 'm', 's', 'ms', 'us', "
                            "'ns'");
}

static bool to_timedelta(struct call *c, struct object *out)
{
    static const str ERRORS[] = {S_INIT("raise"), S_INIT("coerce")};
    struct object x = call_arg(c, PARAM_arg);
    unsigned errors = 0;
    int64_t unit, ns;
    struct value v;
    if (!read_unit(c, &unit) ||
        !call_choice(c, PARAM_errors, ERRORS, 2, &errors))
        return false;
    if (object_scalar(x, &v)) {
        if (!to_span(v, unit, &ns)) {
            if (errors == 0)
                return no_span(c->ev, call_at(c, PARAM_arg), NULL, 0, v);
            ns = MOMENT_NAT;
        }
        *out = object_span(ns);
        return true;
    }
    if (x.type == OBJECT_LIST) {
        struct operand list;
        if (!each_operand(c, PARAM_arg, (struct labels){.n = as_list(x)->n},
                          &list))
            return false;
        x = object_array(c->ev->scratch, list.column, SERIES_INDEX);
    }
    if (x.type != OBJECT_SERIES)
        return call_wrong(c, PARAM_arg, "a string, a number or a column");
    const struct column *made = to_timedelta_column(
        c->ev, call_at(c, PARAM_arg), as_series(x)->column, unit, errors == 1);
    if (made)
        *out = each_series(c->ev, as_series(x), made);
    return made != NULL;
}

/* ---- pd.Timedelta ---- */

static bool add_parts(struct call *c, int64_t *sum)
{
    static const struct {
        enum param p;
        int64_t ns;
    } PARTS[] = {{PARAM_weeks, 7 * MOMENT_DAY},  {PARAM_days, MOMENT_DAY},
                 {PARAM_hours, MOMENT_HOUR},     {PARAM_minutes, MOMENT_MINUTE},
                 {PARAM_seconds, MOMENT_SECOND}, {PARAM_milliseconds, 1000000},
                 {PARAM_microseconds, 1000},     {PARAM_nanoseconds, 1}};
    bool any = false;
    *sum = 0;
    for (size_t i = 0; i < sizeof PARTS / sizeof *PARTS; i++) {
        struct value v;
        double f;
        int64_t ns;
        if (!call_has(c, PARTS[i].p))
            continue;
        any = true;
        if (!object_scalar(call_arg(c, PARTS[i].p), &v) ||
            !scalar_number(v, &f))
            return call_wrong(c, PARTS[i].p, "a number");
        if (isnan(f)) {
            str name = operation_param(PARTS[i].p);
            return eval_fault(
                c->ev, DIAG_DF_VALUE, call_at(c, PARTS[i].p),
                "argument '%.*s' of 'Timedelta' must be a number, not NaN",
                STR_ARG(name));
        }
        if (!(v.type == VALUE_INT ? to_span(v, PARTS[i].ns, &ns)
                                  : span_of_number(f, PARTS[i].ns, &ns)) ||
            __builtin_add_overflow(*sum, ns, sum))
            return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARTS[i].p),
                              "the time span exceeds 292 years");
    }
    return any ||
           eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                      "expected a string, a number or parts such as days=1");
}

static bool timedelta(struct call *c, struct object *out)
{
    struct object x = call_arg(c, PARAM_value);
    struct value v;
    int64_t unit, ns;
    if (!call_has(c, PARAM_value)) {
        if (!add_parts(c, &ns))
            return false;
        *out = object_span(ns);
        return true;
    }
    if (!read_unit(c, &unit))
        return false;
    if (!object_scalar(x, &v) || v.type == VALUE_BOOL || v.type == VALUE_DATE)
        return call_wrong(c, PARAM_value, "a time span such as '2 days'");
    if (!to_span(v, unit, &ns))
        return no_span(c->ev, call_at(c, PARAM_value), NULL, 0, v);
    *out = object_span(ns);
    return true;
}

const struct operation TO_TIMEDELTA_OPERATIONS[] = {
    {S_INIT("Timedelta"), ON_PANDAS, timedelta,
     PARAMS(OPT(value, NONE), OPT(unit, NONE), NAMED(weeks, NONE),
            NAMED(days, NONE), NAMED(hours, NONE), NAMED(minutes, NONE),
            NAMED(seconds, NONE), NAMED(milliseconds, NONE),
            NAMED(microseconds, NONE), NAMED(nanoseconds, NONE)),
     0, 1, "a time span"},
    {S_INIT("to_timedelta"), ON_PANDAS, to_timedelta,
     PARAMS(NEEDS(arg), OPT(unit, NONE), OPT(errors, TEXT("raise"))), 0, 2,
     "converts strings and numbers to time spans"},
    {.name = {0}},
};
