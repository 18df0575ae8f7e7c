// SPDX-License-Identifier: MIT
// date: pd.Timestamp, pd.to_datetime and .dt. A date is a day without a time of
// day, stored as an ISO string such as 2023-09-15, so that dates sort as
// strings do. A single date is also marked by struct object.date. Times of day
// and time spans are not supported.
#include "base/calendar.h"
#include "base/codes/df.h"
#include "df/indexing/each.h"
#include "df/runtime/accessor.h"
#include "df/runtime/call.h"
#include "df/strings/texts_each.h"

/* ---- parsing ---- */

/* Returns s without its time of day if that is midnight: "2023-09-15 00:00:00"
   becomes "2023-09-15". */
static str without_midnight(str s)
{
    size_t at = str_find_char(s, ':', 0);
    if (at == STR_NPOS || at < 3 || (s.p[at - 3] != ' ' && s.p[at - 3] != 'T'))
        return s;
    str time = str_from(s, at - 2);
    bool midnight = str_eq(time, S("00:00")) || str_eq(time, S("00:00:00"));
    return midnight ? str_slice(s, 0, at - 3) : s;
}

/* Parses a day, a month (meaning its first day) or a year (meaning January 1).
   Sets *day to days since 1970-01-01. Returns false for any other string, such
   as one with a time of day other than midnight. */
static bool read_date(str s, double *day)
{
    enum calendar_unit unit;
    long year;
    s = without_midnight(str_trim(s));
    if (str_find_char(s, ':', 0) != STR_NPOS)
        return false;
    if (s.n == 4 && str_to_long(s, &year) && year > 0) {
        *day = calendar_day((struct calendar_date){(int)year, 1, 1});
        return true;
    }
    return calendar_read(s, day, &unit);
}

static struct object date_object(struct arena *a, double day)
{
    struct object o = object_str(calendar_text(a, day, CALENDAR_DAY));
    o.date = true;
    return o;
}

/* Whether a string is a date with a time of day, such as
   2026-11-01T02:00:00+00:00. */
static bool is_timestamp(str s)
{
    enum calendar_unit unit;
    double day;
    return str_find_char(s, ':', 0) != STR_NPOS &&
           calendar_read(str_trim(s), &day, &unit);
}

static bool report_no_date(struct call *c, enum param p, str text)
{
    eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, p), "'%.*s' is not a date",
               STR_ARG(text));
    if (is_timestamp(text))
        diag_help(c->ev->d,
                  "times of day are not supported; write '%.*s'[:10] for the "
                  "date alone",
                  STR_ARG(text));
    else
        diag_help(c->ev->d, "write dates as in 2023-09-15, 15 Sep 2023 or "
                            "September 2023");
    return false;
}

/* ---- pd.Timestamp, pd.to_datetime ---- */

static bool date_of_parts(struct call *c, struct object *out)
{
    static const enum param PARTS[] = {PARAM_year, PARAM_month, PARAM_day};
    int64_t v[3];
    for (size_t i = 0; i < 3; i++)
        if (!call_has(c, PARTS[i]))
            return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                              "expected a string, or year=, month= and day=");
        else if (!call_int(c, PARTS[i], &v[i]))
            return false;
    str text = str_fmt(c->ev->scratch, "%04lld-%02lld-%02lld", (long long)v[0],
                       (long long)v[1], (long long)v[2]);
    double day;
    if (!read_date(text, &day))
        return report_no_date(c, PARAM_day, text);
    *out = date_object(c->ev->a, day);
    return true;
}

static bool timestamp(struct call *c, struct object *out)
{
    struct object x = call_arg(c, PARAM_ts_input);
    double day;
    if (!call_has(c, PARAM_ts_input))
        return date_of_parts(c, out);
    if (x.type != OBJECT_STR)
        return call_wrong(c, PARAM_ts_input, "a date such as '2023-09-15'");
    if (!read_date(as_str(x), &day))
        return report_no_date(c, PARAM_ts_input, as_str(x));
    *out = date_object(c->ev->a, day);
    return true;
}

struct dates {
    struct call *c;
    const struct column *x; /* the column to convert; NULL for a single
                               string */
    bool coerce;            /* errors='coerce': invalid dates become missing */
};

/* Reports `text` as an invalid date and returns false. The help names the first
   row of r->x that contains `text`. */
static bool report_no_date_in(const struct dates *r, str text)
{
    struct eval *ev = r->c->ev;
    size_t row = 0;
    report_no_date(r->c, PARAM_arg, text);
    for (; r->x; row++) {
        struct value v = column_value(r->x, row);
        if (v.type == VALUE_STR && str_eq(v.s, text))
            break;
    }
    if (r->x && is_timestamp(text))
        diag_help(
            ev->d,
            "times of day are not supported: df['%.*s'].str[:10] has the days "
            "of the timestamps, .str[11:13].astype(int) the hours, "
            ".str[14:16].astype(int) the minutes",
            STR_ARG(name_text(ev->scratch, r->x->name)));
    else if (r->x)
        diag_help(ev->d,
                  "it is %.*s; write dates as in 2023-09-15, or add "
                  "errors='coerce' to make it a missing value",
                  STR_ARG(eval_cell_place(ev, r->x, row)));
    return false;
}

