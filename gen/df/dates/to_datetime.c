// SPDX-License-Identifier: MIT
// to_datetime: converts each cell, then checks that all dates have the same
// time zone and are written in the same form.
#include "df/dates/to_datetime.h"

#include <math.h>

#include "base/codes/df.h"
#include "base/codes/result.h"
#include "df/dates/each_date.h"
#include "df/indexing/each.h"
#include "df/runtime/scalar.h"
#include "frame/moment_form.h"
#include "frame/moment_read.h"
#include "frame/number.h"

static const str ISO8601 = S_INIT("ISO8601"), MIXED = S_INIT("mixed");

struct date_reading {
    struct eval *ev;
    const struct df_expr *at;
    const struct column *x; /* NULL: a single value */
    const struct to_datetime *how;
};

/* ---- faults ---- */

/* Returns advice on how to use an argument of pd.to_datetime: add the argument
   or, if another call reads the dates, call pd.to_datetime instead. */
static str advice(const struct date_reading *r, const char *argument)
{
    struct arena *a = r->ev->scratch;
    str name = r->x && r->x->name.n ? r->x->name : S("day");
    if (r->how->own)
        return str_fmt(a, "add %s", argument);
    return str_fmt(a,
                   "write df['%.*s'] = pd.to_datetime(df['%.*s'], %s) instead",
                   STR_ARG(name), STR_ARG(name), argument);
}

/* Whether the format 'ISO8601' would read `text`, which the given format cannot
   read, and all other strings. */
static bool is_other_iso(const struct date_reading *r, str text)
{
    int64_t ns;
    int zone;
    str why;
    bool iso = text.p && r->how->format.p && r->how->exact &&
               moment_read_iso(text, &ns, &zone, &why);
    for (size_t i = 0; iso && r->x && i < r->x->n; i++) {
        struct value v = column_value(r->x, i);
        iso = v.type != VALUE_STR || moment_is_missing(str_trim(v.s)) ||
              moment_read_iso(v.s, &ns, &zone, &why);
    }
    return iso;
}

static bool no_date(const struct date_reading *r, size_t row, str text, str why)
{
    struct eval *ev = r->ev;
    str where = r->x ? str_fmt(ev->scratch, "it is %.*s; ",
                               STR_ARG(eval_cell_place(ev, r->x, row)))
                     : S("");
    eval_fault(ev, DIAG_DF_VALUE, r->at, "'%.*s' is not a date%s%.*s",
               STR_ARG(text), why.n ? ": " : "", STR_ARG(why));
    str way = r->x && !r->how->coerce
                  ? str_fmt(ev->scratch, ", or %.*s to make it NaT",
                            STR_ARG(advice(r, "errors='coerce'")))
                  : S("");
    if (moment_is_relative(text) && !r->how->format.p)
        diag_help(ev->d, "%.*s" MOMENT_RELATIVE_HELP, STR_ARG(where));
    else
        diag_help(ev->d, "%.*s%s%.*s", STR_ARG(where),
                  str_eq(r->how->format, ISO8601)
                      ? "write dates as in 2023-09-15 or 2023-09-15 14:30, or "
                        "use the format 'mixed', which reads other forms"
                  : is_other_iso(r, text)
                      ? "the format 'ISO8601' reads all forms of ISO 8601"
                  : r->how->format.p ? "check the format"
                                     : "write dates as in 2023-09-15, "
                                       "2023-09-15 14:30, 15 Sep 2023 or "
                                       "September 2023",
                  STR_ARG(way));
    return false;
}

static bool no_letter(const struct date_reading *r, char letter)
{
    eval_fault(r->ev, DIAG_DF_UNSUPPORTED, r->at, "'%%%c' in a date's format",
               letter);
    diag_help(r->ev->d, "%%Y, %%y, %%m, %%d, %%H, %%I, %%M, %%S, %%f, %%p, "
                        "%%b, %%B, %%a, %%A, %%j and %%z are supported");
    return false;
}

/* ---- cells ---- */

static bool read_text(const struct date_reading *r, str text, int64_t *ns,
                      int *zone, str *why)
{
    const struct to_datetime *how = r->how;
    struct moment_how order = {how->dayfirst, how->yearfirst};
    if (str_eq(how->format, ISO8601))
        return moment_read_iso(text, ns, zone, why);
    return how->format.p ? moment_read_format(text, how->format, how->exact, ns,
                                              zone, why)
                         : moment_read(text, order, ns, zone, why);
}

