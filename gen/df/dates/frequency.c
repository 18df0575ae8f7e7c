// SPDX-License-Identifier: MIT
// frequency: parses frequencies and steps through dates.
#include "df/dates/frequency.h"

#include "base/calendar.h"
#include "base/codes/df.h"
#include "df/runtime/instead.h"
#include "df/runtime/offset.h"
#include "frame/moment_read.h"

/* ---- names ---- */

static const struct {
    str name;
    struct frequency f;
} NAMED[] = {
    {S_INIT("D"), {.kind = FREQUENCY_TICK, .n = 1, .ns = MOMENT_DAY}},
    {S_INIT("B"), {.kind = FREQUENCY_BUSINESS, .n = 1}},
    {S_INIT("W"), {.kind = FREQUENCY_WEEK, .n = 1, .weekday = 6}},
    {S_INIT("W-MON"), {.kind = FREQUENCY_WEEK, .n = 1, .weekday = 0}},
    {S_INIT("W-TUE"), {.kind = FREQUENCY_WEEK, .n = 1, .weekday = 1}},
    {S_INIT("W-WED"), {.kind = FREQUENCY_WEEK, .n = 1, .weekday = 2}},
    {S_INIT("W-THU"), {.kind = FREQUENCY_WEEK, .n = 1, .weekday = 3}},
    {S_INIT("W-FRI"), {.kind = FREQUENCY_WEEK, .n = 1, .weekday = 4}},
    {S_INIT("W-SAT"), {.kind = FREQUENCY_WEEK, .n = 1, .weekday = 5}},
    {S_INIT("W-SUN"), {.kind = FREQUENCY_WEEK, .n = 1, .weekday = 6}},
    {S_INIT("BM"),
     {.kind = FREQUENCY_MONTH, .business = true, .n = 1, .dates = true}},
    {S_INIT("BME"),
     {.kind = FREQUENCY_MONTH, .business = true, .n = 1, .dates = true}},
    {S_INIT("BMS"),
     {.kind = FREQUENCY_MONTH,
      .business = true,
      .begins = true,
      .n = 1,
      .dates = true}},
    {S_INIT("BQ"),
     {.kind = FREQUENCY_QUARTER, .business = true, .n = 1, .dates = true}},
    {S_INIT("BQE"),
     {.kind = FREQUENCY_QUARTER, .business = true, .n = 1, .dates = true}},
    {S_INIT("BQS"),
     {.kind = FREQUENCY_QUARTER,
      .business = true,
      .begins = true,
      .n = 1,
      .dates = true}},
    {S_INIT("BA"),
     {.kind = FREQUENCY_YEAR, .business = true, .n = 1, .dates = true}},
    {S_INIT("BYE"),
     {.kind = FREQUENCY_YEAR, .business = true, .n = 1, .dates = true}},
    {S_INIT("BYS"),
     {.kind = FREQUENCY_YEAR,
      .business = true,
      .begins = true,
      .n = 1,
      .dates = true}},
    {S_INIT("BAS"),
     {.kind = FREQUENCY_YEAR,
      .business = true,
      .begins = true,
      .n = 1,
      .dates = true}},
    {S_INIT("M"), {.kind = FREQUENCY_MONTH, .n = 1}},
    {S_INIT("ME"), {.kind = FREQUENCY_MONTH, .n = 1, .dates = true}},
    {S_INIT("MS"), {.kind = FREQUENCY_MONTH, .begins = true, .n = 1}},
    {S_INIT("Q"), {.kind = FREQUENCY_QUARTER, .n = 1}},
    {S_INIT("Q-DEC"), {.kind = FREQUENCY_QUARTER, .n = 1}},
    {S_INIT("QE"), {.kind = FREQUENCY_QUARTER, .n = 1, .dates = true}},
    {S_INIT("QE-DEC"), {.kind = FREQUENCY_QUARTER, .n = 1, .dates = true}},
    {S_INIT("QS"), {.kind = FREQUENCY_QUARTER, .begins = true, .n = 1}},
    {S_INIT("QS-JAN"), {.kind = FREQUENCY_QUARTER, .begins = true, .n = 1}},
    {S_INIT("Y"), {.kind = FREQUENCY_YEAR, .n = 1}},
    {S_INIT("Y-DEC"), {.kind = FREQUENCY_YEAR, .n = 1}},
    {S_INIT("YE"), {.kind = FREQUENCY_YEAR, .n = 1, .dates = true}},
    {S_INIT("YE-DEC"), {.kind = FREQUENCY_YEAR, .n = 1, .dates = true}},
    {S_INIT("A"), {.kind = FREQUENCY_YEAR, .n = 1}},
    {S_INIT("A-DEC"), {.kind = FREQUENCY_YEAR, .n = 1}},
    {S_INIT("YS"), {.kind = FREQUENCY_YEAR, .begins = true, .n = 1}},
    {S_INIT("YS-JAN"), {.kind = FREQUENCY_YEAR, .begins = true, .n = 1}},
    {S_INIT("AS"), {.kind = FREQUENCY_YEAR, .begins = true, .n = 1}},
    {S_INIT("AS-JAN"), {.kind = FREQUENCY_YEAR, .begins = true, .n = 1}},
};

