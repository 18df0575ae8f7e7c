// SPDX-License-Identifier: MIT
// astype: rounds columns as numpy does and converts their type. Strings are
// parsed as Python parses them.
#include "df/elementwise/astype.h"
#include "df/dates/to_datetime.h"
#include "df/dates/to_timedelta.h"
#include "frame/moment.h"

#include <math.h>
#include <stdio.h>

#include "base/codes/df.h"
#include "df/indexing/each.h"
#include "df/indexing/operate.h"
#include "df/runtime/category.h"
#include "df/runtime/instead.h"
#include "df/runtime/json_guard.h"
#include "df/runtime/json_object.h"
#include "df/runtime/masked.h"
#include "df/runtime/represent.h"
#include "df/runtime/scalar.h"
#include "frame/digits.h"
#include "frame/nullable.h"
#include "frame/number.h"

/* Rounds i to tens (`digits` is -1), hundreds (-2) and so on. Ties go to the
   even neighbour. If `digits` is not negative, *out is i. numpy instead
   converts i to a float and rounds it, with the same result up to 2**53.
   Returns false on overflow. */
static bool round_int(int64_t i, int digits, int64_t *out)
{
    uint64_t size = i < 0 ? 0 - (uint64_t)i : (uint64_t)i, unit = 1;
    *out = digits < -19 ? 0 : i;
    if (digits >= 0 || digits < -19)
        return true;
    for (int k = digits; k < 0; k++)
        unit *= 10;
    uint64_t rest = size % unit, half = unit / 2, down = size - rest;
    bool up = rest > half || (rest == half && down / unit % 2 == 1);
    size = down + (up ? unit : 0);
    *out = (int64_t)(i < 0 ? 0 - size : size);
    return size <= (uint64_t)INT64_MAX + (i < 0);
}

static bool digits_of(struct call *c, const struct df_expr *at, struct object x,
                      int *digits)
{
    if (x.type != OBJECT_INT)
        return eval_fault(c->ev, DIAG_DF_TYPE, at,
                          "the number of digits must be an integer, not '%s'",
                          object_type_name(x));
    *digits = as_int(x) < -400 ? -400 : as_int(x) > 400 ? 400 : (int)as_int(x);
    return true;
}

static const struct column *rounded_plain(struct call *c,
                                          const struct column *x, int digits)
{
    void *cells;
    if (x->type == COLUMN_INT && digits >= 0)
        return x;
    struct column *r =
        eval_column(c->ev, c->at, x->name, x->type, x->n, &cells, &x, 1);
    bool changed = false, over = false;
    for (size_t i = 0; r && i < x->n; i++) {
        if (x->type == COLUMN_INT) {
            over |= !round_int(x->i[i], digits, &((int64_t *)cells)[i]);
            changed |= r->i[i] != x->i[i];
        } else {
            ((double *)cells)[i] = number_round(x->f[i], digits);
            changed |= r->f[i] != x->f[i] && !isnan(x->f[i]);
        }
    }
    if (over)
        return scalar_too_large(c->ev, c->at), NULL;
    if (changed)
        r->known_digits = digits_least(r->known_digits, digits_mark(digits));
    return r;
}

static const struct column *rounded(struct call *c, const struct column *x,
                                    int digits)
{
    const struct column *r = masked_plain(c->ev, c->at, x);
    r = r ? rounded_plain(c, r, digits) : NULL;
    return r ? masked_like(c->ev, c->at, r, x, true) : NULL;
}

/* Reads argument p of round() for column x of a frame: sets *digits to the
   number of decimals, and *skip to whether x stays unchanged. Returns false on
   failure, which is reported. */
static bool column_digits(struct call *c, enum param p, const struct column *x,
                          int *digits, bool *skip)
{
    struct object arg = call_given(c, p) ? call_arg(c, p) : object_int(0);
    *skip = nullable_cells(x) > COLUMN_FLOAT;
    if (arg.type == OBJECT_DICT) {
        const struct object *n = object_dict_get(
            as_dict(arg), object_of_name(c->ev->scratch, x->name));
        if (!n) {
            *skip = true;
            return true;
        }
        arg = *n;
    }
    return digits_of(c, call_at(c, p), arg, digits);
}