/* Converts v, a number of units of time since 1970, to nanoseconds. False if
   the result is out of range. */
static bool read_number(const struct date_reading *r, struct value v,
                        int64_t *ns)
{
    double f;
    if (v.type == VALUE_INT)
        return !__builtin_mul_overflow(v.i, r->how->unit, ns);
    scalar_number(v, &f);
    double whole = floor(f), part = f - whole,
           digits = r->how->unit >= MOMENT_SECOND ? 1e9 : 1e6;
    if (fabs(f) * (double)r->how->unit >= 0x1p63)
        return false;
    part = rint(part * digits) / digits;
    *ns =
        (int64_t)whole * r->how->unit + (int64_t)(part * (double)r->how->unit);
    return true;
}

/* Returns v as a string, so that a number can be read with a format such as
   %Y%m%d. */
static str text_of(const struct date_reading *r, struct value v)
{
    struct buf b = {.a = r->ev->scratch};
    if (v.type == VALUE_FLOAT && v.f == floor(v.f) && fabs(v.f) < 1e15)
        v = (struct value){.type = VALUE_INT, .i = (int64_t)v.f};
    value_put(&b, v);
    return buf_end(&b);
}

static bool missing_date(struct value *out)
{
    *out = (struct value){.type = VALUE_NA, .ns = MOMENT_NAT};
    return true;
}

static bool wrong_type(const struct date_reading *r, size_t row)
{
    eval_fault(r->ev, DIAG_DF_TYPE, r->at,
               "expected strings or numbers, not a bool or a time span");
    if (r->x)
        diag_help(r->ev->d, "it is %.*s",
                  STR_ARG(eval_cell_place(r->ev, r->x, row)));
    return false;
}

/* Converts v, the cell in `row`. Returns false on failure, which is reported
   unless how->ignore is set. */
static bool read_value(const struct date_reading *r, size_t row, struct value v,
                       struct value *out)
{
    int64_t ns = 0;
    int zone = ZONE_NONE;
    double f;
    str why = STR_NONE, text = v.type == VALUE_STR ? v.s : STR_NONE;
    bool ok;
    if (scalar_missing(v) || (text.p && moment_is_missing(str_trim(text))))
        return missing_date(out);
    if (v.type == VALUE_BOOL || v.type == VALUE_SPAN)
        return !r->how->ignore && wrong_type(r, row);
    if (v.type == VALUE_DATE) {
        *out = v;
        if (v.zone == ZONE_CIVIL)
            out->zone = ZONE_NONE;
        return true;
    }
    bool number = scalar_number(v, &f);
    if (number && (r->how->format.p || r->how->texts)) {
        text = text_of(r, v);
        number = false;
    }
    if (text.p && r->how->unit != 1 && !r->how->format.p &&
        str_to_double(text, &f)) {
        number = true;
        v = (struct value){.type = VALUE_FLOAT, .f = f};
    }
    if (number && !r->how->format.p)
        ok = read_number(r, v, &ns);
    else
        ok = read_text(r, text, &ns, &zone, &why);
    if (ok && ns != MOMENT_NAT) {
        *out = each_date_value(ns, r->how->utc ? ZONE_UTC : zone);
        return true;
    }
    if (text.p && moment_is_relative(text) && !r->how->format.p)
        return no_date(r, row, text, S("it depends on the day of the build"));
    if (r->how->coerce)
        return missing_date(out);
    return !r->how->ignore && no_date(r, row, text.p ? text : text_of(r, v),
                                      number ? S("it is out of range") : why);
}

/* ---- columns ---- */

/* Reports that dates i and k have different offsets from UTC, or that only one
   of the two has an offset. */