/* Whether the unit of a time span is also the name of a frequency. For example,
   'm' is a minute in a time span, but not a frequency. */
static bool is_tick(str unit)
{
    static const char *const NAMES[] = {"d",  "H",    "h",   "T", "min", "S",
                                        "s",  "L",    "ms",  "U", "us",  "N",
                                        "ns", "hour", "day", NULL};
    for (size_t i = 0; NAMES[i]; i++)
        if (str_eq(unit, str_c(NAMES[i])))
            return true;
    return false;
}

/* Returns the length of a tick, in nanoseconds. */
static int64_t tick(str name)
{
    return span_unit(str_eq(name, S("d")) ? S("D") : name);
}

/* (number tick)*, such as "1h30min" */
static bool parse_sum(str text, struct frequency *f)
{
    long n;
    *f = (struct frequency){.kind = FREQUENCY_TICK, .n = 1};
    while (text.n) {
        size_t digits = 0, end;
        int64_t ns;
        while (digits < text.n && char_is_digit(text.p[digits]))
            digits++;
        end = digits;
        while (end < text.n && char_is_alpha(text.p[end]))
            end++;
        str name = str_slice(text, digits, end);
        if (digits > 9 || !str_to_long(str_slice(text, 0, digits), &n) ||
            !(is_tick(name) || str_eq(name, S("D"))) ||
            __builtin_mul_overflow(tick(name), n, &ns) ||
            __builtin_add_overflow(f->ns, ns, &f->ns))
            return false;
        text = str_from(text, end);
    }
    return f->ns > 0;
}

/* [number] name | (number tick)* */
bool frequency_parse(str text, struct frequency *f)
{
    size_t digits = 0;
    long n = 1;
    text = str_trim(text);
    while (digits < text.n && char_is_digit(text.p[digits]))
        digits++;
    if (digits > 9 || (digits && !str_to_long(str_slice(text, 0, digits), &n)))
        return false;
    str name = str_trim(str_from(text, digits));
    for (size_t i = 0; i < sizeof NAMED / sizeof *NAMED; i++)
        if (str_eq(name, NAMED[i].name)) {
            *f = NAMED[i].f;
            f->n = n;
            f->ns *= n;
            return n > 0;
        }
    *f = (struct frequency){.kind = FREQUENCY_TICK, .n = n};
    if (!is_tick(name))
        return parse_sum(text, f);
    return n > 0 && !__builtin_mul_overflow(tick(name), n, &f->ns);
}

/* Returns a frequency without its number and its month or day: "Q-" for
   "2Q-JAN". */
static str stem_of(str text)
{
    size_t dash = str_find_char(text, '-', 0), i = 0;
    while (i < text.n && char_is_digit(text.p[i]))
        i++;
    return str_slice(text, i, dash == STR_NPOS ? text.n : dash + 1);
}