static bool round_series(struct call *c, const struct series *s, enum param p,
                         struct object *out)
{
    struct object n = call_given(c, p) ? call_arg(c, p) : object_int(0);
    int digits = 0;
    if (!digits_of(c, call_at(c, p), n, &digits))
        return false;
    if (nullable_cells(s->column) > COLUMN_FLOAT && s->column->n)
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "a column of %s cannot be rounded",
                          s->column->type == COLUMN_BOOL ? "bool"
                                                         : "strings") ||
               eval_help(c->ev, "convert it first: .astype('float')");
    const struct column *r = rounded(c, s->column, digits);
    if (!r)
        return false;
    *out = each_series(c->ev, s, r);
    return true;
}

/* Rounds a series or frame to the number of decimals in argument p. Returns
   false on failure, which is reported. */
static bool round_table(struct call *c, struct object x, enum param p,
                        struct object *out)
{
    if (x.type == OBJECT_SERIES)
        return round_series(c, as_series(x), p, out);
    struct frame *f = object_own_frame(c->ev->a, as_frame(x));
    for (size_t i = 0; i < f->n_columns; i++) {
        int digits = 0;
        bool skip;
        if (!column_digits(c, p, f->columns[i], &digits, &skip))
            return false;
        if (!skip && !(f->columns[i] = rounded(c, f->columns[i], digits)))
            return false;
    }
    *out = object_frame(f);
    return true;
}

static bool run_round(struct call *c, struct object *out)
{
    return round_table(c, c->self, PARAM_decimals, out);
}

/* Rounds like Python's round(x, n), which is exact, unlike numpy: 2.675 to two
   decimals is 2.67. */
static double round_decimal(double f, int digits)
{
    char text[800];
    double r;
    if (digits < 0)
        return number_round(f, digits);
    if (digits > 323)
        return f;
    int n = snprintf(text, sizeof text, "%.*f", digits, f);
    return str_to_double((str){text, (size_t)n}, &r) ? r : f;
}

void astype_mark(struct object *out, double before, int digits)
{
    struct value v;
    double after;
    if (object_scalar(*out, &v) && scalar_number(v, &after))
        out->known_digits = digits_rounded(before, after, digits);
}

bool astype_round_value(struct call *c, enum param number, enum param p,
                        struct object *out)
{
    struct object x = call_arg(c, number);
    int digits = 0;
    double f;
    struct value v;
    if (x.type == OBJECT_SERIES || x.type == OBJECT_FRAME)
        return round_table(c, x, p, out);
    if (call_given(c, p) &&
        !digits_of(c, call_at(c, p), call_arg(c, p), &digits))
        return false;
    if (!object_scalar(x, &v) || !scalar_number(v, &f))
        return call_wrong(c, number, "a number");
    if (x.type != OBJECT_FLOAT) {
        int64_t i = x.type == OBJECT_INT ? as_int(x) : as_bool(x);
        if (!round_int(i, digits, &i))
            return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                              "the integer does not fit into 64 bits") ||
                   eval_help(c->ev, "convert it to float first: float(x)");
        *out = object_int(i);
    } else if (call_given(c, p) || !isfinite(f) || fabs(f) >= 0x1p62)
        *out = object_float(!isfinite(f) ? f
                            : x.numpy    ? number_round(f, digits)
                                         : round_decimal(f, digits));
    else
        *out = object_int((int64_t)rint(f));
    astype_mark(out, f, digits);
    return true;
}

static bool round_builtin(struct call *c, struct object *out)
{
    return astype_round_value(c, PARAM_number, PARAM_ndigits, out);
}

/* ---- types ---- */

/* A target type: the type of the cells, and options. */
struct conversion {
    enum column_type type;
    bool category;
    const struct dtype *nullable; /* a nullable type, or NULL */
    const struct dtype *like;     /* pd.CategoricalDtype(...), or NULL */
};

