// SPDX-License-Identifier: MIT
// cumsum: cumsum, cumprod, cummin, cummax; shift, diff and pct_change, which
// use an earlier row; ffill and bfill within groups. As in pandas, sums of
// groups are compensated (Kahan), sums of columns are not. Missing cells stay
// missing and are skipped.
#include "df/runtime/call.h"

#include <math.h>

#include "base/codes/df.h"
#include "df/aggregate/across.h"
#include "df/aggregate/columnwise.h"
#include "df/aggregate/numpy_table.h"
#include "df/dates/frequency.h"
#include "df/indexing/each.h"
#include "df/indexing/operate.h"
#include "df/runtime/instead.h"
#include "df/runtime/offset.h"
#include "df/runtime/scalar.h"
#include "df/runtime/time.h"
#include "df/runtime/units.h"
#include "df/runtime/vector.h"
#include "frame/moment.h"

/* ---- running sums, products and extremes ---- */

/* The running result for the cells of a group: `f` for floats, `i` for
   integers. `lost` is the rounding error of the last addition to f (Kahan). */
struct running {
    double f, lost;
    int64_t i;
    bool any;  /* a cell was read */
    bool over; /* an integer overflowed */
    bool gap;  /* a missing cell was read and skipna is False, so all later
                  results are missing */
};

enum step { MAXIMUM, MINIMUM, PRODUCT, SUM };

static enum step step_of(const struct call *c)
{
    static const str NAMES[] = {
        [MAXIMUM] = S_INIT("cummax"),
        [MINIMUM] = S_INIT("cummin"),
        [PRODUCT] = S_INIT("cumprod"),
        [SUM] = S_INIT("cumsum"),
    };
    size_t s = MAXIMUM;
    while (!str_eq(NAMES[s], c->operation->name))
        s++;
    return (enum step)s;
}

static double next_float(enum step s, struct running *r, double x, bool skipna,
                         bool grouped)
{
    double y = x - r->lost, t = r->f + y;
    if (isnan(x) || r->gap) {
        r->gap |= !skipna;
        return (double)NAN;
    }
    switch (s) {
    case MAXIMUM: r->f = r->any && r->f >= x ? r->f : x; break;
    case MINIMUM: r->f = r->any && r->f <= x ? r->f : x; break;
    case PRODUCT: r->f = r->any ? r->f * x : x; break;
    default: r->lost = grouped ? t - r->f - y : 0; r->f = t;
    }
    r->any = true;
    return r->f;
}

static int64_t next_int(enum step s, struct running *r, int64_t x)
{
    int64_t old = r->any ? r->i : s == PRODUCT;
    switch (s) {
    case MAXIMUM: r->i = r->any && old >= x ? old : x; break;
    case MINIMUM: r->i = r->any && old <= x ? old : x; break;
    case PRODUCT: r->over |= __builtin_mul_overflow(old, x, &r->i); break;
    default: r->over |= __builtin_add_overflow(old, x, &r->i);
    }
    r->any = true;
    return r->i;
}

static int64_t next_time(enum step s, struct running *r, int64_t ns,
                         bool skipna)
{
    if (ns == MOMENT_NAT || r->gap) {
        r->gap |= !skipna;
        return MOMENT_NAT;
    }
    return next_int(s, r, ns);
}

/* Reports a column of type Int64 with missing cells. */
static bool no_gaps(struct call *c, const struct column *x)
{
    return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at,
                      "'%.*s' of integers with missing cells in %.*s",
                      STR_ARG(c->operation->name),
                      STR_ARG(eval_column_called(c->ev, x))) ||
           eval_help(c->ev, "compute with floats: "
                            "s.astype('float').cumsum().astype('Int64')");
}

