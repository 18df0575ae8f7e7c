// SPDX-License-Identifier: MIT
// upsample: makes rows at regular dates, as df.asfreq('D') and
// df.resample('D').ffill() do. The row for a date is the row with that date or,
// depending on the method, the last row before it, the first row after it, or
// the nearest row.
#include "base/codes/df.h"
#include "df/dates/frequency.h"
#include "df/indexing/align.h"
#include "df/runtime/call.h"
#include "df/runtime/grouping.h"
#include "df/runtime/labels.h"
#include "frame/moment.h"

enum { DATES_MAX = 1 << 20 };

enum upsampling { EXACT, FORWARD, BACKWARD, NEAREST };

/* Rows with dates in ascending order, and the dates of the result. */
struct sampling {
    struct call *c;
    const struct column *from, *to;
    int64_t
        limit; /* maximum number of successive dates that are filled; -1: all */
};

/* ---- rows ---- */

/* Whether each row has a date and the dates ascend. If not, reports the row and
   returns false. */
static bool check_order(const struct sampling *s)
{
    struct eval *ev = s->c->ev;
    const struct column *x = s->from;
    for (size_t i = 0; i < x->n; i++) {
        if (x->i[i] == MOMENT_NAT)
            return eval_fault(ev, DIAG_DF_VALUE, s->c->at,
                              "row %zu has no date", i + 1) ||
                   eval_help(ev, "first remove rows without a date: "
                                 ".dropna(subset=['day'])");
        if (i > 0 && x->i[i] == x->i[i - 1])
            return eval_fault(ev, DIAG_DF_VALUE, s->c->at,
                              "the date of row %zu occurs twice", i + 1) ||
                   eval_help(ev, "first combine the rows of each date into "
                                 "one, as .groupby(level=0).mean() does");
        if (i > 0 && x->i[i] < x->i[i - 1])
            return eval_fault(ev, DIAG_DF_VALUE, s->c->at,
                              "the dates are not sorted: row %zu is earlier "
                              "than row %zu",
                              i + 1, i) ||
                   eval_help(ev, "first sort the rows: .sort_index()");
    }
    return true;
}

/* Sets rows[j] to the row with date j of the result. If no row has that date,
   fills the date: sets rows[j] to the last row before the date or, if `back`,
   to the first row after it. Fills at most s->limit successive dates; for all
   other dates, sets rows[j] to ORIGIN_NO_ROW. */
static void fill(const struct sampling *s, bool back, uint32_t *rows)
{
    const int64_t *from = s->from->i, *to = s->to->i;
    size_t n = s->from->n, m = s->to->n, r = back ? n : 0;
    int64_t run = 0;
    for (size_t k = 0; k < m; k++) {
        size_t j = back ? m - 1 - k : k, old = r;
        while (back ? r > 0 && from[r - 1] >= to[j] : r < n && from[r] <= to[j])
            r += back ? (size_t)-1 : 1;
        run = r == old ? run : 0;
        bool any = back ? r < n : r > 0;
        size_t row = back ? r : r - 1;
        rows[j] = ORIGIN_NO_ROW;
        if (any && (from[row] == to[j] || s->limit < 0 || run++ < s->limit))
            rows[j] = (uint32_t)row;
    }
}

/* Sets rows[i] to the row of date i of the result, or to ORIGIN_NO_ROW. */
static void find_rows(const struct sampling *s, enum upsampling how,
                      uint32_t *rows)
{
    const int64_t *from = s->from->i, *to = s->to->i;
    size_t m = s->to->n;
    fill(s, how == BACKWARD, rows);
    for (size_t i = 0; i < m && how == EXACT; i++)
        if (rows[i] != ORIGIN_NO_ROW && from[rows[i]] != to[i])
            rows[i] = ORIGIN_NO_ROW;
    if (how != NEAREST)
        return;
    uint32_t *after = NEW_N(s->c->ev->scratch, uint32_t, m + 1);
    fill(s, true, after);
    for (size_t i = 0; i < m; i++)
        if (after[i] != ORIGIN_NO_ROW &&
            (rows[i] == ORIGIN_NO_ROW ||
             from[after[i]] - to[i] <= to[i] - from[rows[i]]))
            rows[i] = after[i];
}

/* Returns the rows of f with the numbers `rows`, labelled by the dates of the
   result. Where the number is ORIGIN_NO_ROW, all cells of the row are
   `fill`. */
static struct frame *rows_of(const struct sampling *s, const struct frame *f,
                             struct value fill, const uint32_t *rows)
{
    struct eval *ev = s->c->ev;
    struct frame *g = object_own_frame(ev->a, f);
    if (!eval_spend(ev, s->c->at, s->to->n, f->n_columns * sizeof(str)))
        return NULL;
    for (size_t i = 0; i < f->n_columns; i++)
        if (column_is_time(f->columns[i]) && fill.type != VALUE_NA &&
            fill.type != VALUE_DATE && fill.type != VALUE_SPAN)
            return eval_fault(ev, DIAG_DF_TYPE, call_at(s->c, PARAM_fill_value),
                              "%.*s cannot be filled with this value",
                              STR_ARG(eval_column_called(ev, f->columns[i]))),
                   NULL;
    for (size_t i = 0; i < f->n_columns; i++)
        if (!(g->columns[i] = align_take(ev, s->c->at, f->columns[i], fill,
                                         rows, s->to->n)))
            return NULL;
    g->n = s->to->n;
    g->index = NEW_N(ev->a, const struct column *, 1);
    g->index[0] = s->to;
    g->n_index = 1;
    return g;
}

