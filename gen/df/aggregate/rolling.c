// SPDX-License-Identifier: MIT
// rolling: df.rolling(n), df.expanding() and df.ewm() of columns, frames and
// groups, and the methods of their results. window_math.h computes the numbers.
#include "df/aggregate/rolling.h"

#include <math.h>
#include <stdlib.h>

#include "base/codes/df.h"
#include "base/elementary.h"
#include "base/vec.h"
#include "df/aggregate/aggregate_agg.h"
#include "df/aggregate/groupby.h"
#include "df/aggregate/window_math.h"
#include "df/dates/frequency.h"
#include "df/indexing/each.h"
#include "df/indexing/select.h"
#include "df/runtime/accessor.h"
#include "df/runtime/labels.h"
#include "df/runtime/masked.h"
#include "df/runtime/scalar.h"

void rolling_bounds(const struct window *w, size_t n, uint32_t *starts,
                    uint32_t *ends)
{
    int64_t most = (int64_t)n;
    int64_t offset = w->center ? (w->rows - 1) / 2 : 0;
    for (int64_t i = 0; i < most; i++) {
        int64_t end = i + 1 + offset;
        int64_t start = w->rows ? end - w->rows - w->left : 0;
        end -= !w->right;
        starts[i] = (uint32_t)(start < 0 ? 0 : start > most ? most : start);
        ends[i] = (uint32_t)(end < 0 ? 0 : end > most ? most : end);
    }
}

/* Without center=, the window of a row contains no later row, not even a later
   row with the same date. */
void rolling_time_bounds(const struct window *w, const int64_t *t, size_t n,
                         uint32_t *starts, uint32_t *ends)
{
    uint32_t start = 0, end = 0;
    for (size_t i = 0; i < n; i++) {
        int64_t high = w->center ? t[i] + w->span / 2 : t[i],
                low = high - w->span;
        while (start < i && (w->left ? t[start] < low : t[start] <= low))
            start++;
        if (end < i)
            end = (uint32_t)i;
        while (w->center && end < n &&
               (w->right ? t[end] <= high : t[end] < high))
            end++;
        if (!w->center)
            end = (uint32_t)i + w->right;
        starts[i] = start;
        ends[i] = end < start ? start : end;
    }
}

/* ---- the windows of an object ---- */

static bool item(struct eval *ev, const struct df_expr *at, struct object of,
                 struct object key, struct object *out)
{
    return of.type == OBJECT_GROUPBY
               ? groupby_select(ev, at, as_grouping(of), key, out)
               : select_item(ev, at, of, key, out);
}

static bool get_item(struct eval *ev, const struct df_expr *at,
                     struct object self, struct object key, struct object *out);

static const struct accessor_kind WINDOWS = {
    .name = S_INIT("Rolling"), .on = ON_WINDOW, .item = get_item};

static struct object windows_of(struct eval *ev, struct object of,
                                const struct window *w)
{
    struct accessor *x = NEW(ev->scratch, struct accessor);
    *x = (struct accessor){.kind = &WINDOWS, .of = of, .window = w};
    return object_accessor(x);
}

/* Evaluates df.rolling(3)['a']. */
static bool get_item(struct eval *ev, const struct df_expr *at,
                     struct object self, struct object key, struct object *out)
{
    struct object of;
    struct window *w = NEW(ev->a, struct window);
    if (!item(ev, at, as_accessor(self)->of, key, &of))
        return false;
    *w = *as_accessor(self)->window;
    w->selected = w->on != NULL;
    *out = windows_of(ev, of, w);
    return true;
}

static bool read_closed(struct call *c, struct window *w)
{
    static const str WORDS[] = {S_INIT("right"), S_INIT("left"), S_INIT("both"),
                                S_INIT("neither")};
    unsigned k = 0;
    if (call_has(c, PARAM_closed) &&
        !call_choice(c, PARAM_closed, WORDS, 4, &k))
        return false;
    w->left = k == 1 || k == 2;
    w->right = k == 0 || k == 2;
    return true;
}