static bool no_numbers(struct call *c, const struct column *x)
{
    if (x->dtype && str_eq(str_c(column_dtype_name(x)), S("Int64")))
        return no_gaps(c, x);
    eval_fault(c->ev, DIAG_DF_TYPE, c->at,
               "'%.*s' needs numbers, but %.*s contains %s",
               STR_ARG(c->operation->name),
               STR_ARG(eval_column_called(c->ev, x)),
               x->type == COLUMN_DATE   ? "dates"
               : x->type == COLUMN_SPAN ? "time spans"
                                        : "strings");
    if (column_is_time(x)) {
        diag_help(c->ev->d, x->type == COLUMN_SPAN
                                ? ".dt.total_seconds() has numbers"
                                : "select other columns first");
        return false;
    }
    str name = str_fmt(c->ev->scratch, "%.*s.%s", STR_ARG(c->operation->name),
                       object_type_name(c->self));
    if (c->at->kind != DF_EXPR_CALL || !each_is_dates(x) ||
        !instead_help(c->ev, c->at->a, S("dates"), name))
        diag_help(c->ev->d, c->self.type == OBJECT_SERIES
                                ? "pd.to_numeric(df['column']) converts "
                                  "strings to numbers"
                                : "select numeric columns, or convert strings "
                                  "with pd.to_numeric()");
    return false;
}

/* Accumulates the cells of one group. False if an integer overflows. */
static bool run_group(enum step s, const struct column *x, const uint32_t *rows,
                      size_t n, enum column_type type, void *cells, bool skipna,
                      bool grouped)
{
    struct running r = {0};
    for (size_t i = 0; i < n; i++) {
        uint32_t row = rows[i];
        if (column_is_time(x))
            ((int64_t *)cells)[row] = next_time(s, &r, x->i[row], skipna);
        else if (x->type == COLUMN_FLOAT)
            ((double *)cells)[row] =
                next_float(s, &r, x->f[row], skipna, grouped);
        else if (type == COLUMN_BOOL)
            ((bool *)cells)[row] = next_int(s, &r, x->b[row]) != 0;
        else
            ((int64_t *)cells)[row] =
                next_int(s, &r, x->type == COLUMN_BOOL ? x->b[row] : x->i[row]);
    }
    return !r.over;
}

/* Returns an array of n rows, all ORIGIN_NO_ROW, which the caller fills in.
   NULL if a limit is reached. */
static uint32_t *new_rows(struct call *c, size_t n)
{
    if (!eval_spend(c->ev, c->at, n, sizeof(uint32_t) + sizeof(str)))
        return NULL;
    uint32_t *rows = NEW_N(c->ev->a, uint32_t, n + 1);
    for (size_t i = 0; i < n; i++)
        rows[i] = ORIGIN_NO_ROW;
    return rows;
}

/* Returns a copy of x in which the cells of all rows that are in no group are
   missing. NULL if a limit is reached. */
static const struct column *only_grouped(struct call *c, const struct column *x,
                                         const struct columnwise_parts *p)
{
    uint32_t *rows = p->dropped ? new_rows(c, x->n) : NULL;
    if (!rows)
        return p->dropped ? NULL : x;
    for (size_t i = 0; i < p->groups->starts[p->groups->n]; i++)
        rows[p->groups->members[i]] = p->groups->members[i];
    return column_take(c->ev->a, x, rows, x->n);
}

static const struct column *run(struct call *c, const struct column *x,
                                const struct columnwise_parts *p)
{
    enum step s = step_of(c);
    bool skipna = true;
    enum column_type type = x->type;
    void *cells;
    bool extreme = s == MAXIMUM || s == MINIMUM;
    bool time =
        column_is_time(x) && (extreme || (x->type == COLUMN_SPAN && s == SUM));
    if (x->type >= COLUMN_STR && !time)
        return x->n == 0 || no_numbers(c, x) ? x : NULL;
    if (!call_bool(c, PARAM_skipna, &skipna))
        return NULL;
    if (object_is_array(c->self) && !call_given(c, PARAM_skipna))
        skipna = false;
    if (type == COLUMN_BOOL && s == PRODUCT && p->grouped)
        return eval_fault(
                   c->ev, DIAG_DF_TYPE, c->at,
                   "'cumprod' of groups needs numbers, but %.*s contains "
                   "bools",
                   STR_ARG(eval_column_called(c->ev, x))) ||
                       eval_help(c->ev, ".astype(int) converts True to 1")
                   ? x
                   : NULL;
    if (type == COLUMN_BOOL && (s == PRODUCT || s == SUM))
        type = COLUMN_INT;
    struct column *made =
        eval_column(c->ev, c->at, x->name, type, x->n, &cells, &x, 1);
    if (made)
        made->zone = x->zone;
    for (size_t i = 0; made && i < p->groups->n; i++) {
        size_t n;
        const uint32_t *rows = groups_rows(p->groups, i, &n);
        if (!run_group(s, x, rows, n, type, cells, skipna, p->grouped))
            return scalar_too_large(c->ev, c->at), NULL;
    }
    return made ? only_grouped(c, made, p) : NULL;
}