static bool type_named(str name, struct conversion *to)
{
    static const struct {
        str name;
        enum column_type type;
    } TYPES[] = {
        {S_INIT("int"), COLUMN_INT},
        {S_INIT("int64"), COLUMN_INT},
        {S_INIT("float"), COLUMN_FLOAT},
        {S_INIT("float64"), COLUMN_FLOAT},
        {S_INIT("str"), COLUMN_STR},
        {S_INIT("bool"), COLUMN_BOOL},
        {S_INIT("object"), COLUMN_OBJECT},
        {S_INIT("category"), COLUMN_OBJECT},
        {S_INIT("datetime64[ns]"), COLUMN_DATE},
        {S_INIT("timedelta64[ns]"), COLUMN_SPAN},
    };
    *to = (struct conversion){.nullable = nullable_named(name)};
    if (to->nullable) {
        to->type = to->nullable->cells;
        return true;
    }
    for (size_t i = 0; i < sizeof TYPES / sizeof *TYPES; i++)
        if (str_eq(TYPES[i].name, name)) {
            to->type = TYPES[i].type;
            to->category = str_eq(name, S("category"));
            return true;
        }
    return false;
}

static bool type_of(struct call *c, struct object x, struct conversion *to)
{
    if (x.type == OBJECT_TYPE) {
        *to = (struct conversion){.type = as_type(x)};
        return true;
    }
    if (x.type == OBJECT_STR && type_named(as_str(x), to))
        return true;
    *to = (struct conversion){.type = COLUMN_OBJECT, .category = true};
    if ((to->like = category_type(x)))
        return true;
    if (x.type == OBJECT_STR)
        eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, PARAM_dtype),
                   "type '%.*s'", STR_ARG(as_str(x)));
    else
        return call_wrong(c, PARAM_dtype, "the name of a type, such as 'int'");
    if (!instead_help_argument(c->ev, c->at, c->operation->name, as_str(x)))
        diag_help(c->ev->d, "types are 'int', 'float', 'str', 'bool', "
                            "'string', 'category', 'Int64', 'Float64', "
                            "'boolean', 'datetime64[ns]'");
    return false;
}

/* Strips what Python ignores in int('...') and float('...'): white space around
   the number and single underscores between digits. Returns false if an
   underscore is misplaced or nothing is left. */
static bool text_digits(struct eval *ev, str s, str *out)
{
    *out = str_trim(s);
    for (size_t i = 0; i < out->n; i++)
        if (out->p[i] == '_' &&
            (i == 0 || i + 1 == out->n || !char_is_digit(out->p[i - 1]) ||
             !char_is_digit(out->p[i + 1])))
            return false;
    if (str_find_char(*out, '_', 0) != STR_NPOS)
        *out = str_replace(ev->scratch, *out, S("_"), S(""));
    return out->n > 0;
}

static bool text_to_int(struct eval *ev, str s, int64_t *out)
{
    str digits;
    long i;
    if (!text_digits(ev, s, &digits) || !str_to_long(digits, &i))
        return false;
    if (i == INT64_MAX || i == INT64_MIN) { /* strtol saturates on overflow */
        str back = str_fmt(ev->scratch, "%ld", i);
        str bare = digits.p[0] == '+' ? str_from(digits, 1) : digits;
        if (!str_eq(back, bare))
            return false;
    }
    *out = i;
    return true;
}

static bool text_to_float(struct eval *ev, str s, double *out)
{
    str digits;
    if (!text_digits(ev, s, &digits))
        return false;
    for (size_t i = 0; i < digits.n; i++) /* reject hexadecimal and nan(...) */
        if (memchr("xXpP(", digits.p[i], 5))
            return false;
    return str_to_double(digits, out);
}

static str text_of(struct eval *ev, struct value v)
{
    struct buf b = {.a = ev->a};
    if (v.type == VALUE_STR)
        return v.s;
    if (v.type == VALUE_NA)
        return v.na                 ? S("<NA>")
               : v.none             ? S("None")
               : v.ns == MOMENT_NAT ? S("NaT")
                                    : S("nan");
    value_put(&b, v);
    if (v.type == VALUE_FLOAT && isnan(v.f))
        return S("nan");
    return buf_end(&b);
}