static bool mixed_zones(const struct date_reading *r, const struct value *v,
                        size_t i, size_t k)
{
    struct eval *ev = r->ev;
    bool none = v[i].zone == ZONE_NONE || v[k].zone == ZONE_NONE;
    eval_fault(ev, DIAG_DF_VALUE, r->at,
               none ? "some dates have an offset from UTC, others have none"
                    : "the dates have different offsets from UTC");
    struct buf b = {.a = ev->scratch};
    value_put(&b, v[i]);
    str first = buf_end(&b);
    b = (struct buf){.a = ev->scratch};
    value_put(&b, v[k]);
    str second = buf_end(&b);
    diag_help(
        ev->d, "%.*s is %.*s, and %.*s is %.*s; %.*s to convert all to UTC",
        STR_ARG(first), STR_ARG(eval_cell_place(ev, r->x, i)), STR_ARG(second),
        STR_ARG(eval_cell_place(ev, r->x, k)), STR_ARG(advice(r, "utc=True")));
    return false;
}

static bool same_zone(const struct date_reading *r, const struct value *v,
                      size_t n, int *zone)
{
    size_t first = STR_NPOS;
    *zone = r->how->utc ? ZONE_UTC : ZONE_NONE;
    for (size_t i = 0; i < n; i++) {
        if (v[i].type == VALUE_NA)
            continue;
        first = first == STR_NPOS ? i : first;
        *zone = v[i].zone;
        if (v[i].zone != v[first].zone)
            return mixed_zones(r, v, first, i);
    }
    return true;
}

/* ---- one form for all dates ---- */

/* Reports that the date in `row` has another form than the date in row `first`
   or, if `reordered`, that the order of its day and month depends on the date
   in row `first`. Returns false. */
static bool other_form(const struct date_reading *r, size_t row, size_t first,
                       bool reordered)
{
    struct eval *ev = r->ev;
    str text = text_of(r, column_value(r->x, row));
    str form = r->how->texts ? S("add date_format='mixed'")
                             : advice(r, "format='mixed'");
    if (reordered)
        eval_fault(ev, DIAG_DF_VALUE, r->at,
                   "the order of day and month in '%.*s' depends on the first "
                   "date, '%.*s'",
                   STR_ARG(text), STR_ARG(column_value(r->x, first).s));
    else
        eval_fault(ev, DIAG_DF_VALUE, r->at,
                   "'%.*s' is not in the same form as the first date, '%.*s'",
                   STR_ARG(text), STR_ARG(column_value(r->x, first).s));
    diag_help(
        ev->d, "'%.*s' is %.*s; %.*s to read each date by itself%s",
        STR_ARG(text), STR_ARG(eval_cell_place(ev, r->x, row)), STR_ARG(form),
        reordered ? ", or state the format of all dates, such as '%d/%m/%Y'"
                  : "");
    return false;
}

/* pandas guesses the format of all dates from `first`. Whether it then reads
   `text` as another date than it would without that format. */
static bool is_reordered(const struct date_reading *r, str first, str text)
{
    unsigned a, b, x, y;
    bool dayfirst = r->how->dayfirst, swapped;
    if (moment_form_years_first(first, &a, &b))
        return dayfirst && b <= 12 && moment_form_years_first(text, &x, &y) &&
               x != y;
    swapped = moment_is_swapped(first, dayfirst);
    return swapped ? moment_is_ambiguous(text)
                   : moment_is_swapped(text, dayfirst);
}

/* Returns the row of the first string or date that is not missing; x->n if
   there is none. */
static size_t first_row(const struct column *x)
{
    size_t i = 0;
    for (; i < x->n; i++) {
        struct value v = column_value(x, i);
        if (!scalar_missing(v) &&
            (v.type != VALUE_STR || !moment_is_missing(str_trim(v.s))))
            break;
    }
    return i;
}

/* Whether a date of another form than the first date becomes NaT. False if
   pandas instead reads a date with day and month swapped. */
static bool is_coerced(const struct date_reading *r, str first, bool reordered)
{
    unsigned month, day;
    return r->how->coerce &&
           (!reordered || (!moment_form_years_first(first, &month, &day) &&
                           !moment_is_swapped(first, r->how->dayfirst)));
}

/* Whether pandas 2 reads the dates of the column, which v contains: all must be
   written in the same form as the first date. Makes a date of another form NaT
   with errors='coerce'; otherwise reports it and returns false. As in pandas,
   the dates may have several forms if the first string is not a date. */
