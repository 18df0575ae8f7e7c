// SPDX-License-Identifier: MIT
// correlation: df.corr(), s.corr(other) and np.corrcoef(x, y), Pearson's
// correlation of pairs of numbers. method='spearman' computes the correlation
// of the numbers' ranks. Except in np.corrcoef, pairs with a missing number are
// skipped.
#include "df/runtime/call.h"

#include <math.h>
#include <stdlib.h>

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/indexing/align.h"
#include "df/indexing/each.h"
#include "df/runtime/labels.h"
#include "df/runtime/masked.h"

/* Returns the cells of x as floats. Reports a column of strings and returns
   NULL. */
static const double *floats(struct call *c, const struct column *x)
{
    struct eval *ev = c->ev;
    if (!(x = masked_plain(ev, c->at, x)))
        return NULL;
    if (x->n && x->type >= COLUMN_STR) {
        eval_fault(ev, DIAG_DF_TYPE, c->at,
                   "'%.*s' needs numbers, but %.*s contains strings",
                   STR_ARG(c->operation->name),
                   STR_ARG(eval_column_called(ev, x)));
        if (c->self.type == OBJECT_FRAME)
            diag_help(ev->d, "add numeric_only=True to skip such columns");
        return NULL;
    }
    double *v = NEW_N(ev->scratch, double, x->n + 1);
    for (size_t i = 0; i < x->n; i++) {
        v[i] = x->type == COLUMN_FLOAT ? x->f[i]
               : x->type == COLUMN_INT ? (double)x->i[i]
                                       : x->b[i];
        if (c->self.type == OBJECT_FRAME && isinf(v[i])) /* df.corr() of pandas
                                                            skips infinities */
            v[i] = (double)NAN;
    }
    return v;
}

/* Returns the correlation of n pairs, computed as pandas' nancorr does. NaN if
   fewer than `least` pairs are complete. */
static double of_frame(const double *x, const double *y, size_t n,
                       int64_t least)
{
    double mean_x = 0, mean_y = 0, xx = 0, yy = 0, xy = 0, count = 0;
    for (size_t i = 0; i < n; i++) {
        if (isnan(x[i]) || isnan(y[i]))
            continue;
        double dx = x[i] - mean_x, dy = y[i] - mean_y;
        count++;
        mean_x += 1 / count * dx;
        mean_y += 1 / count * dy;
        xx += (x[i] - mean_x) * dx;
        yy += (y[i] - mean_y) * dy;
        xy += (x[i] - mean_x) * dy;
    }
    double divisor = sqrt(xx * yy);
    if (count < (double)least || divisor == 0)
        return (double)NAN;
    double r = xy / divisor;
    return r > 1 ? 1 : r < -1 ? -1 : r;
}

/* Returns the correlation of n pairs, computed as numpy's corrcoef does. NaN if
   fewer than `least` pairs are complete. */
static double of_series(const double *x, const double *y, size_t n,
                        int64_t least)
{
    double sum_x = 0, sum_y = 0, xx = 0, yy = 0, xy = 0, count = 0;
    for (size_t i = 0; i < n; i++)
        if (!isnan(x[i]) && !isnan(y[i])) {
            count++;
            sum_x += x[i];
            sum_y += y[i];
        }
    if (count < (double)least)
        return (double)NAN;
    for (size_t i = 0; i < n; i++)
        if (!isnan(x[i]) && !isnan(y[i])) {
            double dx = x[i] - sum_x / count, dy = y[i] - sum_y / count;
            xx += dx * dx;
            yy += dy * dy;
            xy += dx * dy;
        }
    double part = 1 / (count - 1);
    double r = xy * part / sqrt(xx * part) / sqrt(yy * part);
    return r > 1 ? 1 : r < -1 ? -1 : r;
}

/* A number with its row. */
struct ranked {
    double v;
    size_t row;
};