static bool run_cumulative(struct call *c, struct object *out)
{
    return columnwise(c, run, out);
}

/* Evaluates np.cumsum and np.cumprod. */
static bool np_cumulative(struct call *c, struct object *out)
{
    struct call one = *c;
    const struct column *x;
    one.self = call_arg(c, PARAM_a);
    if (one.self.type != OBJECT_SERIES && one.self.type != OBJECT_FRAME) {
        if (!numpy_numbers(c, PARAM_a, &x))
            return false;
        one.self = object_array(c->ev->scratch, x, SERIES_ARRAY);
    }
    return columnwise(&one, run, out);
}

/* ---- earlier rows ---- */

/* Returns, for each row, the row `periods` rows before it in its group; if
   `periods` is negative, the row that many rows after it. ORIGIN_NO_ROW if
   there is no such row. */
static const uint32_t *rows_before(struct call *c, const struct column *x,
                                   const struct columnwise_parts *p,
                                   int64_t periods)
{
    uint32_t *from = new_rows(c, x->n);
    for (size_t g = 0; from && g < p->groups->n; g++) {
        size_t n;
        const uint32_t *rows = groups_rows(p->groups, g, &n);
        int64_t size = (int64_t)n;
        for (int64_t i = 0; i < size; i++)
            if (periods >= -size && periods <= size && i - periods >= 0 &&
                i - periods < size)
                from[rows[i]] = rows[i - periods];
    }
    return from;
}

/* Returns, in `a`, a copy of the cells of x, which has type COLUMN_OBJECT. Cell
   i becomes None if from[i] is ORIGIN_NO_ROW. */
static const struct value *with_none(struct arena *a, const struct column *x,
                                     const uint32_t *from)
{
    struct value *v = NEW_N(a, struct value, x->n + 1);
    for (size_t i = 0; i < x->n; i++) {
        v[i] = x->o[i];
        v[i].none |= from[i] == ORIGIN_NO_ROW;
    }
    return v;
}

/* Returns, for each row, the cell of x in the row that rows_before returns. The
   cell is missing if there is no such row. */
static const struct column *shifted(struct call *c, const struct column *x,
                                    const struct columnwise_parts *p,
                                    int64_t periods)
{
    const uint32_t *from = rows_before(c, x, p, periods);
    struct column *made = NEW(c->ev->a, struct column);
    if (!from)
        return NULL;
    *made = *column_take(c->ev->a, x, from, x->n);
    bool none = x->type == made->type && !made->dtype && !p->grouped;
    for (size_t i = 0; none && x->type == COLUMN_STR && i < x->n; i++)
        if (from[i] == ORIGIN_NO_ROW)
            column_none(c->ev->a, made, i);
    if (none && x->type == COLUMN_OBJECT)
        made->o = with_none(c->ev->a, made, from);
    return made;
}

/* Returns the cells of x in rows `from`, with `fill` where the row is
   ORIGIN_NO_ROW. If `fill` is used, the type is inferred from all cells. */
static const struct column *with_fill(struct call *c, const struct column *x,
                                      const uint32_t *from, struct object fill)
{
    struct eval *ev = c->ev;
    const struct column *made = column_take(ev->a, x, from, x->n);
    struct value one;
    bool gaps = false;
    if (!object_scalar(fill, &one)) {
        call_wrong(c, PARAM_fill_value, "a single value");
        return NULL;
    }
    if (x->type == COLUMN_FLOAT && one.type == VALUE_INT)
        one = (struct value){.type = VALUE_FLOAT, .f = (double)one.i};
    one = time_cell(ev, call_at(c, PARAM_fill_value), x, one);
    struct value *v = NEW_N(ev->scratch, struct value, x->n);
    for (size_t i = 0; i < x->n; i++) {
        bool gap = from[i] == ORIGIN_NO_ROW;
        v[i] = gap ? one : column_value(x, from[i]);
        gaps |= gap;
    }
    return gaps ? eval_infer(ev, c->at, x->name, v, x->n, &made, 1) : made;
}