static bool has_one_form(const struct date_reading *r, struct value *v)
{
    const struct column *x = r->x;
    struct arena *a = r->ev->scratch;
    struct buf want = {.a = a}, got = {.a = a};
    size_t first = first_row(x);
    if (!r->how->one_form || first == x->n || v[first].type == VALUE_NA ||
        column_value(x, first).type != VALUE_STR ||
        !moment_form(&want, column_value(x, first).s, false))
        return true;
    bool short_may = str_find(buf_str(&want), S("%b"), 0) != STR_NPOS;
    for (size_t i = first; i < x->n; i++) {
        struct value cell = column_value(x, i);
        if (v[i].type == VALUE_NA || cell.type == VALUE_DATE)
            continue;
        got.n = 0;
        if (cell.type == VALUE_STR)
            moment_form(&got, cell.s, short_may);
        bool same = str_eq(buf_str(&got), buf_str(&want));
        str from = column_value(x, first).s;
        if (same && !is_reordered(r, from, cell.s))
            continue;
        if (!is_coerced(r, from, same))
            return other_form(r, i, first, same);
        missing_date(&v[i]);
    }
    return true;
}

/* Warns if one string of a column can only begin with a day, such as
   13/02/2024, while another string was read as beginning with a month, such as
   03/02/2024. With dayfirst, warns if a string can only begin with a month
   while another string was read as beginning with a day. */
static void check_order(const struct date_reading *r)
{
    size_t month = STR_NPOS, day = STR_NPOS;
    struct moment_how how = {.dayfirst = r->how->dayfirst};
    struct value v;
    int64_t ns, other;
    int zone;
    str why;
    if (r->how->format.p || !r->x || r->x->type != COLUMN_STR)
        return;
    for (size_t i = 0; i < r->x->n; i++) {
        v = column_value(r->x, i);
        if (v.type != VALUE_STR || v.s.n > 10 ||
            (v.s.n > 4 && char_is_digit(v.s.p[2]) && char_is_digit(v.s.p[3])))
            continue;
        struct moment_how not = {.dayfirst = !how.dayfirst};
        if (!moment_read(v.s, how, &ns, &zone, &why) ||
            !moment_read(v.s, not, &other, &zone, &why))
            continue;
        if (moment_is_ambiguous(v.s))
            month = month == STR_NPOS ? i : month;
        else if (moment_is_swapped(v.s, how.dayfirst))
            day = day == STR_NPOS ? i : day;
    }
    if (month == STR_NPOS || day == STR_NPOS)
        return;
    struct value a = column_value(r->x, month), b = column_value(r->x, day);
    diag_at(r->ev->d, DIAG_DF_DATE_ORDER, eval_pos(r->ev, r->at),
            str_fmt(r->ev->scratch, "'%.*s'", STR_ARG(a.s)),
            how.dayfirst ? S("day") : S("month"),
            str_fmt(r->ev->scratch, "'%.*s'", STR_ARG(b.s)));
    diag_help(r->ev->d,
              "add %s, or %s='%s', if all dates begin with the "
              "%s",
              how.dayfirst ? "dayfirst=False" : "dayfirst=True",
              r->how->texts ? "date_format" : "format",
              how.dayfirst ? "%m/%d/%Y" : "%d/%m/%Y",
              how.dayfirst ? "month" : "day");
}

const struct column *to_datetime_column(struct eval *ev,
                                        const struct df_expr *at,
                                        const struct column *x,
                                        const struct to_datetime *how)
{
    struct date_reading r = {ev, at, x, how};
    char letter = how->format.p ? moment_format_unknown(how->format) : 0;
    int zone;
    void *cells;
    if (x->type == COLUMN_DATE && !how->utc && x->zone != ZONE_CIVIL)
        return x;
    if (letter)
        return no_letter(&r, letter), NULL;
    if (!eval_spend(ev, at, x->n, sizeof(struct value)))
        return NULL;
    struct arena_mark mark = arena_mark(ev->scratch);
    struct value *v = NEW_N(ev->scratch, struct value, x->n + 1);
    size_t faults = ev->d->n;
    for (size_t i = 0; i < x->n; i++)
        if (!read_value(&r, i, column_value(x, i), &v[i]))
            return how->ignore && ev->d->n == faults ? x : NULL;
    if (!has_one_form(&r, v) || !same_zone(&r, v, x->n, &zone))
        return NULL;
    check_order(&r);
    struct column *c =
        eval_column(ev, at, x->name, COLUMN_DATE, x->n, &cells, &x, 1);
    for (size_t i = 0; c && i < x->n; i++)
        ((int64_t *)cells)[i] = value_time(v[i]);
    if (c)
        c->zone = (int16_t)(how->utc ? ZONE_UTC : zone);
    arena_rewind(ev->scratch, mark);
    return c;
}