static bool no_value(struct eval *ev, const struct df_expr *at, struct value v,
                     const char *type)
{
    double f;
    eval_fault(ev, DIAG_DF_VALUE, at, "cannot convert '%.*s' to %s",
               STR_ARG(text_of(ev, v)), type);
    if (v.type == VALUE_STR && text_to_float(ev, v.s, &f))
        diag_help(ev->d, "write int(float(x)) to cut off the decimals");
    else if (v.type == VALUE_STR)
        diag_help(ev->d, "expected digits, such as '12'");
    return false;
}

static bool to_int(struct eval *ev, const struct df_expr *at, struct value v,
                   int64_t *out)
{
    switch (v.type) {
    case VALUE_INT: *out = v.i; return true;
    case VALUE_BOOL: *out = v.b; return true;
    case VALUE_DATE:
    case VALUE_SPAN: *out = v.ns; return true;
    case VALUE_STR:
        return text_to_int(ev, v.s, out) || no_value(ev, at, v, "an integer");
    case VALUE_FLOAT:
        if (isfinite(v.f) && v.f >= -0x1p63 && v.f < 0x1p63) {
            *out = (int64_t)v.f;
            return true;
        }
        break;
    case VALUE_NA: break;
    }
    if (v.type == VALUE_NA || isnan(v.f))
        return eval_fault(ev, DIAG_DF_VALUE, at,
                          "a missing value cannot become an integer");
    return eval_fault(ev, DIAG_DF_VALUE, at,
                      "'%.*s' does not fit into an integer",
                      STR_ARG(text_of(ev, v)));
}

static bool to_float(struct eval *ev, const struct df_expr *at, struct value v,
                     double *out)
{
    if (v.type == VALUE_STR)
        return text_to_float(ev, v.s, out) || no_value(ev, at, v, "a number");
    if (v.type == VALUE_DATE || v.type == VALUE_SPAN)
        return eval_fault(ev, DIAG_DF_TYPE, at,
                          "dates and time spans are not numbers") ||
               eval_help(ev, ".dt.total_seconds() is the number of seconds of "
                             "a time span");
    if (!scalar_number(v, out))
        *out = (double)NAN;
    return true;
}

static bool to_bool(struct value v)
{
    double f;
    if (v.type == VALUE_STR)
        return v.s.n > 0;
    if (v.type == VALUE_NA)
        return !v.none; /* bool(nan) is True */
    return !scalar_number(v, &f) || f != 0;
}

static bool convert_cell(struct eval *ev, const struct df_expr *at,
                         struct value v, enum column_type to, size_t i,
                         void *cells)
{
    switch (to) {
    case COLUMN_INT: return to_int(ev, at, v, &((int64_t *)cells)[i]);
    case COLUMN_FLOAT: return to_float(ev, at, v, &((double *)cells)[i]);
    case COLUMN_BOOL: ((bool *)cells)[i] = to_bool(v); return true;
    case COLUMN_STR: ((str *)cells)[i] = text_of(ev, v); return true;
    default: ((struct value *)cells)[i] = v; return true;
    }
}

/* Sets the marks (tainted, known_digits) of column `made`, which is x after
   conversion. A cell that was made from nan or an infinity becomes tainted. If
   a conversion to integers cut off decimals, made->known_digits records that
   the decimals are unknown. */
static void mark(struct eval *ev, struct column *made, const struct column *x)
{
    uint8_t cut = 0;
    double f;
    for (size_t i = 0; i < x->n; i++) {
        struct value v = column_value(x, i);
        bool text = made->type == COLUMN_STR && made->s[i].p;
        if ((text && value_taints(v)) ||
            (v.tainted && made->type < COLUMN_BOOL))
            column_taint(ev->a, made, i);
        if (made->type == COLUMN_INT && scalar_number(v, &f))
            cut |= digits_rounded(f, (double)made->i[i], 0);
    }
    made->known_digits = digits_least(made->known_digits, cut);
}

/* Sets the help about cell i of x, which cannot be converted: its position, and
   what to do. */