static const struct column *plain(struct call *c, const struct column *x,
                                  void *data)
{
    (void)data;
    return masked_plain(c->ev, c->at, x);
}

static bool make(struct call *c, struct window w, struct object *out)
{
    struct window *kept = NEW(c->ev->a, struct window);
    struct object of = c->self;
    if (call_has(c, PARAM_min_periods) &&
        !call_int(c, PARAM_min_periods, &w.least))
        return false;
    if (w.least < 0 || (w.rows && w.least > w.rows))
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_min_periods),
                          "min_periods must be between 0 and the window size");
    *kept = w;
    if (c->self.type != OBJECT_GROUPBY &&
        !each_column(c, c->self, plain, NULL, &of))
        return false;
    *out = windows_of(c->ev, of, kept);
    return true;
}

/* Sets w->on to the column of on=. Results contain this column unchanged. */
static bool read_on(struct call *c, struct window *w)
{
    const struct frame f = c->self.type == OBJECT_GROUPBY
                               ? *as_grouping(c->self)->frame
                               : object_as_frame(&c->self);
    size_t k;
    if (!call_has(c, PARAM_on))
        return true;
    if (!eval_find(c->ev, call_at(c, PARAM_on), &f, call_arg(c, PARAM_on), &k))
        return false;
    w->on = f.columns[k];
    return true;
}

/* Sets w->times to the dates of the rows: the column of on= or the row labels.
   Reports dates that are not in ascending order. */
static bool read_times(struct call *c, struct window *w)
{
    struct eval *ev = c->ev;
    const struct frame f = c->self.type == OBJECT_GROUPBY
                               ? *as_grouping(c->self)->frame
                               : object_as_frame(&c->self);
    if (!read_on(c, w))
        return false;
    w->times = w->on ? w->on : f.n_index ? f.index[0] : NULL;
    if (!w->times || w->times->type != COLUMN_DATE)
        return eval_fault(ev, DIAG_DF_TYPE, call_at(c, PARAM_window),
                          "a time window needs dates, but the %s",
                          w->on ? "column has none"
                                : "row labels are not dates") ||
               eval_help(ev, "name a column of dates, as in "
                             "df.rolling('7D', on='day')");
    for (size_t i = 0; i < w->times->n; i++) {
        bool gap = w->times->i[i] == MOMENT_NAT;
        bool falls = i && w->times->i[i] < w->times->i[i - 1] &&
                     c->self.type != OBJECT_GROUPBY;
        if (gap || falls)
            return eval_fault(ev, DIAG_DF_VALUE, call_at(c, PARAM_window),
                              gap ? "a date is missing in row %zu"
                                  : "the dates are not sorted: row %zu is "
                                    "earlier than the row before",
                              i + 1) ||
                   eval_help(ev, gap ? "drop the row first: .dropna()"
                                     : "sort the rows first: .sort_values() or "
                                       ".sort_index()");
    }
    return true;
}

static bool rolling_time(struct call *c, struct object *out)
{
    struct window w = {.least = 1};
    return frequency_read_span(c, PARAM_window, &w.span) &&
           call_bool(c, PARAM_center, &w.center) && read_closed(c, &w) &&
           read_times(c, &w) && make(c, w, out);
}

static bool rolling(struct call *c, struct object *out)
{
    struct window w = {0};
    enum object_type type = call_arg(c, PARAM_window).type;
    if (!call_only(c, PARAM_axis, object_int(0)))
        return false;
    if (type == OBJECT_STR || type == OBJECT_SPAN)
        return rolling_time(c, out);
    if (!read_on(c, &w))
        return false;
    if (type != OBJECT_INT)
        return call_wrong(c, PARAM_window, "a number of rows or a time span");
    if (!call_int(c, PARAM_window, &w.rows) ||
        !call_bool(c, PARAM_center, &w.center) || !read_closed(c, &w))
        return false;
    if (w.rows < 1)
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_window),
                          "a window needs at least one row");
    w.least = w.rows;
    w.counts_all = !call_has(c, PARAM_min_periods);
    return make(c, w, out);
}