static bool no_frequency(struct call *c, enum param p, str text)
{
    eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, p), "frequency '%.*s'",
               STR_ARG(text));
    if (!instead_help(c->ev, c->at, S("frequency"), stem_of(text)))
        diag_help(
            c->ev->d,
            "frequencies are 'D', 'B', 'W', 'ME', 'QE', 'YE', 'MS', 'QS', "
            "'YS', 'h', 'min' and 's', optionally with a number: '15min'");
    return false;
}

/* Sets *f to the frequency that steps by an offset. False if the offset is not
   supported as a frequency. */
static bool of_offset(const struct offset *o, struct frequency *f)
{
    *f = (struct frequency){.kind = FREQUENCY_TICK,
                            .begins = o->begins,
                            .n = o->n,
                            .ns = o->n * o->ns,
                            .weekday = o->weekday};
    if (o->n < 1 || o->numpy || o->kind == OFFSET_PARTS)
        return false;
    if (o->kind == OFFSET_BUSINESS)
        f->kind = FREQUENCY_BUSINESS;
    if (o->kind == OFFSET_WEEK)
        f->kind = FREQUENCY_WEEK;
    if (o->kind != OFFSET_MONTHS)
        return true;
    f->kind = o->every == 1   ? FREQUENCY_MONTH
              : o->every == 3 ? FREQUENCY_QUARTER
                              : FREQUENCY_YEAR;
    return o->month % o->every == o->begins % o->every; /* only quarters and
                                                           years of the calendar
                                                           are supported */
}

bool frequency_read(struct call *c, enum param p, struct frequency *f)
{
    struct object x = call_value(c, p);
    if (x.type == OBJECT_OFFSET)
        return of_offset(as_offset(x), f) ||
               no_frequency(c, p, S("DateOffset"));
    if (x.type == OBJECT_SPAN && !object_is_nat(x) && x.u.i > 0) {
        *f = (struct frequency){.kind = FREQUENCY_TICK, .n = 1, .ns = x.u.i};
        return true;
    }
    if (x.type != OBJECT_STR)
        return call_wrong(c, p, "a frequency such as 'D'");
    return frequency_parse(as_str(x), f) || no_frequency(c, p, as_str(x));
}

bool frequency_read_span(struct call *c, enum param p, int64_t *ns)
{
    struct frequency f;
    if (!frequency_read(c, p, &f))
        return false;
    *ns = f.ns;
    if (f.kind == FREQUENCY_TICK)
        return true;
    struct object x = call_value(c, p);
    str name = x.type == OBJECT_STR ? as_str(x) : S("this offset");
    eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, p),
               "'%.*s' has no fixed length", STR_ARG(name));
    diag_help(c->ev->d, "use days or shorter spans, such as '7D', 'h' or "
                        "'15min'; for the month of a date, write "
                        ".dt.to_period('M')");
    return false;
}

int frequency_zone(const struct frequency *f)
{
    if (f->n != 1 || f->dates)
        return ZONE_NONE;
    switch (f->kind) {
    case FREQUENCY_TICK: return f->ns == MOMENT_DAY ? ZONE_DAY : ZONE_NONE;
    case FREQUENCY_BUSINESS: return ZONE_NONE;
    case FREQUENCY_WEEK: return f->weekday == 6 ? ZONE_WEEK : ZONE_NONE;
    case FREQUENCY_MONTH: return ZONE_MONTH;
    case FREQUENCY_QUARTER: return ZONE_QUARTER;
    case FREQUENCY_YEAR: return ZONE_YEAR;
    }
    return ZONE_NONE;
}

bool frequency_read_period(struct call *c, enum param p, int *zone)
{
    struct frequency f;
    if (!frequency_read(c, p, &f))
        return false;
    *zone = frequency_zone(&f);
    if (*zone != ZONE_NONE && !f.begins)
        return true;
    struct object x = call_arg(c, p);
    str name = x.type == OBJECT_STR ? as_str(x) : S("this offset");
    eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, p), "a period of '%.*s'",
               STR_ARG(name));
    return eval_help(
        c->ev, "the frequency of a period must be 'D', 'W', 'M', 'Q' or 'Y'");
}

/* ---- steps ---- */