bool to_datetime_value(struct eval *ev, const struct df_expr *at,
                       struct value v, const struct to_datetime *how,
                       struct value *out)
{
    struct date_reading r = {ev, at, NULL, how};
    char letter = how->format.p ? moment_format_unknown(how->format) : 0;
    if (letter)
        return no_letter(&r, letter);
    v.shown = v.type == VALUE_DATE ? 0 : v.shown;
    if (how->one_form && v.type == VALUE_STR && is_reordered(&r, v.s, v.s))
        return eval_fault(ev, DIAG_DF_VALUE, at,
                          "'dayfirst' would swap the day and month of '%.*s'",
                          STR_ARG(v.s)) ||
               eval_help(ev, "remove dayfirst: the year comes first");
    if (read_value(&r, 0, v, out)) {
        if (how->utc && out->type == VALUE_DATE)
            out->zone = ZONE_UTC;
        return true;
    }
    *out = v;
    return how->ignore;
}

/* ---- pd.to_datetime ---- */

void to_datetime_format(struct to_datetime *how, str format)
{
    how->format = str_eq(format, MIXED) ? STR_NONE : format;
    how->one_form = false;
}

static bool not_both(struct call *c, enum param a, enum param b)
{
    return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, a),
                      "'%.*s' cannot be combined with this value of '%.*s'",
                      STR_ARG(operation_param(a)), STR_ARG(operation_param(b)));
}

/* Reads format=, and reports other arguments that cannot be combined with
   it. */
static bool read_format(struct call *c, struct to_datetime *how)
{
    str format = S("");
    if (!call_has(c, PARAM_format))
        return true;
    if (!call_str(c, PARAM_format, &format))
        return false;
    to_datetime_format(how, format);
    if (call_has(c, PARAM_unit))
        return not_both(c, PARAM_unit, PARAM_format);
    bool forms = str_eq(format, MIXED) || str_eq(format, ISO8601);
    return !forms || !call_given(c, PARAM_exact) ||
           not_both(c, PARAM_exact, PARAM_format);
}

static bool read_how(struct call *c, struct to_datetime *how)
{
    static const str ERRORS[] = {S_INIT("raise"), S_INIT("coerce"),
                                 S_INIT("ignore")};
    unsigned errors;
    str unit = S("ns");
    struct object origin = call_value(c, PARAM_origin);
    *how = TO_DATETIME_USUAL;
    how->own = true;
    how->one_form = !call_has(c, PARAM_unit);
    if (!call_choice(c, PARAM_errors, ERRORS, 3, &errors) ||
        !call_bool(c, PARAM_dayfirst, &how->dayfirst) ||
        !call_bool(c, PARAM_yearfirst, &how->yearfirst) ||
        !call_bool(c, PARAM_exact, &how->exact))
        return false;
    if (call_has(c, PARAM_utc) && !call_bool(c, PARAM_utc, &how->utc))
        return false;
    if (!read_format(c, how))
        return false;
    if (call_has(c, PARAM_unit) && !call_str(c, PARAM_unit, &unit))
        return false;
    how->coerce = errors == 1;
    how->ignore = errors == 2;
    how->unit = span_unit(unit);
    if (origin.type != OBJECT_STR || !str_eq(as_str(origin), S("unix")))
        return call_refuse(c, PARAM_origin);
    if (how->unit)
        return true;
    eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_unit),
               "'%.*s' is not a unit of time", STR_ARG(unit));
    return eval_help(c->ev, "units are 'D', 'h', 'm', 's', 'ms', 'us', 'ns'");
}

/* Sets *out to the dates that the columns year, month, day, hour, minute and
   second of f describe. */