static int by_value(const void *x, const void *y)
{
    const struct ranked *a = x, *b = y;
    return (a->v > b->v) - (a->v < b->v);
}

/* Returns, in `a`, the rank of each number of x among the complete pairs. The
   rank is NaN in an incomplete pair. Equal numbers have the mean of their
   ranks. */
static const double *ranks(struct arena *a, const double *x, const double *y,
                           size_t n)
{
    struct ranked *r = NEW_N(a, struct ranked, n + 1);
    double *out = NEW_N(a, double, n + 1);
    size_t complete = 0, end;
    for (size_t i = 0; i < n; i++) {
        out[i] = (double)NAN;
        if (!isnan(x[i]) && !isnan(y[i]))
            r[complete++] = (struct ranked){x[i], i};
    }
    qsort(r, complete, sizeof *r, by_value);
    for (size_t i = 0; i < complete; i = end) {
        for (end = i; end < complete && r[end].v == r[i].v;)
            end++;
        for (size_t k = i; k < end; k++)
            out[r[k].row] = (double)(i + 1 + end) / 2;
    }
    return out;
}

/* Like of_frame, but x and y are results of ranks(). */
static double of_ranks(const double *x, const double *y, size_t n,
                       int64_t least)
{
    double xx = 0, yy = 0, xy = 0, count = 0;
    for (size_t i = 0; i < n; i++)
        count += !isnan(x[i]);
    for (size_t i = 0; i < n; i++)
        if (!isnan(x[i])) {
            double dx = x[i] - (count + 1) / 2, dy = y[i] - (count + 1) / 2;
            xx += dx * dx;
            yy += dy * dy;
            xy += dx * dy;
        }
    double divisor = sqrt(xx * yy);
    return count < (double)least || divisor == 0 ? (double)NAN : xy / divisor;
}

/* Returns the correlation of n pairs or, if `spearman`, of their ranks.
   df.corr() and s.corr() need different functions, because pandas computes them
   differently. */
static double correlation(struct call *c, bool spearman, const double *x,
                          const double *y, size_t n, int64_t least)
{
    struct arena *a = c->ev->scratch;
    bool frame = c->self.type == OBJECT_FRAME;
    struct arena_mark mark = arena_mark(a);
    if (!spearman)
        return (frame ? of_frame : of_series)(x, y, n, least);
    const double *u = ranks(a, x, y, n), *v = ranks(a, y, x, n);
    double r = frame ? of_ranks(u, v, n, least)
                     : of_series(v, u, n, least); /* scipy passes the arguments
                                                     in this order */
    arena_rewind(a, mark);
    return r;
}

static bool read_how(struct call *c, bool *spearman, int64_t *least)
{
    static const str METHODS[] = {S_INIT("pearson"), S_INIT("spearman")};
    unsigned method = 0;
    *least = 1;
    if (object_same(call_value(c, PARAM_method), object_str(S("kendall"))))
        return call_refuse(c, PARAM_method) ||
               eval_help(c->ev, "method='spearman' also correlates ranks");
    if (!call_choice(c, PARAM_method, METHODS, 2, &method))
        return false;
    *spearman = method == 1;
    return !call_has(c, PARAM_min_periods) ||
           call_int(c, PARAM_min_periods, least);
}

static bool frame_corr(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    struct frame *f = object_own_frame(ev->a, as_frame(c->self));
    struct frame *made = NEW(ev->a, struct frame);
    int64_t least;
    bool spearman;
    if (!read_how(c, &spearman, &least) || !call_numeric(c, f))
        return false;
    size_t n = f->n_columns;
    const double **v = NEW_N(ev->scratch, const double *, n + 1);
    if (!eval_steps(ev, c->at, n * n * f->n / (spearman ? 1 : 8)))
        return false;
    for (size_t i = 0; i < n; i++)
        if (!(v[i] = floats(c, f->columns[i])))
            return false;
    *made = (struct frame){.n = n, .n_columns = n};
    made->index = labels_of_columns(ev, c->at, f, &made->n_index);
    made->columns = NEW_N(ev->a, const struct column *, n + 1);
    for (size_t i = 0; made->index && i < n; i++) {
        void *cells;
        made->columns[i] = eval_column(ev, c->at, f->columns[i]->name,
                                       COLUMN_FLOAT, n, &cells, f->columns, n);
        if (!made->columns[i])
            return false;
        for (size_t k = 0; k < n; k++) /* pandas passes the later column
                                          first */
            ((double *)cells)[k] = correlation(c, spearman, v[k > i ? k : i],
                                               v[k > i ? i : k], f->n, least);
    }
    *out = object_frame(made);
    return made->index != NULL;
}