static const struct column *shift(struct call *c, const struct column *x,
                                  const struct columnwise_parts *p)
{
    int64_t periods;
    struct object fill = call_arg(c, PARAM_fill_value);
    bool fills = fill.type != OBJECT_ABSENT && fill.type != OBJECT_NONE;
    if (!call_int(c, PARAM_periods, &periods))
        return NULL;
    if (!fills)
        return shifted(c, x, p, periods);
    const uint32_t *from = rows_before(c, x, p, periods);
    return from ? with_fill(c, x, from, fill) : NULL;
}

/* Sets *step to `periods` steps of freq=, as an offset or a time span. */
static bool read_step(struct call *c, int64_t periods, struct object *step)
{
    struct object x = call_arg(c, PARAM_freq);
    struct frequency f;
    struct offset *o = NEW(c->ev->scratch, struct offset);
    if (x.type != OBJECT_STR)
        return x.type == OBJECT_OFFSET || x.type == OBJECT_SPAN
                   ? operate_binary(c->ev, c->at, DF_STAR, x,
                                    object_int(periods), step)
                   : call_wrong(c, PARAM_freq, "a frequency such as 'D'");
    if (!frequency_read(c, PARAM_freq, &f))
        return false;
    if (f.kind == FREQUENCY_TICK)
        return operate_binary(c->ev, c->at, DF_STAR, object_span(f.ns),
                              object_int(periods), step);
    if (f.business)
        return call_refuse(c, PARAM_freq);
    unsigned every = f.kind == FREQUENCY_MONTH     ? 1
                     : f.kind == FREQUENCY_QUARTER ? 3
                                                   : 12;
    *o =
        (struct offset){.kind = f.kind == FREQUENCY_WEEK       ? OFFSET_WEEK
                                : f.kind == FREQUENCY_BUSINESS ? OFFSET_BUSINESS
                                                               : OFFSET_MONTHS,
                        .begins = f.begins,
                        .every = every,
                        .month = f.begins ? 1 : every,
                        .weekday = f.weekday,
                        .n = f.n};
    return operate_binary(c->ev, c->at, DF_STAR, object_offset(o),
                          object_int(periods), step);
}

/* Evaluates shift(freq=): adds steps to the row labels, which are dates. */
static bool shift_labels(struct call *c, struct object *out)
{
    struct frame f = object_as_frame(&c->self);
    struct object step, made;
    int64_t periods;
    bool across = false;
    if (!call_int(c, PARAM_periods, &periods) ||
        !call_axis(c, PARAM_axis, &across))
        return false;
    if (across || f.n_index != 1 || f.index[0]->type != COLUMN_DATE ||
        zone_is_period(f.index[0]->zone) || f.index[0]->zone == ZONE_CIVIL)
        return eval_fault(c->ev, DIAG_DF_TYPE, call_at(c, PARAM_freq),
                          "'shift' with freq= needs dates as row labels") ||
               eval_help(c->ev, "set_index(pd.to_datetime(df['day'])) makes "
                                "the dates row labels");
    if (call_has(c, PARAM_fill_value))
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_fill_value),
                          "fill_value= cannot be used with freq=, which leaves "
                          "no cells to fill");
    if (!read_step(c, periods, &step))
        return false;
    *out = c->self;
    if (periods == 0)
        return true;
    if (!operate_binary(c->ev, c->at, DF_PLUS,
                        object_array(c->ev->scratch, f.index[0], SERIES_INDEX),
                        step, &made))
        return false;
    struct frame *g = object_own_frame(c->ev->a, &f);
    g->index = NEW(c->ev->a, const struct column *);
    g->index[0] =
        column_rename(c->ev->a, as_series(made)->column, f.index[0]->name);
    *out = c->self.type == OBJECT_FRAME ? object_frame(g)
                                        : object_column(c->ev->a, g, 0);
    return true;
}