static bool convert_one(void *data, struct object x, struct object *out)
{
    struct dates *r = data;
    double day;
    bool read = read_date(as_str(x), &day);
    if (!read && (!r->coerce || is_timestamp(as_str(x))))
        return report_no_date_in(r, as_str(x));
    *out = read ? date_object(r->c->ev->a, day)
                : (struct object){.type = OBJECT_NONE};
    return true;
}

/* Whether all cells of x are strings or missing. Reports the argument if x has
   any other cell. */
static bool are_strings(struct call *c, const struct column *x)
{
    for (size_t i = 0; i < x->n; i++)
        if (column_value(x, i).type != VALUE_STR && !column_is_missing(x, i))
            return call_wrong(
                c, PARAM_arg,
                "a column or list of strings such as '2023-09-15'");
    return true;
}

static bool to_datetime(struct call *c, struct object *out)
{
    static const str ERRORS[] = {S_INIT("raise"), S_INIT("coerce")};
    struct dates r = {.c = c};
    struct object x = call_arg(c, PARAM_arg);
    unsigned errors;
    if (!call_choice(c, PARAM_errors, ERRORS, 2, &errors))
        return false;
    r.coerce = errors == 1;
    if (x.type == OBJECT_STR)
        return convert_one(&r, x, out);
    if (x.type == OBJECT_LIST) {
        struct operand list;
        if (!each_operand(c, PARAM_arg, (struct labels){.n = as_list(x)->n},
                          &list))
            return false;
        x = object_array(c->ev->scratch, list.column, SERIES_INDEX);
    }
    if (x.type != OBJECT_SERIES)
        return call_wrong(c, PARAM_arg, "a string or a column of strings");
    r.x = as_series(x)->column;
    return are_strings(c, r.x) &&
           texts_each(c->ev, c->at, as_series(x), COLUMN_STR, convert_one, &r,
                      (struct value){0}, out);
}

/* ---- parts of a date ---- */

static struct calendar_date parts_of(str text)
{
    enum calendar_unit unit;
    double day = 0;
    calendar_read(text, &day, &unit);
    return calendar_date(day);
}

/* Returns the day of the week, 0 for Monday. */
static int64_t weekday(double day)
{
    return (((int64_t)day + 3) % 7 + 7) % 7;
}

static int64_t part(str name, str text)
{
    struct calendar_date d = parts_of(text);
    struct calendar_date first = {d.year, 1, 1};
    const struct {
        str name;
        int64_t value;
    } ALL[] = {
        {S("year"), d.year},
        {S("month"), d.month},
        {S("day"), d.day},
        {S("quarter"), (d.month + 2) / 3},
        {S("dayofweek"), weekday(calendar_day(d))},
        {S("dayofyear"), (int64_t)(calendar_day(d) - calendar_day(first)) + 1},
        {S("toordinal"), (int64_t)calendar_day(d) + 719163},
    };
    size_t i = 0;
    while (!str_eq(ALL[i].name, name))
        i++;
    return ALL[i].value;
}

static bool date_part(struct call *c, struct object *out)
{
    *out = object_int(part(c->operation->name, as_str(c->self)));
    return true;
}

struct iso_week {
    int year, week;
};

/* Returns the ISO week of a date. A week belongs to the year of its
   Thursday. */
static struct iso_week iso_week(struct calendar_date d)
{
    double day = calendar_day(d);
    double thursday = day - (double)weekday(day) + 3;
    int year = calendar_date(thursday).year;
    double first = calendar_day((struct calendar_date){year, 1, 1});
    return (struct iso_week){year, (int)(thursday - first) / 7 + 1};
}

/* Appends the part of date d that a letter of a strftime format means. Returns
   false for an unsupported letter. */
static bool put_letter(struct buf *b, char letter, struct calendar_date d)
{
    str month = calendar_month(d.month);
    switch (letter) {
    case 'Y': buf_printf(b, "%d", d.year); return true;
    case 'y': buf_printf(b, "%02d", d.year % 100); return true;
    case 'm': buf_printf(b, "%02u", d.month); return true;
    case 'd': buf_printf(b, "%02u", d.day); return true;
    case 'B': buf_put(b, month); return true;
    case 'b': buf_put(b, str_slice(month, 0, 3)); return true;
    case 'G': buf_printf(b, "%d", iso_week(d).year); return true;
    case 'V': buf_printf(b, "%02d", iso_week(d).week); return true;
    case 'F':
        buf_printf(b, "%d-%02u-%02u", d.year, d.month, d.day);
        return true;
    case '%': buf_putc(b, '%'); return true;
    default: return false;
    }
}