static bool series_corr(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    struct object y = call_arg(c, PARAM_other);
    int64_t least;
    bool all, spearman;
    if (y.type != OBJECT_SERIES)
        return call_wrong(c, PARAM_other, "a column");
    if (!read_how(c, &spearman, &least))
        return false;
    const struct column *other = as_series(y)->column;
    struct labels own = align_series_labels(as_series(c->self));
    struct labels its = align_series_labels(as_series(y));
    if (!align_same(own, its)) {
        const uint32_t *rows = align_to(ev, c->at, its, own, &all);
        if (!rows)
            return false;
        other = column_take(ev->a, other, rows, own.n);
    }
    const double *v = floats(c, as_series(c->self)->column);
    const double *w = v ? floats(c, other) : NULL;
    if (w) {
        *out = object_float(correlation(c, spearman, v, w, own.n, least));
        out->numpy = true;
    }
    return w != NULL;
}

/* Returns a row of the array that np.corrcoef returns. */
static struct object row_of(struct eval *ev, double r, double s)
{
    struct list *row = NEW(ev->scratch, struct list);
    row->array = true;
    vec_push(ev->scratch, row, object_float(r));
    vec_push(ev->scratch, row, object_float(s));
    row->v[0].numpy = row->v[1].numpy = true;
    return object_list(row);
}

static bool corrcoef(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct column *x, *y;
    if (!each_argument(c, PARAM_x, &x) || !each_argument(c, PARAM_y, &y))
        return false;
    if (x->n != y->n)
        return eval_fault(ev, DIAG_DF_VALUE, call_at(c, PARAM_y),
                          "x has %zu number%s, but y has %zu", x->n,
                          STR_S(x->n), y->n);
    const double *v = floats(c, x), *w = v ? floats(c, y) : NULL;
    if (!w)
        return false;
    int64_t least =
        (int64_t)x->n; /* the result is nan if a number is missing */
    struct list *l = NEW(ev->scratch, struct list);
    l->array = true;
    vec_push(
        ev->scratch, l,
        row_of(ev, of_series(v, v, x->n, least), of_series(v, w, x->n, least)));
    vec_push(
        ev->scratch, l,
        row_of(ev, of_series(w, v, x->n, least), of_series(w, w, x->n, least)));
    *out = object_list(l);
    return true;
}

/* ---- operations ---- */

const struct operation CORRELATION_OPERATIONS[] = {
    {S_INIT("corr"), ON_FRAME, frame_corr,
     PARAMS(OPT(method, TEXT("pearson")), OPT(min_periods, INT(1)),
            OPT(numeric_only, FALSE)),
     EFFECT_COUNTS, 4, "the correlation of each pair of columns"},
    {S_INIT("corr"), ON_SERIES, series_corr,
     PARAMS(NEEDS(other), OPT(method, TEXT("pearson")), OPT(min_periods, NONE)),
     EFFECT_COUNTS, 4, "the correlation with another column"},
    {S_INIT("corrcoef"), ON_NUMPY, corrcoef, PARAMS(NEEDS(x), NEEDS(y)),
     EFFECT_COUNTS, 4, "an array of rows with the correlation in [0, 1]"},
    {.name = {0}},
};