static bool expanding(struct call *c, struct object *out)
{
    return call_only(c, PARAM_axis, object_int(0)) &&
           make(c, (struct window){.least = 1, .right = true}, out);
}

/* Sets *com to the argument com, or computes it from span, halflife or alpha.
   Reports a call that does not give exactly one of these four arguments. */
static bool read_com(struct call *c, double *com)
{
    static const struct {
        enum param p;
        double least;
        const char *what;
    } ARGS[] = {{PARAM_com, 0, "0 or more"},
                {PARAM_span, 1, "1 or more"},
                {PARAM_halflife, 0x1p-1000, "a number above 0"},
                {PARAM_alpha, 0x1p-1000, "above 0, at most 1"}};
    size_t given = 0;
    for (size_t i = 0; i < 4; i++) {
        struct value v;
        double f;
        if (!call_has(c, ARGS[i].p))
            continue;
        if (!object_scalar(call_arg(c, ARGS[i].p), &v) ||
            !scalar_number(v, &f) || !(f >= ARGS[i].least) || isinf(f) ||
            (ARGS[i].p == PARAM_alpha && f > 1))
            return call_wrong(c, ARGS[i].p, ARGS[i].what);
        *com = i == 0   ? f
               : i == 1 ? (f - 1) / 2
               : i == 2 ? 1 / (1 - elementary_exp(elementary_log(0.5) / f)) - 1
                        : (1 - f) / f;
        given++;
    }
    return given == 1 ||
           eval_fault(
               c->ev, DIAG_DF_TYPE, c->at,
               "'ewm' needs exactly one of com, span, halflife and alpha");
}

static bool ewm(struct call *c, struct object *out)
{
    struct ewm *e = NEW(c->ev->a, struct ewm);
    return call_only(c, PARAM_axis, object_int(0)) && read_com(c, &e->com) &&
           call_bool(c, PARAM_adjust, &e->adjust) &&
           call_bool(c, PARAM_ignore_na, &e->ignore_na) &&
           make(c, (struct window){.weights = e, .right = true}, out);
}

/* ---- numbers of windows ---- */

/* A call of a method of rolling(), expanding() or ewm(). */
struct rolled {
    struct call *c;
    struct eval *ev;
    str name;         /* name of the method */
    struct object f;  /* for apply(f): the function */
    bool bias;        /* for std and var of ewm() */
    bool raw;         /* for apply(f): the arguments of f are arrays, not
                         series */
    struct windows w; /* the windows of the current group */
    const struct groups *groups;
    const struct column **index; /* row labels, as in struct frame */
    size_t n_index;
};

/* Copies the numbers of x in the n `rows` to v. With `count`, instead stores 1
   for each cell with a value and 0 for each missing cell. As in pandas,
   infinities become NaN. */
static void read_numbers(const struct column *x, const uint32_t *rows, size_t n,
                         bool count, double *v)
{
    for (size_t i = 0; i < n; i++) {
        struct value cell = column_value(x, rows[i]);
        double f = cell.type == VALUE_INT     ? (double)cell.i
                   : cell.type == VALUE_BOOL  ? cell.b
                   : cell.type == VALUE_FLOAT ? cell.f
                                              : (double)NAN;
        if (count)
            f = !column_is_missing(x, rows[i]);
        v[i] = isinf(f) ? (double)NAN : f;
    }
}

/* Calls the function of apply(f) for each window of a group, and stores the
   results in `out`. `rows` are the rows of the group in `numbers`. */
