// SPDX-License-Identifier: MIT
// layers: one function for each way in which kinds of charts read their rows.
#include "chart/data/layers.h"

#include <math.h>

#include "base/vec.h"
#include "chart/scale/cells.h"
#include "chart/scale/stats.h"
#include "frame/order.h"

enum { BINS = 10, BINS_MAX = 1000 };

static bool is_curve(enum chart_kind kind)
{
    return kind == CHART_LINE || kind == CHART_AREA;
}

/* The numbers of a series by row. */
struct numbers {
    const double *y, *low, *high;
};

static struct numbers numbers_of(struct arena *a, const struct chart_series *s)
{
    struct numbers v = {NULL, NULL, NULL};
    v.low = s->low ? cells_numbers(a, s->low) : NULL;
    v.high = s->high ? cells_numbers(a, s->high) : NULL;
    v.y = s->y ? cells_numbers(a, s->y) : v.high;
    return v;
}

static bool is_beyond(const struct chart_limits *l, double x)
{
    return x < data_limit(l->low, l->high, -INFINITY) ||
           x > data_limit(l->high, l->low, INFINITY);
}

/* Of lines and points: what the author's limits leave out. Bars, areas and
   ranges reach to where their axis ends. */
static bool is_outside(const struct chart_spec *s, const struct point *p)
{
    if (s->kind != CHART_LINE && s->kind != CHART_AREA &&
        s->kind != CHART_SCATTER)
        return false;
    return is_beyond(&s->x_limits, p->x) ||
           (s->kind != CHART_AREA && is_beyond(&s->y_limits, p->y));
}

static void add_point(struct arena *a, const struct data *d, struct layers *all,
                      struct layer *l, size_t *cap, struct point p)
{
    bool range = d->spec->kind == CHART_RANGE;
    bool missing = isnan(p.x) || isnan(range ? p.low + p.high : p.y);
    struct {
        struct point *v;
        size_t n, cap;
    } list = {l->v, l->n, *cap};
    bool outside = !missing && is_outside(d->spec, &p);
    all->missing += missing;
    all->outside += outside;
    all->points += !missing && !outside;
    missing |= outside;
    if (missing && (!is_curve(d->spec->kind) || isnan(p.x) ||
                    is_beyond(&d->spec->x_limits, p.x)))
        return;
    if (missing)
        p.y = p.low = p.high = NAN;
    vec_push(a, &list, p);
    l->v = list.v;
    l->n = list.n;
    *cap = list.cap;
}

static struct point point_at(const struct numbers *v, const double *x,
                             size_t row)
{
    return (struct point){x[row],
                          v->y ? v->y[row] : NAN,
                          v->low ? v->low[row] : NAN,
                          v->high ? v->high[row] : NAN,
                          (uint32_t)row,
                          STR_NONE,
                          STR_NONE};
}

/* A layer of each series. */
static void add_series(struct arena *a, const struct data *d,
                       struct layers *all, const double *x)
{
    const struct chart_spec *s = d->spec;
    all->n = s->n_series;
    all->v = NEW_N(a, struct layer, all->n);
    for (size_t i = 0; i < all->n; i++) {
        struct numbers v = numbers_of(a, &s->series[i]);
        struct layer *l = &all->v[i];
        size_t cap = s->frame->n;
        *l = (struct layer){.name = s->series[i].name,
                            .of = &s->series[i],
                            .v = NEW_N(a, struct point, cap)};
        for (size_t r = 0; r < s->frame->n; r++)
            add_point(a, d, all, l, &cap, point_at(&v, x, r));
    }
}

/* A layer of each value of a column. */
static void add_groups(struct arena *a, const struct data *d,
                       struct layers *all, const double *x,
                       const struct column *by)
{
    const struct chart_spec *s = d->spec;
    struct cell_groups g = cells_groups(a, by);
    struct numbers v = numbers_of(a, &s->series[0]);
    size_t *cap = NEW_N(a, size_t, g.n);
    all->n = g.n;
    all->v = NEW_N(a, struct layer, g.n);
    for (size_t i = 0; i < g.n; i++)
        all->v[i] = (struct layer){.name = g.names[i], .of = &s->series[0]};
    for (size_t r = 0; r < s->frame->n; r++)
        add_point(a, d, all, &all->v[g.of[r]], &cap[g.of[r]],
                  point_at(&v, x, r));
}