static bool read_fill(struct call *c, struct value *fill)
{
    *fill = (struct value){0};
    return !call_has(c, PARAM_fill_value) ||
           object_scalar(call_arg(c, PARAM_fill_value), fill) ||
           call_wrong(c, PARAM_fill_value, "a single value");
}

/* ---- df.asfreq ---- */

/* Returns the dates of a frequency from the first to the last date of x. */
static const struct column *
dates_between(struct call *c, const struct frequency *f, const struct column *x)
{
    struct eval *ev = c->ev;
    int64_t offset =
        zone_is_aware(x->zone) ? (x->zone - ZONE_UTC) * MOMENT_MINUTE : 0;
    int64_t first = INT64_MAX, last = MOMENT_NAT;
    for (size_t i = 0; i < x->n; i++) {
        first = x->i[i] < first ? x->i[i] : first;
        last = x->i[i] > last ? x->i[i] : last;
    }
    int64_t start = moment_local(first, x->zone), end = last + offset;
    int64_t back = x->n ? frequency_back(f, start) : 0;
    struct frequency one = *f;
    one.n = 1;
    if (back == start) /* as in pd.date_range */
        end = frequency_back(f, end);
    if (back != start && x->n) {
        start = back;
        frequency_add(&one, 1, &start);
    }
    int64_t *v = NEW_N(ev->scratch, int64_t, DATES_MAX);
    size_t n = 0;
    for (; x->n && n < DATES_MAX; n++) {
        v[n] = start;
        if (!frequency_add(f, (int64_t)n, &v[n]) || v[n] > end)
            break;
    }
    void *cells;
    if (n == DATES_MAX)
        return eval_fault(ev, DIAG_DF_VALUE, call_at(c, PARAM_freq),
                          "there are more than 1,048,576 dates"),
               eval_help(ev, "choose a longer period"), NULL;
    struct column *made =
        eval_column(ev, c->at, x->name, COLUMN_DATE, n, &cells, &x, 1);
    if (made)
        made->zone = x->zone;
    for (size_t i = 0; made && i < n; i++)
        ((int64_t *)cells)[i] = v[i] - offset;
    return made;
}

static bool asfreq(struct call *c, struct object *out)
{
    static const str METHODS[] = {S_INIT("ffill"), S_INIT("pad"),
                                  S_INIT("bfill"), S_INIT("backfill")};
    struct sampling s = {.c = c, .limit = -1};
    struct frame f = object_as_frame(&c->self);
    struct frequency every;
    struct value fill;
    unsigned method = 0;
    if (!frequency_read(c, PARAM_freq, &every) ||
        !call_only(c, PARAM_how, (struct object){.type = OBJECT_NONE}) ||
        !call_only(c, PARAM_normalize, object_bool(false)) ||
        !read_fill(c, &fill))
        return false;
    if (call_has(c, PARAM_method) &&
        !call_choice(c, PARAM_method, METHODS, 4, &method))
        return false;
    s.from = f.n_index == 1 ? f.index[0] : NULL;
    if (!s.from || s.from->type != COLUMN_DATE || zone_is_period(s.from->zone))
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "'asfreq' needs dates as row labels") ||
               eval_help(c->ev, "pd.to_datetime makes dates, and "
                                ".set_index('day') makes them row labels");
    if (!check_order(&s) || !(s.to = dates_between(c, &every, s.from)) ||
        !eval_spend(c->ev, c->at, s.to->n, sizeof(uint32_t)))
        return false;
    uint32_t *rows = NEW_N(c->ev->a, uint32_t, s.to->n + 1);
    find_rows(&s,
              !call_has(c, PARAM_method) ? EXACT
              : method < 2               ? FORWARD
                                         : BACKWARD,
              rows);
    struct frame *g = rows_of(&s, &f, fill, rows);
    if (g)
        *out = call_shaped(c, g);
    return g != NULL;
}

/* ---- methods of df.resample ---- */

/* Whether the dates of the rows have the same steps as the periods, perhaps at
   another time of day. pandas then infers that rows and periods have the same
   frequency: it only gives the rows new labels, and fills nothing. False if
   s->limit is set, for fewer than three rows, and for steps of whole weeks. */