static bool apply_group(struct rolled *r, const struct column *numbers,
                        const uint32_t *rows, double *out)
{
    struct eval *ev = r->ev;
    const struct series all = {numbers, r->index, r->n_index, SERIES_PLAIN};
    const struct frame f = object_series_frame(&all);
    for (size_t i = 0; i < r->w.n; i++) {
        size_t n = r->w.ends[i] - r->w.starts[i], some = 0;
        for (size_t k = r->w.starts[i]; k < r->w.ends[i]; k++)
            some += !isnan(r->w.v[k]);
        out[i] = (double)NAN;
        if (n == 0 || (int64_t)some < r->w.least)
            continue;
        struct value v;
        struct object y;
        struct frame *part =
            eval_take(ev, r->c->at, &f, rows + r->w.starts[i], n);
        if (!part)
            return false;
        struct object cells = object_column(ev->scratch, part, 0);
        if (r->raw)
            cells = object_array(ev->scratch, part->columns[0], SERIES_ARRAY);
        if (!ev->call(ev, call_at(r->c, PARAM_func), r->f, &cells, 1, &y))
            return false;
        if (!object_scalar(y, &v) ||
            (v.type != VALUE_INT && v.type != VALUE_FLOAT &&
             v.type != VALUE_BOOL))
            return eval_fault(ev, DIAG_DF_TYPE, call_at(r->c, PARAM_func),
                              "the function must return a number, not '%s'",
                              object_type_name(y));
        out[i] = v.type == VALUE_INT    ? (double)v.i
                 : v.type == VALUE_BOOL ? v.b
                                        : v.f;
    }
    return true;
}

/* Returns x as floats, for apply(f). */
static const struct column *as_floats(struct rolled *r, const struct column *x)
{
    void *cells;
    struct column *c = eval_column(r->ev, r->c->at, x->name, COLUMN_FLOAT, x->n,
                                   &cells, &x, 1);
    for (size_t i = 0; c && i < x->n; i++) {
        uint32_t row = (uint32_t)i;
        read_numbers(x, &row, 1, false, (double *)cells + i);
    }
    return c;
}

/* Returns the length of the longest window of n rows. */
static size_t longest(const struct window *w, size_t n)
{
    return w->rows && (size_t)w->rows + 1 < n ? (size_t)w->rows + 1 : n;
}

/* Computes the result of each window of a group into `out`. `rows` are the n
   rows of the group in x. */
static bool run_group(struct rolled *r, const struct column *x,
                      const struct window *how, const uint32_t *rows, size_t n,
                      double *out)
{
    struct eval *ev = r->ev;
    struct arena_mark mark = arena_mark(ev->scratch);
    double *v = NEW_N(ev->scratch, double, n + 1);
    uint32_t *starts = NEW_N(ev->scratch, uint32_t, n + 1);
    uint32_t *ends = NEW_N(ev->scratch, uint32_t, n + 1);
    windows_fn *f = windows_find(r->name);
    size_t most = longest(how, n);
    bool counts = str_eq(r->name, S("count"));
    if (!eval_steps(ev, r->c->at, n / 4 + n * (most / 256)))
        return false;
    read_numbers(x, rows, n, counts, v);
    if (how->weights) {
        struct ewm e = *how->weights;
        e.bias = r->bias;
        windows_ewm(r->name)(&e, v, n, how->least, out);
        arena_rewind(ev->scratch, mark);
        return true;
    }
    if (how->span) {
        int64_t *t = NEW_N(ev->scratch, int64_t, n + 1);
        for (size_t i = 0; i < n; i++)
            t[i] = how->times->i[rows[i]];
        rolling_time_bounds(how, t, n, starts, ends);
    } else {
        rolling_bounds(how, n, starts, ends);
    }
    r->w.v = v;
    r->w.starts = starts;
    r->w.ends = ends;
    r->w.n = n;
    r->w.least = how->counts_all && counts ? 0 : how->least;
    r->w.room = NEW_N(ev->scratch, double, most + 1);
    if (!f)
        return apply_group(r, x, rows, out);
    f(&r->w, out);
    arena_rewind(ev->scratch, mark);
    return true;
}

static bool wrong_type(struct rolled *r, const struct column *x)
{
    eval_fault(r->ev, DIAG_DF_TYPE, r->c->at,
               "'%.*s' of a window needs numbers, but %.*s contains strings",
               STR_ARG(r->name), STR_ARG(eval_column_called(r->ev, x)));
    diag_help(r->ev->d, "select columns of numbers, as in df[['a', "
                        "'b']].rolling(3)");
    return false;
}