/* A layer of each row, from the first y to the second. */
static void add_slopes(struct arena *a, struct data *d, struct layers *all)
{
    const struct chart_spec *s = d->spec;
    const double *y[2] = {cells_numbers(a, s->series[0].y),
                          cells_numbers(a, s->series[1].y)};
    str *names = NEW_N(a, str, 2);
    all->n = s->frame->n;
    all->v = NEW_N(a, struct layer, all->n);
    for (size_t r = 0; r < all->n; r++) {
        struct layer *l = &all->v[r];
        str name = s->x ? cells_text(a, s->x, r) : str_fmt(a, "%zu", r);
        *l = (struct layer){.name = name, .of = &s->series[1]};
        size_t cap = 0;
        for (size_t k = 0; k < 2; k++)
            add_point(a, d, all, l, &cap,
                      (struct point){(double)k, y[k][r], NAN, NAN, (uint32_t)r,
                                     STR_NONE, STR_NONE});
    }
    names[0] = s->series[0].name;
    names[1] = s->series[1].name;
    d->categories = names;
    d->n_categories = 2;
    d->x_kind = SCALE_POINT;
}

/* ---- kinds that show many numbers by few ---- */

static double *numbers_in(struct arena *a, const struct layer *l, size_t *n)
{
    double *v = NEW_N(a, double, l->n + 1);
    *n = 0;
    for (size_t i = 0; i < l->n; i++)
        v[(*n)++] = l->v[i].y;
    return v;
}

static void to_bins(struct arena *a, const struct data *d, struct layers *all)
{
    struct extent e = EXTENT_NONE;
    size_t n = d->spec->bins ? d->spec->bins : BINS;
    n = n > BINS_MAX ? BINS_MAX : n;
    for (size_t i = 0; i < all->n; i++)
        for (size_t k = 0; k < all->v[i].n; k++)
            extent_add(&e, all->v[i].v[k].y);
    for (size_t i = 0; i < all->n; i++) {
        struct layer *l = &all->v[i];
        struct bins b = stats_bins(a, e, n);
        for (size_t k = 0; k < l->n; k++)
            stats_count(&b, l->v[k].y);
        l->v = NEW_N(a, struct point, n);
        l->n = n;
        for (size_t k = 0; k < n; k++) {
            double low = stats_edge(&b, k), high = stats_edge(&b, k + 1);
            l->v[k] = (struct point){(low + high) / 2,
                                     (double)b.counts[k],
                                     low,
                                     high,
                                     DATA_NO_ROW,
                                     STR_NONE,
                                     STR_NONE};
        }
    }
}

static void to_boxes(struct arena *a, struct data *d, struct layers *all)
{
    bool alone =
        d->spec->subplots && all->n > 1; /* the name is that of the panel */
    str *names = NEW_N(a, str, all->n);
    for (size_t i = 0; i < all->n; i++) {
        struct layer *l = &all->v[i];
        size_t n, outside = 0;
        double *v = numbers_in(a, l, &n);
        stats_sort(v, n);
        names[i] = l->name;
        if (n)
            l->box = stats_quartiles(v, n);
        for (size_t k = 0; k < l->n; k++) {
            l->v[k].x = alone ? 0 : (double)i;
            if (l->v[k].y < l->box.low || l->v[k].y > l->box.high)
                l->v[outside++] = l->v[k];
        }
        l->n = outside;
    }
    if (alone)
        names[0] = S("");
    d->categories = names;
    d->n_categories = alone ? 1 : all->n;
}

/* ---- order and sums ---- */

static bool is_before(void *data, uint32_t x, uint32_t y)
{
    const struct point *v = data;
    return v[x].x <= v[y].x;
}

static void sort_by_x(struct arena *a, struct layer *l)
{
    uint32_t *rows = NEW_N(a, uint32_t, l->n);
    struct point *v = NEW_N(a, struct point, l->n);
    bool sorted = true;
    for (size_t i = 0; i < l->n; i++) {
        rows[i] = (uint32_t)i;
        sorted &= i == 0 || l->v[i - 1].x <= l->v[i].x;
    }
    if (sorted)
        return;
    order_merge(a, rows, l->n, is_before, l->v);
    for (size_t i = 0; i < l->n; i++)
        v[i] = l->v[rows[i]];
    l->v = v;
}

/* Each layer stands on those before it; a row that is in none of them counts
   for nothing. Rows of one x stand on each other. */
static void stack_up(struct arena *a, const struct data *d, struct layers *all,
                     const double *x)
{
    const struct column c = {
        .type = COLUMN_FLOAT, .f = x, .n = d->spec->frame->n};
    const uint32_t *facet = all->facet_of;
    struct cell_groups g = cells_groups(a, &c);
    size_t n = g.n * (all->facets ? all->n_facets : 1);
    double *sum = NEW_N(a, double, n);
    for (size_t i = 0; i < all->n; i++)
        for (size_t k = 0; k < all->v[i].n; k++) {
            struct point *p = &all->v[i].v[k];
            size_t at = g.of[p->row] + (facet ? facet[p->row] * g.n : 0);
            p->low = sum[at];
            p->high = sum[at] += isnan(p->y) ? 0 : p->y;
        }
}