static bool run_shift(struct call *c, struct object *out)
{
    if (c->self.type == OBJECT_SERIES &&
        as_series(c->self)->kind == SERIES_INDEX)
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at,
                          "'shift' of row labels") ||
               eval_help(c->ev, "to add a time span to the row labels, write "
                                "df.index + pd.Timedelta('1D')");
    bool across = false;
    if (call_has(c, PARAM_freq))
        return shift_labels(c, out);
    if (c->self.type == OBJECT_FRAME && !call_axis(c, PARAM_axis, &across))
        return false;
    return across ? across_shift(c, out) : columnwise(c, shift, out);
}

static const struct column *combine(struct call *c, enum df_token_kind op,
                                    const struct column *x,
                                    const struct column *y, struct value v)
{
    struct operand a = {.column = x}, b = {.column = y, .value = v};
    return vector_binary(c->ev, c->at, op, a, b, x->n, x->name);
}

/* Returns, for each row i, cell i of x minus cell from[i], as floats. Subtracts
   before converting to floats, because two integers beyond 2**53 may differ
   although their floats are equal. */
static const struct column *
int_difference(struct call *c, const struct column *x, const uint32_t *from)
{
    const struct column *both[] = {x, column_take(c->ev->a, x, from, x->n)};
    void *cells;
    struct column *r =
        eval_column(c->ev, c->at, x->name, COLUMN_FLOAT, x->n, &cells, both, 2);
    bool over = false;
    for (size_t i = 0; r && i < x->n; i++) {
        int64_t by = 0;
        bool gap = from[i] == ORIGIN_NO_ROW;
        over |= !gap && __builtin_sub_overflow(x->i[i], x->i[from[i]], &by);
        ((double *)cells)[i] = gap ? (double)NAN : (double)by;
    }
    if (over)
        return scalar_too_large(c->ev, c->at), NULL;
    if (r)
        r->known_digits = x->known_digits;
    return r;
}

static const struct column *difference(struct call *c, const struct column *x,
                                       const struct columnwise_parts *p)
{
    int64_t periods;
    struct value zero = {.type = VALUE_FLOAT, .f = 0};
    if (x->n && x->type >= COLUMN_BOOL && !column_is_time(x))
        return no_numbers(c, x), NULL;
    if (!call_int(c, PARAM_periods, &periods))
        return NULL;
    if (x->type == COLUMN_INT) {
        const uint32_t *from = rows_before(c, x, p, periods);
        return from ? int_difference(c, x, from) : NULL;
    }
    const struct column *before = shifted(c, x, p, periods);
    return before ? combine(c, DF_MINUS, x, before, zero) : NULL;
}

/* For each column x, computes x op y, where y is the column `periods` columns
   before x. If there is no such column, all cells are missing. */
static bool against_columns(struct call *c, enum df_token_kind op,
                            struct object *out)
{
    struct eval *ev = c->ev;
    const struct frame *from = as_frame(c->self);
    struct frame *f = object_own_frame(ev->a, from);
    struct value nan = {.type = VALUE_FLOAT, .f = (double)NAN};
    int64_t periods, n = (int64_t)f->n_columns;
    if (!call_int(c, PARAM_periods, &periods))
        return false;
    for (int64_t i = 0; i < n; i++) {
        const struct column *x = from->columns[i];
        bool has =
            periods > -n && periods < n && i - periods >= 0 && i - periods < n;
        if (x->n && x->type >= COLUMN_STR)
            return no_numbers(c, x);
        f->columns[i] = has ? combine(c, op, x, from->columns[i - periods], nan)
                            : eval_constant(ev, c->at, x->name, nan, f->n);
        if (!f->columns[i])
            return false;
    }
    *out = object_frame(f);
    return true;
}

static bool diff(struct call *c, struct object *out)
{
    bool across = false;
    if (c->self.type == OBJECT_FRAME && !call_axis(c, PARAM_axis, &across))
        return false;
    return across ? against_columns(c, DF_MINUS, out)
                  : columnwise(c, difference, out);
}

/* ---- missing cells within groups ---- */

/* Replaces each missing cell by the nearest present cell before it in its group
   or, if `back`, after it. In each run of missing cells, replaces at most
   `limit`; a negative limit means all. */