/* Returns a column with the result for each row of x that is in a group. The
   rows are ordered group by group. */
static const struct column *run_column(struct rolled *r, const struct window *w,
                                       const struct column *x)
{
    void *cells;
    size_t done = 0, total = r->groups->starts[r->groups->n];
    if (x->type >= COLUMN_STR && x->n && !str_eq(r->name, S("count")))
        return wrong_type(r, x), NULL;
    if (!windows_find(r->name) && !(x = as_floats(r, x)))
        return NULL;
    const struct column *input =
        column_take(r->ev->a, x, r->groups->members, total);
    struct column *made = eval_column(r->ev, r->c->at, x->name, COLUMN_FLOAT,
                                      total, &cells, &input, 1);
    for (size_t i = 0; made && i < r->groups->n; i++) {
        size_t n;
        const uint32_t *rows = groups_rows(r->groups, i, &n);
        if (!run_group(r, x, w, rows, n, (double *)cells + done))
            return NULL;
        done += n;
    }
    return made;
}

/* Sets the row labels of f, whose rows are ordered group by group: the keys of
   the group, then the row's labels in the frame of g or, if `on` is not NULL,
   the row's cell of the column `on`, as in pandas. */
static bool label_groups(struct rolled *r, const struct grouping *g,
                         const struct column *on, struct frame *f)
{
    size_t levels;
    const struct frame *from = g->frame;
    const struct column **own =
        labels_of_rows(r->ev, r->c->at, on ? &on : from->index,
                       on ? 1 : from->n_index, from->n, &levels);
    uint32_t *of = NEW_N(r->ev->a, uint32_t, f->n + 1);
    if (!own || !eval_spend(r->ev, r->c->at, f->n, 2 * sizeof *of))
        return false;
    for (size_t i = 0; i < f->n; i++)
        of[i] = g->of[g->groups.members[i]];
    f->index = grouping_labels(r->ev, g, of, f->n, levels);
    for (size_t i = 0; i < levels; i++)
        f->index[g->n_keys + i] =
            column_take(r->ev->a, own[i], g->groups.members, f->n);
    f->n_index = g->n_keys + levels;
    return true;
}

static int by_name(const void *x, const void *y)
{
    const struct column *const *a = x, *const *b = y;
    return str_cmp((*a)->name, (*b)->name);
}

/* Sorts the columns of f by name, as pandas does. The column `on` keeps its
   position. */
static void order_columns(struct eval *ev, struct frame *f,
                          const struct column *on)
{
    size_t at = frame_find(f, on->name), n = 0;
    const struct column **v = NEW_N(ev->a, const struct column *, f->n_columns);
    for (size_t i = 0; i < f->n_columns; i++)
        if (i != at)
            v[n++] = f->columns[i];
    qsort(v, n, sizeof *v, by_name);
    if (at != STR_NPOS) {
        memmove(v + at + 1, v + at, (n - at) * sizeof *v);
        v[at] = f->columns[at];
    }
    f->columns = v;
    frame_index(ev->a, f);
}

/* Checks whether the method exists for the weights of ewm(), which are NULL for
   other windows. */
static bool check_weights(struct rolled *r, const struct ewm *e)
{
    if (!e)
        return call_only(r->c, PARAM_bias, object_bool(false));
    if (!windows_ewm(r->name))
        return eval_fault(r->ev, DIAG_DF_UNSUPPORTED, r->c->at,
                          "'%.*s' of ewm()", STR_ARG(r->name)) ||
               eval_help(r->ev, "methods are 'mean', 'std', 'sum', 'var'");
    if (str_eq(r->name, S("sum")) && !e->adjust)
        return eval_fault(r->ev, DIAG_DF_VALUE, r->c->at,
                          "'sum' of ewm() needs adjust=True");
    if (call_given(r->c, PARAM_ddof))
        return call_refuse(r->c, PARAM_ddof);
    return true;
}