static bool put_format(struct call *c, str format, str text, str *out)
{
    struct buf b = {.a = c->ev->a};
    struct calendar_date d = parts_of(text);
    for (size_t i = 0; i < format.n; i++) {
        if (format.p[i] != '%' || i + 1 == format.n) {
            buf_putc(&b, format.p[i]);
            continue;
        }
        if (put_letter(&b, format.p[++i], d))
            continue;
        eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, PARAM_date_format),
                   "'%%%c' in a date's format", format.p[i]);
        diag_help(
            c->ev->d,
            "%%Y, %%y, %%m, %%d, %%B, %%b, %%F, %%G and %%V are supported");
        return false;
    }
    *out = buf_end(&b);
    return true;
}

static bool date_strftime(struct call *c, struct object *out)
{
    str format, text;
    if (!call_str(c, PARAM_date_format, &format) ||
        !put_format(c, format, as_str(c->self), &text))
        return false;
    *out = object_str(text);
    return true;
}

static bool date_iso(struct call *c, struct object *out)
{
    *out = object_str(as_str(c->self));
    return true;
}

/* ---- s.dt ---- */

struct dt_method {
    struct call *c;
    str format; /* the argument of strftime; STR_NONE if the method is a part
                   such as .year */
};

static bool dt_one(void *data, struct object x, struct object *out)
{
    struct dt_method *k = data;
    str made;
    if (!k->format.p) {
        *out = object_int(part(k->c->operation->name, as_str(x)));
        return true;
    }
    if (!put_format(k->c, k->format, as_str(x), &made))
        return false;
    *out = object_str(made);
    return true;
}

static bool dt_part(struct call *c, struct object *out)
{
    struct dt_method k = {.c = c};
    return texts_each(c->ev, c->at, texts_each_series(c), COLUMN_INT, dt_one,
                      &k, (struct value){0}, out);
}

static bool dt_strftime(struct call *c, struct object *out)
{
    struct dt_method k = {.c = c};
    return call_str(c, PARAM_date_format, &k.format) &&
           texts_each(c->ev, c->at, texts_each_series(c), COLUMN_STR, dt_one,
                      &k, (struct value){0}, out);
}

static bool dt(struct call *c, struct object *out)
{
    static const struct accessor_kind KIND = {S_INIT("dt"), ON_DT, NULL, NULL,
                                              NULL};
    const struct column *x = as_series(c->self)->column;
    for (size_t i = 0; i < x->n; i++) {
        struct value v = column_value(x, i);
        if (column_is_missing(x, i) ||
            (v.type == VALUE_STR && calendar_is_iso(v.s)))
            continue;
        eval_fault(c->ev, DIAG_DF_TYPE, c->at, "%.*s does not hold dates",
                   STR_ARG(eval_column_called(c->ev, x)));
        diag_help(c->ev->d, "pd.to_datetime(df['column']).dt");
        return false;
    }
    *out = accessor_make(c->ev, &KIND, c->self);
    return true;
}

// clang-format off
#define PART(name, help) \
    {S_INIT(name), ON_DATE, date_part, PROPERTY, 0, 1, help}, \
    {S_INIT(name), ON_DT, dt_part, PROPERTY, 0, 1, help}
// clang-format on

const struct operation DATE_OPERATIONS[] = {
    {S_INIT("Timestamp"), ON_PANDAS, timestamp,
     PARAMS(OPT(ts_input, NONE), OPT(year, NONE), OPT(month, NONE),
            OPT(day, NONE)),
     0, 1, "a date from a string or from its parts"},
    PART("day", "the day of the month"),
    PART("dayofweek", "the day of the week; Monday is 0"),
    PART("dayofyear", "the day of the year, from 1"),
    {S_INIT("dt"), ON_SERIES, dt, PROPERTY, 0, 1, "parts of dates"},
    {S_INIT("isoformat"), ON_DATE, date_iso, NO_PARAMS, 0, 1, "2023-09-15"},
    PART("month", "the month, from 1"),
    PART("quarter", "the quarter, from 1"),
    {S_INIT("strftime"), ON_DATE, date_strftime, PARAMS(NEEDS(date_format)), 0,
     1, "the date as a string"},
    {S_INIT("strftime"), ON_DT, dt_strftime, PARAMS(NEEDS(date_format)), 0, 1,
     "dates as strings"},
    {S_INIT("to_datetime"), ON_PANDAS, to_datetime,
     PARAMS(NEEDS(arg), OPT(errors, TEXT("raise"))), 0, 1,
     "converts strings such as 2023-09-15 to dates"},
    {S_INIT("toordinal"), ON_DATE, date_part, NO_PARAMS, 0, 1,
     "days since January 1 of the year 1, which is day 1"},
    PART("year", "the year"),
    {.name = {0}},
};