static int period_of(const struct frequency *f)
{
    return f->kind == FREQUENCY_MONTH     ? ZONE_MONTH
           : f->kind == FREQUENCY_QUARTER ? ZONE_QUARTER
                                          : ZONE_YEAR;
}

/* Return the nanoseconds from a date to the next and to the last day from
   Monday to Friday: 0 if the date is such a day. */
static int64_t days_after_weekend(int64_t ns)
{
    unsigned day = moment_weekday(ns);
    return day > 4 ? (7 - day) * MOMENT_DAY : 0;
}

static int64_t days_before_weekend(int64_t ns)
{
    unsigned day = moment_weekday(ns);
    return day > 4 ? (day - 4) * MOMENT_DAY : 0;
}

/* Each period of the frequency, such as a month, has one date: its first or its
   last day or, with f->business, its first or last day from Monday to Friday.
   Sets *date to the date of the period n periods after the period
   that contains ns. False if *date would be out of range. */
static bool date_in(const struct frequency *f, int64_t ns, int64_t n,
                    int64_t *date)
{
    *date = ns;
    if (__builtin_add_overflow(n, !f->begins, &n) ||
        !moment_period_add(date, period_of(f), n))
        return false;
    *date -= f->begins ? 0 : MOMENT_DAY;
    if (f->business)
        *date +=
            f->begins ? days_after_weekend(*date) : -days_before_weekend(*date);
    return true;
}

/* Adds n days from Monday to Friday to the day *ns, which is one. */
static bool add_business(int64_t n, int64_t *ns)
{
    int64_t day = moment_weekday(*ns) + n % 5, weeks = n / 5, step;
    day = n % 5 - (day < 0 ? 2 : day > 4 ? -2 : 0);
    return !__builtin_mul_overflow(weeks, 7 * MOMENT_DAY, &step) &&
           !__builtin_add_overflow(step, day * MOMENT_DAY, &step) &&
           !__builtin_add_overflow(*ns, step, ns);
}

int64_t frequency_back(const struct frequency *f, int64_t ns)
{
    int64_t day = moment_days(ns) * MOMENT_DAY, time = ns - day;
    if (f->kind == FREQUENCY_TICK)
        return ns;
    int64_t date;
    if (f->kind == FREQUENCY_BUSINESS)
        return __builtin_sub_overflow(ns, days_before_weekend(ns), &date)
                   ? ns + days_after_weekend(ns)
                   : date;
    if (f->kind == FREQUENCY_WEEK) {
        int64_t since = (moment_weekday(ns) + 7 - f->weekday) % 7 * MOMENT_DAY;
        return __builtin_sub_overflow(ns, since, &date)
                   ? ns + (7 * MOMENT_DAY - since)
                   : date;
    }
    bool fits = date_in(f, ns, 0, &date);
    if ((!fits || date > day) && !date_in(f, ns, -1, &date) &&
        !date_in(f, ns, 0, &date))
        date_in(f, ns, 1, &date);
    return date + time;
}

bool frequency_add(const struct frequency *f, int64_t n, int64_t *ns)
{
    int64_t step, day = moment_days(*ns) * MOMENT_DAY, time = *ns - day;
    if (f->kind == FREQUENCY_TICK || f->kind == FREQUENCY_WEEK) {
        int64_t one = f->kind == FREQUENCY_TICK ? f->ns : f->n * 7 * MOMENT_DAY;
        return !__builtin_mul_overflow(one, n, &step) &&
               !__builtin_add_overflow(*ns, step, ns);
    }
    if (f->kind == FREQUENCY_BUSINESS)
        return !__builtin_mul_overflow(n, f->n, &step) &&
               add_business(step, ns);
    int64_t date;
    return !__builtin_mul_overflow(n, f->n, &step) &&
           date_in(f, *ns, step, &date) &&
           !__builtin_add_overflow(date, time, ns);
}

bool frequency_beyond(struct eval *ev, const struct df_expr *at)
{
    eval_fault(ev, DIAG_DF_VALUE, at,
               "the result is outside the range of dates");
    return eval_help(ev, "dates range from 1677-09-21 to 2262-04-11");
}

/* ---- time zones ---- */