static bool run_rolled(struct rolled *r, struct object *out)
{
    struct eval *ev = r->ev;
    const struct accessor *a = as_accessor(r->c->self);
    bool grouped = a->of.type == OBJECT_GROUPBY;
    const struct grouping *g = grouped ? as_grouping(a->of) : NULL;
    const struct frame whole = grouped ? *g->frame : object_as_frame(&a->of);
    struct frame *f = grouped ? grouping_columns(ev, g, false)
                              : object_own_frame(ev->a, &whole);
    r->index = whole.index;
    r->n_index = whole.n_index;
    r->groups = grouped ? &g->groups : groups_whole(ev, r->c->at, f->n);
    if (grouped && !g->as_index)
        return eval_fault(ev, DIAG_DF_UNSUPPORTED, r->c->at,
                          "a window over groups with as_index=False") ||
               eval_help(ev, "remove as_index=False, and call .reset_index() "
                             "on the result");
    if (!check_weights(r, a->window->weights))
        return false;
    if (!r->groups || !call_numeric(r->c, f))
        return false;
    for (size_t i = 0; i < f->n_columns; i++)
        if (f->columns[i] == a->window->on)
            f->columns[i] =
                column_take(ev->a, f->columns[i], r->groups->members,
                            r->groups->starts[r->groups->n]);
        else if (!(f->columns[i] = run_column(r, a->window, f->columns[i])))
            return false;
    f->n = r->groups->starts[r->groups->n];
    const struct column *on = a->window->selected ? a->window->on : NULL;
    if (a->window->on && a->of.type != OBJECT_SERIES)
        order_columns(ev, f, a->window->on);
    if (grouped && !label_groups(r, g, on, f))
        return false;
    if (on && a->of.type == OBJECT_FRAME && frame_find(f, on->name) == STR_NPOS)
        frame_append(ev->a, f, on);
    *out = grouped                       ? grouping_shaped(ev, g, f)
           : a->of.type == OBJECT_SERIES ? object_column(ev->scratch, f, 0)
                                         : object_frame(f);
    return true;
}

static bool reduce(struct call *c, struct object *out)
{
    static const str BETWEEN[] = {
        [QUANTILE_LINEAR] = S_INIT("linear"),
        [QUANTILE_LOWER] = S_INIT("lower"),
        [QUANTILE_HIGHER] = S_INIT("higher"),
        [QUANTILE_MIDPOINT] = S_INIT("midpoint"),
        [QUANTILE_NEAREST] = S_INIT("nearest"),
    };
    struct rolled r = {.c = c, .ev = c->ev, .name = c->operation->name};
    unsigned between = QUANTILE_LINEAR;
    struct value q = {0};
    r.w.ddof = 1;
    if (!call_int(c, PARAM_ddof, &r.w.ddof) ||
        !call_bool(c, PARAM_bias, &r.bias) ||
        !call_choice(c, PARAM_interpolation, BETWEEN, 5, &between))
        return false;
    r.w.between = (enum quantile_between)between;
    if (call_takes(c, PARAM_q)) {
        object_scalar(call_arg(c, PARAM_q), &q);
        r.w.q = q.type == VALUE_INT ? (double)q.i : q.f;
        if ((q.type != VALUE_INT && q.type != VALUE_FLOAT) ||
            !(r.w.q >= 0 && r.w.q <= 1))
            return call_wrong(c, PARAM_q, "a number from 0 to 1");
    }
    return run_rolled(&r, out);
}

static bool apply(struct call *c, struct object *out)
{
    struct rolled r = {.c = c, .ev = c->ev, .f = call_arg(c, PARAM_func)};
    r.name = c->operation->name;
    if (!object_is_function(r.f))
        return call_wrong(c, PARAM_func, "a function");
    return call_bool(c, PARAM_raw, &r.raw) && run_rolled(&r, out);
}

/* ---- agg ---- */

/* Runs f, a function or the name of a method, on windows of the rows of `of`.
   `selected`: `of` has a single column, selected from the receiver. */