static bool has_same_steps(const struct sampling *s, const struct frequency *f)
{
    const struct column *x = s->from, *y = s->to;
    size_t n = x->n;
    bool tick = f->kind == FREQUENCY_TICK;
    if (s->limit >= 0 || n < 3 || y->n != n ||
        (tick && f->ns % (7 * MOMENT_DAY) == 0))
        return false;
    for (size_t i = 0; i < n; i++)
        if (tick ? i > 0 && x->i[i] - x->i[i - 1] != f->ns
                 : moment_days(moment_local(x->i[i], x->zone)) !=
                       moment_days(moment_local(y->i[i], y->zone)))
            return false;
    return true;
}

static bool upsample(struct call *c, enum upsampling how, struct object *out)
{
    const struct grouping *g = as_grouping(c->self);
    struct sampling s = {
        .c = c, .from = g->keys[0], .to = g->dates, .limit = -1};
    struct value fill;
    if (g->selected && g->selected != g->frame->columns)
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at,
                          "'%.*s' of a column selected after resample()",
                          STR_ARG(c->operation->name)) ||
               eval_help(c->ev, "first select the column: "
                                "df['a'].resample('D').ffill()");
    if (!g->dates)
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at,
                          "'%.*s' after resample() with closed=",
                          STR_ARG(c->operation->name)) ||
               eval_help(c->ev, "remove closed=");
    if (g->frame->n_index != 1 || g->frame->index[0] != s.from)
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at,
                          "'%.*s' after resample() on a column",
                          STR_ARG(c->operation->name)) ||
               eval_help(c->ev, "make the dates row labels: "
                                "df.set_index('day').resample('D')");
    if (!read_fill(c, &fill) ||
        (call_has(c, PARAM_limit) && !call_int(c, PARAM_limit, &s.limit)) ||
        !check_order(&s) ||
        !eval_spend(c->ev, c->at, s.to->n, sizeof(uint32_t)))
        return false;
    uint32_t *rows = NEW_N(c->ev->a, uint32_t, s.to->n + 1);
    find_rows(&s, how, rows);
    for (size_t i = 0; i < s.to->n && has_same_steps(&s, g->every); i++)
        rows[i] = (uint32_t)i;
    struct frame *f =
        rows_of(&s, grouping_columns(c->ev, g, false), fill, rows);
    if (f)
        *out = grouping_shaped(c->ev, g, f);
    return f != NULL;
}

static bool periods_asfreq(struct call *c, struct object *out)
{
    return upsample(c, EXACT, out);
}

static bool periods_ffill(struct call *c, struct object *out)
{
    return upsample(c, FORWARD, out);
}

static bool periods_bfill(struct call *c, struct object *out)
{
    return upsample(c, BACKWARD, out);
}

static bool periods_nearest(struct call *c, struct object *out)
{
    return upsample(c, NEAREST, out);
}

/* Evaluates .interpolate(). Reports a row whose date is not one of the result's
   dates, because releases of pandas give different results for such a row. */
static bool periods_interpolate(struct call *c, struct object *out)
{
    const struct grouping *g = as_grouping(c->self);
    struct object made, method;
    if (!call_only(c, PARAM_method, object_str(S("linear"))) ||
        !upsample(c, EXACT, &made))
        return false;
    for (size_t i = 0, k = 0; i < g->keys[0]->n; i++) {
        while (k < g->dates->n && g->dates->i[k] < g->keys[0]->i[i])
            k++;
        if (k == g->dates->n || g->dates->i[k] != g->keys[0]->i[i])
            return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at,
                              "'interpolate' of rows whose dates are not among "
                              "the dates of the result") ||
                   eval_help(c->ev,
                             "first combine the rows of each period into one: "
                             ".resample('D').mean().interpolate()");
    }
    return c->ev->attribute(c->ev, c->at, made, S("interpolate"), &method) &&
           c->ev->call(c->ev, c->at, method, NULL, 0, out);
}

/* ---- operations ---- */

const struct operation UPSAMPLE_OPERATIONS[] = {
    {S_INIT("asfreq"), ON_FRAME | ON_SERIES, asfreq,
     PARAMS(NEEDS(freq), OPT(method, NONE), OPT(how, NONE),
            OPT(normalize, FALSE), OPT(fill_value, NONE)),
     0, 1, "rows at regular dates"},
    {S_INIT("asfreq"), ON_PERIODS, periods_asfreq,
     PARAMS(OPT(fill_value, NONE)), 0, 1, "the row at the date of each period"},
    {S_INIT("bfill"), ON_PERIODS, periods_bfill, PARAMS(OPT(limit, NONE)), 0, 1,
     "the row at each period's date, or else the next row"},
    {S_INIT("ffill"), ON_PERIODS, periods_ffill, PARAMS(OPT(limit, NONE)), 0, 1,
     "the row at each period's date, or else the last row before it"},
    {S_INIT("interpolate"), ON_PERIODS, periods_interpolate,
     PARAMS(OPT(method, TEXT("linear"))), 0, 2,
     "the row at the date of each period, with missing cells interpolated"},
    {S_INIT("nearest"), ON_PERIODS, periods_nearest, PARAMS(OPT(limit, NONE)),
     0, 1, "the row that is nearest to each period's date"},
    {.name = {0}},
};
