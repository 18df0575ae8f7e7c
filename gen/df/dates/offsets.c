// SPDX-License-Identifier: MIT
// offsets: pd.DateOffset, pd.offsets and np.timedelta64.
#include "base/codes/df.h"
#include "df/runtime/call.h"
#include "df/runtime/offset.h"
#include "frame/moment.h"

enum { STEPS_MAX = 10000 };

/* Reads n=, the number of steps, and normalize=, which must be False. */
static bool read_steps(struct call *c, struct offset *o)
{
    o->n = 1;
    if (!call_int(c, PARAM_n, &o->n) ||
        !call_only(c, PARAM_normalize, object_bool(false)))
        return false;
    return (o->n <= STEPS_MAX && o->n >= -STEPS_MAX) ||
           eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_n),
                      "the number of steps must be from -%d to %d", STEPS_MAX,
                      STEPS_MAX);
}

static bool made(struct call *c, const struct offset *o, struct object *out)
{
    struct offset *own = NEW(c->ev->scratch, struct offset);
    *own = *o;
    *out = object_offset(own);
    return true;
}

/* ---- pd.DateOffset ---- */

static const struct {
    enum param p;
    int64_t months, ns;
} PARTS[] = {
    {PARAM_years, 12, 0},
    {PARAM_months, 1, 0},
    {PARAM_weeks, 0, 7 * MOMENT_DAY},
    {PARAM_days, 0, MOMENT_DAY},
    {PARAM_hours, 0, MOMENT_HOUR},
    {PARAM_minutes, 0, MOMENT_MINUTE},
    {PARAM_seconds, 0, MOMENT_SECOND},
    {PARAM_microseconds, 0, 1000},
    {PARAM_nanoseconds, 0, 1},
};

static bool date_offset(struct call *c, struct object *out)
{
    struct offset o = {.kind = OFFSET_PARTS};
    bool any = false;
    if (!read_steps(c, &o))
        return false;
    for (size_t i = 0; i < sizeof PARTS / sizeof *PARTS; i++) {
        int64_t k = 0, ns;
        if (!call_given(c, PARTS[i].p))
            continue;
        any = true;
        if (!call_int(c, PARTS[i].p, &k))
            return false;
        if (k > INT32_MAX || k < -INT32_MAX)
            return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARTS[i].p),
                              "'%.*s' must be from -%d to %d",
                              STR_ARG(operation_param(PARTS[i].p)), INT32_MAX,
                              INT32_MAX);
        if (__builtin_mul_overflow(k, PARTS[i].ns, &ns) ||
            __builtin_add_overflow(o.ns, ns, &o.ns))
            return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARTS[i].p),
                              "the offset exceeds 292 years") ||
                   eval_help(c->ev,
                             "dates range from 1677-09-21 to 2262-04-11");
        o.months += k * PARTS[i].months;
    }
    if (!any)
        o.ns = MOMENT_DAY;
    return made(c, &o, out);
}

/* ---- pd.offsets ---- */

/* The offsets without parameters of their own, by the names of their
   operations. */
static const struct {
    str name;
    struct offset o;
} PLAIN[] = {
    {S_INIT("BDay"), {.kind = OFFSET_BUSINESS}},
    {S_INIT("BusinessDay"), {.kind = OFFSET_BUSINESS}},
    {S_INIT("Day"), {.kind = OFFSET_FIXED, .ns = MOMENT_DAY}},
    {S_INIT("Hour"), {.kind = OFFSET_FIXED, .ns = MOMENT_HOUR}},
    {S_INIT("Micro"), {.kind = OFFSET_FIXED, .ns = 1000}},
    {S_INIT("Milli"), {.kind = OFFSET_FIXED, .ns = 1000000}},
    {S_INIT("Minute"), {.kind = OFFSET_FIXED, .ns = MOMENT_MINUTE}},
    {S_INIT("MonthBegin"),
     {.kind = OFFSET_MONTHS, .begins = true, .every = 1, .month = 1}},
    {S_INIT("MonthEnd"), {.kind = OFFSET_MONTHS, .every = 1, .month = 1}},
    {S_INIT("Nano"), {.kind = OFFSET_FIXED, .ns = 1}},
    {S_INIT("QuarterBegin"),
     {.kind = OFFSET_MONTHS, .begins = true, .every = 3, .month = 3}},
    {S_INIT("QuarterEnd"), {.kind = OFFSET_MONTHS, .every = 3, .month = 3}},
    {S_INIT("Second"), {.kind = OFFSET_FIXED, .ns = MOMENT_SECOND}},
    {S_INIT("Week"), {.kind = OFFSET_PARTS, .ns = 7 * MOMENT_DAY}},
    {S_INIT("YearBegin"),
     {.kind = OFFSET_MONTHS, .begins = true, .every = 12, .month = 1}},
    {S_INIT("YearEnd"), {.kind = OFFSET_MONTHS, .every = 12, .month = 12}},
};

/* Sets *n to the argument p, which must be from `low` to `high`. Leaves *n
   unchanged if the argument is not given. */
static bool read_part(struct call *c, enum param p, int64_t low, int64_t high,
                      unsigned *n)
{
    int64_t k = 0;
    if (!call_has(c, p))
        return true;
    if (!call_int(c, p, &k))
        return false;
    if (k < low || k > high)
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, p),
                          "'%.*s' must be from %d to %d",
                          STR_ARG(operation_param(p)), (int)low, (int)high);
    *n = (unsigned)k;
    return true;
}