static void help_cell(struct eval *ev, const struct column *x, size_t i)
{
    struct value v = column_value(x, i);
    double f;
    const char *what = "";
    if (v.na)
        what = "; .astype('Float64') keeps missing values";
    else if (scalar_missing(v))
        what = "; .fillna(0) replaces missing values, .astype('Int64') keeps "
               "them";
    else if (v.type == VALUE_FLOAT && isfinite(v.f) && v.f != floor(v.f))
        what = "; .round() makes integers";
    else if (v.type == VALUE_STR)
        what = text_to_float(ev, v.s, &f)
                   ? "; .astype('float') accepts decimals"
                   : "; to make it a missing value, write pd.to_numeric(..., "
                     "errors='coerce')";
    diag_help(ev->d, "it is %.*s%s", STR_ARG(eval_cell_place(ev, x, i)), what);
}

static bool convert_cells(struct call *c, const struct df_expr *at,
                          const struct column *x, const struct conversion *to,
                          void *cells)
{
    for (size_t i = 0; i < x->n; i++) {
        if (to->nullable && column_is_missing(x, i))
            continue;
        struct value v = json_object_value(c->ev->a, x, i);
        if (v.json &&
            !represent_text(c->ev, at, json_object_cell(c->ev->a, x, i), &v))
            return false;
        if (v.na && to->type == COLUMN_FLOAT && !nullable_of(x))
            eval_fault(c->ev, DIAG_DF_TYPE, at, "pd.NA is not a number");
        else if (convert_cell(c->ev, at, v, to->type, i, cells))
            continue;
        help_cell(c->ev, x, i);
        return false;
    }
    return true;
}

/* Sets *v, a present cell, to its value in a column of the nullable type d, of
   integers, floats or bools. Changes no value, except that any number of a
   column that is nullable becomes a bool. Reports a cell that cannot be
   converted and returns false. */
static bool nullable_cell(struct call *c, const struct df_expr *at,
                          const struct dtype *d, bool nullable, struct value *v)
{
    bool fraction = v->type == VALUE_FLOAT && v->f != floor(v->f);
    int64_t i;
    double f;
    if (d->cells == COLUMN_FLOAT) {
        if (v->type == VALUE_FLOAT)
            return true;
        if (!to_float(c->ev, at, *v, &f))
            return false;
        *v = (struct value){.type = VALUE_FLOAT, .f = f};
        return true;
    }
    if (d->cells == COLUMN_BOOL) {
        bool number = scalar_number(*v, &f) && (nullable || f == 0 || f == 1);
        if (!number)
            return no_value(c->ev, at, *v, "boolean");
        *v = (struct value){.type = VALUE_BOOL, .b = f != 0};
        return true;
    }
    if (fraction ? !no_value(c->ev, at, *v, "an integer")
                 : !to_int(c->ev, at, *v, &i))
        return false;
    *v = (struct value){.type = VALUE_INT, .i = i};
    return true;
}

/* Converts x to the nullable type d, of integers, floats or bools. */
static const struct column *nullable(struct call *c, const struct df_expr *at,
                                     const struct column *x,
                                     const struct dtype *d)
{
    struct eval *ev = c->ev;
    if (nullable_of(x) == d)
        return x;
    if (!eval_spend(ev, at, x->n, sizeof(struct value)))
        return NULL;
    struct value *v = NEW_N(ev->scratch, struct value, x->n + 1);
    for (size_t i = 0; i < x->n; i++) {
        if (column_is_missing(x, i))
            continue;
        v[i] = column_value(x, i);
        if (!nullable_cell(c, at, d, nullable_of(x), &v[i])) {
            help_cell(ev, x, i);
            return NULL;
        }
    }
    const struct column *r = eval_objects(ev, c->at, x->name, v, x->n, &x, 1);
    if (!r || !(r = masked_column(ev, at, r, d)))
        return NULL;
    struct column *marked = NEW(ev->a, struct column);
    *marked = *r;
    mark(ev, marked, x);
    return marked;
}