static bool assemble(struct call *c, const struct frame *f,
                     const struct to_datetime *how, struct object *out)
{
    static const struct {
        str name;
        int64_t unit;
    } PARTS[] = {{S_INIT("year"), 0},
                 {S_INIT("month"), 0},
                 {S_INIT("day"), 0},
                 {S_INIT("hour"), MOMENT_HOUR},
                 {S_INIT("minute"), MOMENT_MINUTE},
                 {S_INIT("second"), MOMENT_SECOND}};
    const struct column *parts[6] = {0};
    struct eval *ev = c->ev;
    void *cells;
    for (size_t i = 0; i < 6; i++) {
        size_t k = frame_find(f, PARTS[i].name);
        if (k != STR_NPOS)
            parts[i] = f->columns[k];
        else if (i < 3)
            return eval_no_column(ev, call_at(c, PARAM_arg), PARTS[i].name, f);
    }
    struct column *made =
        eval_column(ev, c->at, STR_NONE, COLUMN_DATE, f->n, &cells, parts, 6);
    for (size_t r = 0; made && r < f->n; r++) {
        double p[6] = {0};
        bool gap = false;
        int64_t ns;
        for (size_t i = 0; i < 6; i++)
            gap |= parts[i] && !column_number(parts[i], r, &p[i]);
        ((int64_t *)cells)[r] = MOMENT_NAT;
        if (gap)
            continue;
        struct civil_time m = {
            .year = (int)p[0], .month = (unsigned)p[1], .day = (unsigned)p[2]};
        if (!moment_make(m, &ns)) {
            if (how->coerce)
                continue;
            return eval_fault(ev, DIAG_DF_VALUE, call_at(c, PARAM_arg),
                              "row %zu: there is no date %g-%02g-%02g", r + 1,
                              p[0], p[1], p[2]);
        }
        for (size_t i = 3; i < 6; i++)
            ns += (int64_t)(p[i] * (double)PARTS[i].unit);
        ((int64_t *)cells)[r] = ns;
    }
    if (made && how->utc)
        made->zone = ZONE_UTC;
    if (made)
        *out = object_series(ev->scratch, made, f->index, f->n_index);
    return made != NULL;
}

/* Replaces a dict, the argument arg, by the frame that pd.DataFrame makes of
   it. */
static bool frame_of_dict(struct call *c, struct object *x)
{
    const struct object pd = {.type = OBJECT_MODULE, .u.s = S("pd")};
    const struct df_expr *at = call_at(c, PARAM_arg);
    struct object f;
    return c->ev->attribute(c->ev, at, pd, S("DataFrame"), &f) &&
           c->ev->call(c->ev, at, f, x, 1, x);
}

static bool to_datetime(struct call *c, struct object *out)
{
    struct object x = call_arg(c, PARAM_arg);
    const struct df_expr *at = call_at(c, PARAM_arg);
    struct to_datetime how;
    struct value v;
    if (!read_how(c, &how))
        return false;
    if (x.type == OBJECT_NONE) {
        *out = x;
        return true;
    }
    if (x.type == OBJECT_DICT && !frame_of_dict(c, &x))
        return false;
    if (x.type == OBJECT_FRAME)
        return assemble(c, as_frame(x), &how, out);
    if (object_scalar(x, &v)) {
        if (!to_datetime_value(c->ev, at, v, &how, &v))
            return false;
        *out = object_value(v);
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
        return call_wrong(c, PARAM_arg, "a string or a column of strings");
    struct object plain = x;
    if (as_series(x)->kind == SERIES_ARRAY)
        plain =
            object_array(c->ev->scratch, as_series(x)->column, SERIES_INDEX);
    const struct column *made =
        to_datetime_column(c->ev, at, as_series(plain)->column, &how);
    if (made)
        *out = each_series(c->ev, as_series(plain), made);
    return made != NULL;
}

const struct operation TO_DATETIME_OPERATIONS[] = {
    {S_INIT("to_datetime"), ON_PANDAS, to_datetime,
     PARAMS(NEEDS(arg), OPT(errors, TEXT("raise")), OPT(dayfirst, FALSE),
            OPT(yearfirst, FALSE), OPT(utc, NONE), OPT(format, NONE),
            OPT(exact, TRUE), OPT(unit, NONE),
            OPT(infer_datetime_format, FALSE), OPT(origin, TEXT("unix")),
            OPT(cache, TRUE)),
     0, 4, "converts strings, numbers and parts of dates to dates"},
    {.name = {0}},
};