static bool aggregate_one(struct call *c, struct object of, bool selected,
                          struct object f, struct object *out)
{
    struct eval *ev = c->ev;
    str name = aggregate_name(f);
    struct object method;
    struct window *w = NEW(ev->a, struct window);
    *w = *as_accessor(c->self)->window;
    w->selected |= selected && w->on;
    struct object self = windows_of(ev, of, w);
    bool known = name.p && windows_find(name);
    if (!known && f.type == OBJECT_STR)
        return ev->attribute(ev, call_at(c, PARAM_func), self, as_str(f),
                             &method) &&
               call_wrong(c, PARAM_func,
                          "the name of an aggregation, such as 'mean'");
    return ev->attribute(ev, c->at, self, known ? name : S("apply"), &method) &&
           ev->call(ev, call_at(c, PARAM_func), method, &f, !known, out);
}

/* Appends the column `made` to f under the name `label`. If x is not NULL,
   `label` becomes a level below the name of x. */
static bool put_labelled(struct call *c, struct frame *f, struct object made,
                         const struct column *x, str label)
{
    const struct frame part = object_as_frame(&made);
    str name = x ? eval_name_under(c->ev, x, label) : label;
    const struct column *r = column_rename(c->ev->a, part.columns[0], name);
    if (f->n_columns == 0) {
        const struct column **columns = f->columns;
        *f = part;
        f->columns = columns;
        f->n_columns = 0;
    }
    return eval_append(c->ev, c->at, f, r);
}

static str label_of(struct object f)
{
    str name = aggregate_name(f);
    return name.p ? name : f.type == OBJECT_STR ? as_str(f) : S("<lambda>");
}

/* Runs each of the functions `how` on windows of column x of the object `of`,
   and appends the results to f. */
static bool aggregate_column_of(struct call *c, struct object of,
                                const struct column *x, struct object how,
                                bool labelled, struct frame *f)
{
    const struct list one = {.v = &how, .n = 1};
    const struct list *l = how.type == OBJECT_LIST ? as_list(how) : &one;
    struct object column = of, key, made;
    bool single = of.type == OBJECT_SERIES ||
                  (of.type == OBJECT_GROUPBY && as_grouping(of)->single);
    if (!single) {
        key = object_of_name(c->ev->scratch, x->name);
        if (!item(c->ev, c->at, of, key, &column))
            return false;
    }
    for (size_t i = 0; i < l->n; i++) {
        if (!aggregate_one(c, column, true, l->v[i], &made))
            return false;
        str label = labelled ? label_of(l->v[i]) : x->name;
        if (!put_labelled(c, f, made, single || !labelled ? NULL : x, label))
            return false;
    }
    return true;
}

static bool aggregate(struct call *c, struct object *out)
{
    struct object of = as_accessor(c->self)->of, how = call_arg(c, PARAM_func);
    bool grouped = of.type == OBJECT_GROUPBY, dict = how.type == OBJECT_DICT;
    const struct frame from =
        grouped ? *grouping_columns(c->ev, as_grouping(of), false)
                : object_as_frame(&of);
    bool lists = how.type == OBJECT_LIST;
    if (!lists && !dict)
        return aggregate_one(c, of, false, how, out);
    struct frame *f = NEW(c->ev->a, struct frame);
    size_t n = from.n_columns;
    for (size_t i = 0; dict && i < as_dict(how)->n; i++)
        lists |= as_dict(how)->v[i].value.type == OBJECT_LIST;
    for (size_t i = 0; lists && dict && i < as_dict(how)->n; i++)
        if (as_dict(how)->v[i].value.type == OBJECT_LIST)
            n += as_list(as_dict(how)->v[i].value)->n;
    f->columns = NEW_N(c->ev->a, const struct column *,
                       n *(1 + (dict ? 0 : as_list(how)->n)) + 1);
    for (size_t i = 0; i < (dict ? as_dict(how)->n : from.n_columns); i++) {
        size_t k = i;
        if (dict && !eval_find(c->ev, eval_item(call_at(c, PARAM_func), i),
                               &from, as_dict(how)->v[i].key, &k))
            return false;
        if (!aggregate_column_of(c, of, from.columns[k],
                                 dict ? as_dict(how)->v[i].value : how, lists,
                                 f))
            return false;
    }
    *out = object_frame(f);
    return true;
}