/* Converts x to a column of dates or spans. */
static const struct column *to_time(struct call *c, const struct df_expr *at,
                                    const struct column *x, enum column_type to)
{
    struct to_datetime how = TO_DATETIME_USUAL;
    if (to == COLUMN_SPAN && x->type != COLUMN_DATE)
        return to_timedelta_column(c->ev, at, x, 1, false);
    if (to == COLUMN_DATE && x->type != COLUMN_SPAN && !zone_is_aware(x->zone))
        return to_datetime_column(c->ev, at, x, &how);
    eval_fault(c->ev, DIAG_DF_TYPE, at, "%.*s holds %s",
               STR_ARG(eval_column_called(c->ev, x)),
               x->type == COLUMN_SPAN ? "time spans, not dates"
               : to == COLUMN_SPAN    ? "dates, not time spans"
                                      : "dates with a time zone");
    diag_help(c->ev->d,
              x->type == COLUMN_SPAN
                  ? "to get dates, add the time spans to a date"
              : to == COLUMN_SPAN
                  ? "to get time spans, subtract one date from another"
                  : ".dt.tz_localize(None) removes the time zone");
    return NULL;
}

/* Returns a copy of x, a column of dates or spans. In a conversion to strings,
   all cells of the copy use the same notation: numpy's notation if the receiver
   is an array, else the notation that moment_shown returns for x. */
static const struct column *with_notation(struct call *c,
                                          const struct column *x)
{
    struct column *copy = NEW(c->ev->scratch, struct column);
    *copy = *x;
    copy->display.shown =
        (uint8_t)(object_is_array(c->self) && x->zone == ZONE_NONE
                      ? SHOWN_NUMPY
                      : moment_shown(x));
    return copy;
}

/* Reports x, and returns true, if it is nullable and has missing cells. */
static bool refuse_missing(struct eval *ev, const struct df_expr *at,
                           const struct column *x)
{
    size_t i = 0;
    while (nullable_of(x) && i < x->n && !column_is_missing(x, i))
        i++;
    if (!nullable_of(x) || i == x->n)
        return false;
    eval_fault(ev, DIAG_DF_VALUE, at, "a missing value cannot become a bool");
    diag_help(ev->d, "it is %.*s; .fillna(False) replaces missing values",
              STR_ARG(eval_cell_place(ev, x, i)));
    return true;
}

static const struct column *converted(struct call *c, const struct df_expr *at,
                                      const struct column *x,
                                      const struct conversion *to)
{
    void *cells;
    bool numbers = to->nullable && to->nullable->cells != COLUMN_STR;
    bool lists = json_guard_holds(x);
    if (lists && to->type == COLUMN_OBJECT && !to->like && !to->category &&
        !numbers)
        return x;
    if (lists &&
        (to->like || to->category || numbers || to->type != COLUMN_STR) &&
        json_guard_refuse(c->ev, at, x))
        return NULL;
    if (to->like)
        return category_make(c->ev, c->at, x,
                             to->like->categories->n ? to->like->categories
                             : category_is(x)        ? x->dtype->categories
                                                     : NULL,
                             to->like->ordered);
    if (to->category)
        return x->dtype && x->dtype->categories
                   ? x
                   : category_make(c->ev, c->at, x, NULL, false);
    if (numbers)
        return nullable(c, at, x, to->nullable);
    if (to->type == COLUMN_BOOL && refuse_missing(c->ev, at, x))
        return NULL;
    if (to->type == COLUMN_DATE || to->type == COLUMN_SPAN)
        return to_time(c, at, x, to->type);
    if (!x->dtype && x->type == to->type && to->type != COLUMN_STR)
        return x;
    if (!x->dtype && to->type == COLUMN_OBJECT && x->type == COLUMN_STR)
        return x;
    struct column *r =
        eval_column(c->ev, c->at, x->name, to->type, x->n, &cells, &x, 1);
    const struct column *from =
        column_is_time(x) && to->type == COLUMN_STR ? with_notation(c, x) : x;
    if (!r || !convert_cells(c, at, from, to, cells))
        return NULL;
    mark(c->ev, r, x);
    r->dtype = to->nullable;
    return r;
}

static const struct column *converted_column(struct call *c,
                                             const struct column *x, void *data)
{
    return converted(c, call_at(c, PARAM_dtype), x, data);
}