/* "UTC" [sign hours ":" minutes] */
static bool parse_zone(str s, int *zone)
{
    long hours, minutes;
    *zone = ZONE_UTC;
    if (str_eq_nocase(s, S("UTC")) || str_eq(s, S("Z")) || str_eq(s, S("GMT")))
        return true;
    if (str_starts(s, S("UTC")))
        s = str_from(s, 3);
    if (s.n != 6 || (s.p[0] != '+' && s.p[0] != '-') || s.p[3] != ':' ||
        !str_to_long(str_slice(s, 1, 3), &hours) ||
        !str_to_long(str_from(s, 4), &minutes) || hours > 23 || minutes > 59)
        return false;
    *zone += (int)((s.p[0] == '-' ? -1 : 1) * (hours * 60 + minutes));
    return true;
}

/* Reports a named time zone. The help states its offsets, of which the script
   must choose one. */
static bool no_zone(struct call *c, enum param p, str name)
{
    static const struct {
        str name;
        const char *offset, *summer; /* summer: NULL without summer time */
    } ZONES[] = {
        {S_INIT("America/Chicago"), "-06:00", "-05:00"},
        {S_INIT("America/Denver"), "-07:00", "-06:00"},
        {S_INIT("America/Los_Angeles"), "-08:00", "-07:00"},
        {S_INIT("America/New_York"), "-05:00", "-04:00"},
        {S_INIT("Asia/Kolkata"), "+05:30", NULL},
        {S_INIT("Asia/Seoul"), "+09:00", NULL},
        {S_INIT("Asia/Shanghai"), "+08:00", NULL},
        {S_INIT("Asia/Singapore"), "+08:00", NULL},
        {S_INIT("Asia/Tokyo"), "+09:00", NULL},
        {S_INIT("CET"), "+01:00", "+02:00"},
        {S_INIT("EST"), "-05:00", NULL},
        {S_INIT("Etc/UTC"), "+00:00", NULL},
        {S_INIT("Europe/Amsterdam"), "+01:00", "+02:00"},
        {S_INIT("Europe/Berlin"), "+01:00", "+02:00"},
        {S_INIT("Europe/London"), "+00:00", "+01:00"},
        {S_INIT("Europe/Madrid"), "+01:00", "+02:00"},
        {S_INIT("Europe/Paris"), "+01:00", "+02:00"},
        {S_INIT("Europe/Rome"), "+01:00", "+02:00"},
        {S_INIT("Europe/Zurich"), "+01:00", "+02:00"},
        {S_INIT("US/Central"), "-06:00", "-05:00"},
        {S_INIT("US/Eastern"), "-05:00", "-04:00"},
        {S_INIT("US/Mountain"), "-07:00", "-06:00"},
        {S_INIT("US/Pacific"), "-08:00", "-07:00"},
    };
    static const char HELP[] =
        "named zones are not supported, since their rules change with each "
        "release of the time zone database;";
    eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, p), "time zone '%.*s'",
               STR_ARG(name));
    for (size_t i = 0; i < sizeof ZONES / sizeof *ZONES; i++)
        if (str_eq(name, ZONES[i].name) && ZONES[i].summer) {
            diag_help(c->ev->d,
                      "%s write 'UTC%s' for dates in winter, "
                      "'UTC%s' for dates in summer",
                      HELP, ZONES[i].offset, ZONES[i].summer);
            return false;
        } else if (str_eq(name, ZONES[i].name)) {
            diag_help(c->ev->d, "%s write 'UTC%s'", HELP, ZONES[i].offset);
            return false;
        }
    diag_help(c->ev->d,
              "%s write 'UTC', or the offset of the dates, such as "
              "'UTC+02:00'",
              HELP);
    return false;
}

bool frequency_read_zone(struct call *c, enum param p, int *zone)
{
    struct object x = call_value(c, p);
    *zone = ZONE_NONE;
    if (x.type == OBJECT_NONE || x.type == OBJECT_ABSENT)
        return true;
    if (x.type != OBJECT_STR)
        return call_wrong(c, p, "a time zone such as 'UTC'");
    if (parse_zone(as_str(x), zone))
        return true;
    return no_zone(c, p, as_str(x));
}