/* ---- operations ---- */

#define FIGURES PARAMS(OPT(numeric_only, FALSE))

const struct operation ROLLING_OPERATIONS[] = {
    {S_INIT("agg"), ON_WINDOW, aggregate, PARAMS(NEEDS(func)),
     EFFECT_OF_ARGUMENT | EFFECT_ROWS, 1,
     "aggregates each window with a function or the name of one, such as "
     "'mean'"},
    {S_INIT("aggregate"), ON_WINDOW, aggregate, PARAMS(NEEDS(func)),
     EFFECT_OF_ARGUMENT | EFFECT_ROWS, 1, "same as agg"},
    {S_INIT("apply"), ON_WINDOW, apply, PARAMS(NEEDS(func), OPT(raw, FALSE)),
     EFFECT_ROWS, 16, "calls a function with the cells of each window"},
    {S_INIT("count"), ON_WINDOW, reduce, FIGURES, EFFECT_COUNTS | EFFECT_ROWS,
     2, "the number of non-missing cells in each window"},
    {S_INIT("ewm"), ON_FRAME | ON_SERIES | ON_GROUP, ewm,
     PARAMS(OPT(com, NONE), OPT(span, NONE), OPT(halflife, NONE),
            OPT(alpha, NONE), OPT(min_periods, INT(0)), OPT(adjust, TRUE),
            OPT(ignore_na, FALSE), OPT(axis, INT(0))),
     0, 1,
     "windows whose weights decrease exponentially, for mean, std, sum, var"},
    {S_INIT("expanding"), ON_FRAME | ON_SERIES | ON_GROUP, expanding,
     PARAMS(OPT(min_periods, INT(1)), OPT(axis, INT(0))), 0, 1,
     "windows of all rows up to the current one"},
    {S_INIT("max"), ON_WINDOW, reduce, FIGURES, EFFECT_UNIT | EFFECT_ROWS, 4,
     "the largest value of each window"},
    {S_INIT("mean"), ON_WINDOW, reduce, FIGURES, EFFECT_UNIT | EFFECT_ROWS, 2,
     "the mean of each window"},
    {S_INIT("median"), ON_WINDOW, reduce, FIGURES, EFFECT_UNIT | EFFECT_ROWS, 4,
     "the median of each window"},
    {S_INIT("min"), ON_WINDOW, reduce, FIGURES, EFFECT_UNIT | EFFECT_ROWS, 4,
     "the smallest value of each window"},
    {S_INIT("quantile"), ON_WINDOW, reduce,
     PARAMS(NEEDS(q), OPT(interpolation, TEXT("linear")),
            OPT(numeric_only, FALSE)),
     EFFECT_UNIT | EFFECT_ROWS, 4, "a quantile of each window"},
    {S_INIT("rolling"), ON_FRAME | ON_SERIES | ON_GROUP, rolling,
     PARAMS(NEEDS(window), OPT(min_periods, NONE), OPT(center, FALSE),
            NAMED(axis, INT(0)), NAMED(closed, NONE), NAMED(on, NONE)),
     0, 1, "windows of a number of rows, or of a time span such as '7D'"},
    {S_INIT("std"), ON_WINDOW, reduce,
     PARAMS(OPT(ddof, INT(1)), OPT(numeric_only, FALSE), NAMED(bias, FALSE)),
     EFFECT_UNIT | EFFECT_ROWS, 4, "the standard deviation of each window"},
    {S_INIT("sum"), ON_WINDOW, reduce, FIGURES, EFFECT_UNIT | EFFECT_ROWS, 2,
     "the sum of each window"},
    {S_INIT("var"), ON_WINDOW, reduce,
     PARAMS(OPT(ddof, INT(1)), OPT(numeric_only, FALSE), NAMED(bias, FALSE)),
     EFFECT_ROWS, 4, "the variance of each window"},
    {.name = {0}},
};