static const struct column *filled(struct call *c, const struct column *x,
                                   const struct columnwise_parts *p, bool back,
                                   int64_t limit)
{
    uint32_t *from = new_rows(c, x->n);
    for (size_t g = 0; from && g < p->groups->n; g++) {
        size_t n;
        const uint32_t *rows = groups_rows(p->groups, g, &n);
        uint32_t last = ORIGIN_NO_ROW;
        int64_t gap = 0;
        for (size_t i = 0; i < n; i++) {
            uint32_t row = rows[back ? n - 1 - i : i];
            bool none = column_is_missing(x, row);
            gap = none ? gap + 1 : 0;
            last = none ? last : row;
            from[row] = limit < 0 || gap <= limit ? last : ORIGIN_NO_ROW;
        }
    }
    return from ? column_take(c->ev->a, x, from, x->n) : NULL;
}

static const struct column *fill(struct call *c, const struct column *x,
                                 const struct columnwise_parts *p)
{
    int64_t limit = -1;
    bool back = str_eq(c->operation->name, S("bfill"));
    if (call_has(c, PARAM_limit) && !call_int(c, PARAM_limit, &limit))
        return NULL;
    return filled(c, x, p, back, limit);
}

static bool run_fill(struct call *c, struct object *out)
{
    return columnwise(c, fill, out);
}

/* Reads fill_method=. Sets *fills to true for 'pad' (the default) and 'ffill',
   and to false for None. */
static bool read_method(struct call *c, bool *fills)
{
    enum param p = PARAM_fill_method;
    str name = S("pad");
    *fills = call_arg(c, p).type != OBJECT_NONE;
    if (!*fills || (call_given(c, p) && !call_str(c, p, &name)))
        return !*fills;
    return str_eq(name, S("pad")) || call_only(c, p, object_str(S("ffill")));
}

static const struct column *change(struct call *c, const struct column *x,
                                   const struct columnwise_parts *p)
{
    int64_t periods;
    bool fills;
    struct value unit = {.type = VALUE_INT, .i = 1};
    if (x->n && x->type >= COLUMN_BOOL)
        return no_numbers(c, x), NULL;
    if (!call_int(c, PARAM_periods, &periods) || !read_method(c, &fills))
        return NULL;
    if (fills && !(x = filled(c, x, p, false, -1)))
        return NULL;
    const struct column *before = shifted(c, x, p, periods);
    x = before ? combine(c, DF_SLASH, x, before, unit) : NULL;
    x = x ? combine(c, DF_MINUS, x, NULL, unit) : NULL;
    return x ? units_ratio(c->ev->a, x) : NULL;
}

/* Computes changes from column to column. Does not fill missing cells from the
   column before. */
static bool change_across(struct call *c, struct object *out)
{
    struct value unit = {.type = VALUE_INT, .i = 1};
    const struct frame *from = as_frame(c->self);
    bool fills;
    if (!read_method(c, &fills))
        return false;
    for (size_t i = 0; fills && i < from->n_columns; i++)
        for (size_t k = 0; k < from->n; k++)
            if (column_is_missing(from->columns[i], k))
                return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at,
                                  "'pct_change' across columns with missing "
                                  "cells") ||
                       eval_help(c->ev, "add fill_method=None");
    if (!against_columns(c, DF_SLASH, out))
        return false;
    struct frame *f = as_frame(*out);
    for (size_t i = 0; i < f->n_columns; i++) {
        const struct column *x =
            combine(c, DF_MINUS, f->columns[i], NULL, unit);
        if (!x)
            return false;
        f->columns[i] = units_ratio(c->ev->a, x);
    }
    return true;
}

static bool pct_change(struct call *c, struct object *out)
{
    bool across = false;
    if (c->self.type == OBJECT_FRAME && !call_axis(c, PARAM_axis, &across))
        return false;
    return across ? change_across(c, out) : columnwise(c, change, out);
}

/* ---- operations ---- */

static const struct parameter RUNNING[] = {OPT(axis, NONE), OPT(skipna, TRUE),
                                           PARAMS_END};

static const struct parameter RUNNING_IN_GROUPS[] = {
    OPT(axis, INT(0)), OPT(skipna, TRUE), OPT(numeric_only, FALSE), PARAMS_END};