static bool plain(struct call *c, struct object *out)
{
    struct offset o = {0};
    str name = c->operation->name;
    name = str_from(name, str_rfind_char(name, '.') + 1);
    for (size_t i = 0; i < sizeof PLAIN / sizeof *PLAIN; i++)
        if (str_eq(PLAIN[i].name, name))
            o = PLAIN[i].o;
    if (!read_steps(c, &o) ||
        !read_part(c, PARAM_startingMonth, 1, 12, &o.month) ||
        !read_part(c, PARAM_month, 1, 12, &o.month) ||
        !read_part(c, PARAM_weekday, 0, 6, &o.weekday))
        return false;
    if (call_has(c, PARAM_weekday))
        o.kind = OFFSET_WEEK;
    return made(c, &o, out);
}

/* ---- np.timedelta64 ---- */

static bool timedelta64(struct call *c, struct object *out)
{
    static const struct {
        str name;
        int64_t ns;
    } UNITS[] = {
        {S_INIT("W"), 7 * MOMENT_DAY}, {S_INIT("D"), MOMENT_DAY},
        {S_INIT("h"), MOMENT_HOUR},    {S_INIT("m"), MOMENT_MINUTE},
        {S_INIT("s"), MOMENT_SECOND},  {S_INIT("ms"), 1000000},
        {S_INIT("us"), 1000},          {S_INIT("ns"), 1},
    };
    struct offset o = {.kind = OFFSET_FIXED, .numpy = true};
    str unit = S("");
    int64_t all;
    if (!call_int(c, PARAM_value, &o.n) || !call_str(c, PARAM_unit, &unit))
        return false;
    for (size_t i = 0; i < sizeof UNITS / sizeof *UNITS; i++)
        if (str_eq(UNITS[i].name, unit))
            o.ns = UNITS[i].ns;
    if (o.ns && !__builtin_mul_overflow(o.n, o.ns, &all))
        return made(c, &o, out);
    if (o.ns)
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_value),
                          "the time span exceeds 292 years");
    eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_unit),
               "'%.*s' is not a unit of fixed length", STR_ARG(unit));
    return eval_help(c->ev, "units are 'W', 'D', 'h', 'm', 's', 'ms', 'us', "
                            "'ns'; for months and years, add "
                            "pd.DateOffset(months=1)");
}

/* ---- operations ---- */

static const struct parameter STEPS[] = {OPT(n, INT(1)), OPT(normalize, FALSE),
                                         PARAMS_END};
static const struct parameter QUARTERS[] = {
    OPT(n, INT(1)), OPT(normalize, FALSE), OPT(startingMonth, NONE),
    PARAMS_END};
static const struct parameter YEARS[] = {OPT(n, INT(1)), OPT(normalize, FALSE),
                                         OPT(month, NONE), PARAMS_END};

#define OFFSET(name, params, help)                                        \
    {                                                                     \
        S_INIT("pd.offsets." name), ON_LIBRARY, plain, params, 0, 1, help \
    }
#define DATE_OFFSET(name, on)                                                  \
    {                                                                          \
        S_INIT(name), on, date_offset,                                         \
            PARAMS(OPT(n, INT(1)), OPT(normalize, FALSE), NAMED(years, UNSET), \
                   NAMED(months, UNSET), NAMED(weeks, UNSET),                  \
                   NAMED(days, UNSET), NAMED(hours, UNSET),                    \
                   NAMED(minutes, UNSET), NAMED(seconds, UNSET),               \
                   NAMED(microseconds, UNSET), NAMED(nanoseconds, UNSET)),     \
            0, 1, "months, days and times to add to a date"                    \
    }

const struct operation OFFSETS_OPERATIONS[] = {
    DATE_OFFSET("DateOffset", ON_PANDAS),
    OFFSET("BDay", STEPS, "days from Monday to Friday"),
    OFFSET("BusinessDay", STEPS, "same as BDay"),
    DATE_OFFSET("pd.offsets.DateOffset", ON_LIBRARY),
    OFFSET("Day", STEPS, "days of 24 hours"),
    OFFSET("Hour", STEPS, "hours"),
    OFFSET("Micro", STEPS, "microseconds"),
    OFFSET("Milli", STEPS, "milliseconds"),
    OFFSET("Minute", STEPS, "minutes"),
    OFFSET("MonthBegin", STEPS, "first days of months"),
    OFFSET("MonthEnd", STEPS, "last days of months"),
    OFFSET("Nano", STEPS, "nanoseconds"),
    OFFSET("QuarterBegin", QUARTERS, "first days of quarters"),
    OFFSET("QuarterEnd", QUARTERS, "last days of quarters"),
    OFFSET("Second", STEPS, "seconds"),
    OFFSET("Week",
           PARAMS(OPT(n, INT(1)), OPT(normalize, FALSE), OPT(weekday, NONE)),
           "weeks, or a day of the week"),
    OFFSET("YearBegin", YEARS, "first days of years"),
    OFFSET("YearEnd", YEARS, "last days of years"),
    {S_INIT("timedelta64"), ON_NUMPY, timedelta64,
     PARAMS(NEEDS(value), NEEDS(unit)), 0, 1, "a time span"},
    {.name = {0}},
};