static bool astype_dict(struct call *c, struct frame *f)
{
    const struct dict *types = as_dict(call_arg(c, PARAM_dtype));
    for (size_t i = 0; i < types->n; i++) {
        struct object key = types->v[i].key;
        const struct df_expr *at = eval_item(call_at(c, PARAM_dtype), i);
        struct conversion to;
        size_t k;
        if (!eval_find(c->ev, at, f, key, &k))
            return false;
        if (!type_of(c, types->v[i].value, &to) ||
            !(f->columns[k] = converted(c, at, f->columns[k], &to)))
            return false;
    }
    return true;
}

static bool astype(struct call *c, struct object *out)
{
    struct conversion to = {0};
    bool by_column = call_arg(c, PARAM_dtype).type == OBJECT_DICT;
    bool copy;
    if (!call_bool(c, PARAM_copy, &copy))
        return false;
    if (!by_column && !type_of(c, call_arg(c, PARAM_dtype), &to))
        return false;
    if (!by_column)
        return each_column(c, c->self, converted_column, &to, out);
    if (c->self.type == OBJECT_SERIES)
        return call_wrong(c, PARAM_dtype, "the name of a type, such as 'int'");
    struct frame *f = object_own_frame(c->ev->a, as_frame(c->self));
    frame_index(c->ev->a, f);
    *out = object_frame(f);
    return astype_dict(c, f);
}

bool astype_value(struct eval *ev, const struct df_expr *at,
                  enum column_type to, struct object x, struct object *out)
{
    struct value v;
    int64_t i;
    double f;
    if (to == COLUMN_STR && x.type != OBJECT_STR) {
        if (!represent_text(ev, at, x, &v))
            return false;
        *out = object_value(v);
        return true;
    }
    if (to == COLUMN_BOOL && !object_scalar(x, &v)) {
        *out = object_bool(false);
        return operate_truth(ev, at, x, &out->u.b);
    }
    if (!object_scalar(x, &v) || (v.type == VALUE_NA && to != COLUMN_BOOL))
        return eval_fault(ev, DIAG_DF_TYPE, at,
                          "a '%s' cannot be converted to %s",
                          object_type_name(x),
                          to == COLUMN_INT     ? "an integer"
                          : to == COLUMN_FLOAT ? "a number"
                                               : "this type") ||
               ((x.type == OBJECT_LIST || x.type == OBJECT_SERIES) &&
                eval_help(ev, "pass a single value, such as "
                              "df['a'].iloc[0]"));
    switch (to) {
    case COLUMN_INT:
        if (!to_int(ev, at, v, &i))
            return false;
        *out = object_int(i);
        if (scalar_number(v, &f))
            astype_mark(out, f, 0);
        break;
    case COLUMN_FLOAT:
        if (!to_float(ev, at, v, &f))
            return false;
        *out = object_float(f);
        break;
    case COLUMN_BOOL:
        *out = object_bool(v.type != VALUE_NA && to_bool(v));
        return !v.na || operate_truth(ev, at, x, &out->u.b);
    default:
        *out = object_str(text_of(ev, v));
        out->tainted = v.tainted;
        break;
    }
    out->known_digits = digits_least(out->known_digits, v.known_digits);
    return true;
}

/* ---- operations ---- */

const struct operation ASTYPE_OPERATIONS[] = {
    {S_INIT("astype"), ON_FRAME | ON_SERIES, astype,
     PARAMS(NEEDS(dtype), OPT(copy, TRUE)), EFFECT_RETYPES | EFFECT_UNIT, 1,
     "converts to another type"},
    {S_INIT("round"), ON_FRAME | ON_SERIES, run_round,
     PARAMS(OPT(decimals, INT(0))), EFFECT_ROUNDS | EFFECT_UNIT, 1,
     "rounds to a number of decimals"},
    {S_INIT("round"), ON_BUILTIN, round_builtin,
     PARAMS(NEEDS(number), OPT(ndigits, NONE)), EFFECT_ROUNDS | EFFECT_UNIT, 1,
     "rounds to a number of decimals"},
    {.name = {0}},
};