const struct operation CUMSUM_OPERATIONS[] = {
    {S_INIT("bfill"), ON_GROUP, run_fill, PARAMS(OPT(limit, NONE)),
     EFFECT_UNIT | EFFECT_ROWS, 1, "fills missing cells from the next cell"},
    {S_INIT("cummax"), ON_FRAME | ON_SERIES, run_cumulative, RUNNING,
     EFFECT_UNIT | EFFECT_ROWS, 1, "running maximum"},
    {S_INIT("cummax"), ON_GROUP, run_cumulative, RUNNING_IN_GROUPS,
     EFFECT_UNIT | EFFECT_ROWS, 1, "running maximum"},
    {S_INIT("cummin"), ON_FRAME | ON_SERIES, run_cumulative, RUNNING,
     EFFECT_UNIT | EFFECT_ROWS, 1, "running minimum"},
    {S_INIT("cummin"), ON_GROUP, run_cumulative, RUNNING_IN_GROUPS,
     EFFECT_UNIT | EFFECT_ROWS, 1, "running minimum"},
    {S_INIT("cumprod"), ON_FRAME | ON_SERIES, run_cumulative, RUNNING,
     EFFECT_ROWS, 1, "running product"},
    {S_INIT("cumprod"), ON_NUMPY, np_cumulative, PARAMS(NEEDS(a)), EFFECT_ROWS,
     1, "product of all cells so far"},
    {S_INIT("cumprod"), ON_GROUP, run_cumulative, RUNNING_IN_GROUPS,
     EFFECT_ROWS, 1, "running product"},
    {S_INIT("cumsum"), ON_FRAME | ON_SERIES, run_cumulative, RUNNING,
     EFFECT_UNIT | EFFECT_ROWS, 1, "running sum"},
    {S_INIT("cumsum"), ON_NUMPY, np_cumulative, PARAMS(NEEDS(a)),
     EFFECT_UNIT | EFFECT_ROWS, 1, "sum of all cells so far"},
    {S_INIT("cumsum"), ON_GROUP, run_cumulative, RUNNING_IN_GROUPS,
     EFFECT_UNIT | EFFECT_ROWS, 1, "running sum"},
    {S_INIT("diff"), ON_FRAME | ON_SERIES | ON_GROUP, diff,
     PARAMS(OPT(periods, INT(1)), OPT(axis, INT(0))), EFFECT_UNIT | EFFECT_ROWS,
     1, "difference from an earlier row"},
    {S_INIT("ffill"), ON_GROUP, run_fill, PARAMS(OPT(limit, NONE)),
     EFFECT_UNIT | EFFECT_ROWS, 1,
     "fills missing cells from the previous cell"},
    {S_INIT("pct_change"), ON_FRAME | ON_SERIES, pct_change,
     PARAMS(OPT(periods, INT(1)), OPT(fill_method, TEXT("pad")),
            NAMED(axis, INT(0))),
     EFFECT_ROWS, 1, "change from an earlier row, as a fraction"},
    {S_INIT("pct_change"), ON_GROUP, pct_change,
     PARAMS(OPT(periods, INT(1)), OPT(fill_method, TEXT("ffill"))), EFFECT_ROWS,
     1, "change from an earlier row, as a fraction"},
    {S_INIT("shift"), ON_FRAME, run_shift,
     PARAMS(OPT(periods, INT(1)), OPT(freq, NONE), NAMED(axis, INT(0)),
            NAMED(fill_value, UNSET)),
     EFFECT_UNIT | EFFECT_ROWS, 1, "shifts cells by a number of rows"},
    {S_INIT("shift"), ON_SERIES, run_shift,
     PARAMS(OPT(periods, INT(1)), OPT(freq, NONE), NAMED(axis, INT(0)),
            NAMED(fill_value, NONE)),
     EFFECT_UNIT | EFFECT_ROWS, 1, "shifts cells by a number of rows"},
    {S_INIT("shift"), ON_GROUP, run_shift,
     PARAMS(OPT(periods, INT(1)), NAMED(axis, INT(0)), NAMED(fill_value, NONE)),
     EFFECT_UNIT | EFFECT_ROWS, 1, "shifts cells by a number of rows"},
    {.name = {0}},
};