struct layers layers_of(struct arena *a, struct data *d, const double *x)
{
    const struct chart_spec *s = d->spec;
    const struct column *by = s->by ? s->by : s->colour;
    struct layers all = {.v = NULL};
    bool many = s->kind == CHART_HIST || s->kind == CHART_BOX;
    if (many && !by)
        by = s->facet;
    if (s->facet && !many) {
        struct cell_groups g = cells_groups(a, s->facet);
        all.facets = g.names;
        all.n_facets = g.n;
        all.facet_of = g.of;
    }
    if (s->kind == CHART_SLOPE)
        add_slopes(a, d, &all);
    else if (by)
        add_groups(a, d, &all, x, by);
    else
        add_series(a, d, &all, x);
    for (size_t i = 0; is_curve(s->kind) && i < all.n; i++)
        sort_by_x(a, &all.v[i]);
    if (d->stacked)
        stack_up(a, d, &all, x);
    if (s->kind == CHART_HIST)
        to_bins(a, d, &all);
    else if (s->kind == CHART_BOX)
        to_boxes(a, d, &all);
    return all;
}

void layers_keep(struct arena *a, struct layer *l, const uint32_t *facet_of,
                 uint32_t facet)
{
    struct point *v = NEW_N(a, struct point, l->n);
    size_t n = 0;
    for (size_t i = 0; i < l->n; i++)
        if (l->v[i].row == DATA_NO_ROW || facet_of[l->v[i].row] == facet)
            v[n++] = l->v[i];
    l->v = v;
    l->n = n;
}

/* ---- words ---- */

static str x_text(struct arena *a, const struct data *d, const struct layer *l,
                  const struct point *p)
{
    const struct chart_spec *s = d->spec;
    if (s->kind == CHART_BOX)
        return l->name;
    if (s->kind == CHART_SCATTER && s->label)
        return cells_text(a, s->label, p->row);
    if (s->kind == CHART_SLOPE)
        return d->categories[(size_t)p->x];
    return s->x ? cells_text(a, s->x, p->row) : str_fmt(a, "%u", p->row);
}

/* "3 ms to 5 ms" of ranges, the number alone of others. */
static str y_text(struct arena *a, const struct data *d, const struct layer *l,
                  const struct point *p)
{
    struct chart_format f = data_format(d, l->of);
    if (d->spec->kind != CHART_RANGE)
        return p->text;
    str low = chart_format_value(a, &f, p->low);
    str high = chart_format_value(a, &f, p->high);
    return str_fmt(a, "%.*s to %.*s", STR_ARG(low), STR_ARG(high));
}

/* " (2.9 to 3.1)" where there is an error bar. */
static void put_error(struct arena *a, const struct data *d,
                      const struct layer *l, const struct point *p,
                      struct buf *b)
{
    enum chart_kind k = d->spec->kind;
    bool bars = k == CHART_BAR || k == CHART_BARH || k == CHART_LINE ||
                k == CHART_SCATTER;
    if (!bars || d->stacked || isnan(p->low) || isnan(p->high))
        return;
    struct chart_format f = data_format(d, l->of);
    str low = chart_format_value(a, &f, p->low);
    str high = chart_format_value(a, &f, p->high);
    buf_printf(b, " (%.*s to %.*s)", STR_ARG(low), STR_ARG(high));
}

static str title_of(struct arena *a, const struct data *d,
                    const struct layers *all, const struct layer *l,
                    const struct point *p)
{
    const struct chart_spec *s = d->spec;
    struct buf b = {.a = a};
    if (s->kind == CHART_HIST) {
        buf_put(&b, chart_format_value(a, &d->x_format, p->low));
        buf_puts(&b, " to ");
        buf_put(&b, chart_format_value(a, &d->x_format, p->high));
        buf_printf(&b, ": %.0f", p->y);
        return buf_end(&b);
    }
    if (all->n > 1 && s->kind != CHART_BOX) {
        buf_put(&b, l->name);
        buf_puts(&b, ", ");
    }
    buf_put(&b, x_text(a, d, l, p));
    buf_puts(&b, ": ");
    if (s->kind == CHART_SCATTER) {
        buf_put(&b, cells_text(a, s->x, p->row));
        buf_puts(&b, ", ");
    }
    buf_put(&b, y_text(a, d, l, p));
    put_error(a, d, l, p, &b);
    return buf_end(&b);
}

void layers_title(struct arena *a, const struct data *d, struct layers *all)
{
    for (size_t i = 0; !d->merged && i < all->n; i++)
        for (size_t k = 0; k < all->v[i].n; k++) {
            struct point *p = &all->v[i].v[k];
            struct layer of = all->v[i];
            if (d->spec->kind == CHART_SLOPE)
                of.of = &d->spec->series[(size_t)p->x];
            if (!isnan(p->y))
                p->text = data_text(a, d, &of, p->row, p->y);
            if (!isnan(p->y) || d->spec->kind == CHART_RANGE)
                p->title = title_of(a, d, all, &all->v[i], p);
        }
}
