// SPDX-License-Identifier: MIT
// encode: maps the columns of a spec to positions and colours, like an encoding
// of Vega-Lite. Turns rows into points, points into layers, and layers into
// panels.
#include "chart/data/encode.h"

#include <math.h>

#include "base/vec.h"
#include "chart/scale/cells.h"
#include "chart/scale/stats.h"
#include "frame/name.h"
#include "frame/order.h"

/* All layers of a chart, before the layers are split into panels. */
struct layers {
    struct layer *v;
    size_t n;
    size_t points, missing, outside;
    const str *facets; /* names of facets; NULL: no facets */
    size_t n_facets;
    const uint32_t *facet_of; /* by row: index of the row's facet */
};

enum { BINS = 10, BINS_MAX = 1000 };

static bool is_curve(enum chart_kind kind)
{
    return kind == CHART_LINE || kind == CHART_AREA;
}

/* The numbers of a series, by row. NULL: the series has no such column. */
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

/* Whether a point is not drawn because it is outside the author's limits.
   Always false for charts other than lines, areas and scatter plots: these
   other charts are cut at the limits instead. In area plots, only the limits of
   x matter: areas are cut at the limits of the measure. */
static bool is_outside(const struct chart_spec *s, const struct point *p)
{
    if (s->kind != CHART_LINE && s->kind != CHART_AREA &&
        s->kind != CHART_SCATTER)
        return false;
    return is_beyond(&s->x_limits, p->x) ||
           (s->kind != CHART_AREA && is_beyond(&s->y_limits, p->y));
}

static void add_point(struct arena *a, const struct data *d, struct layers *all,
                      struct layer *l, struct point p)
{
    bool range = d->spec->kind == CHART_RANGE;
    bool missing = isnan(p.x) || isnan(range ? p.low + p.high : p.y);
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
    vec_push(a, l, p);
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

/* Adds a layer for each series. */
static void add_series(struct arena *a, const struct data *d,
                       struct layers *all, const double *x)
{
    const struct chart_spec *s = d->spec;
    all->n = s->n_series;
    all->v = NEW_N(a, struct layer, all->n);
    for (size_t i = 0; i < all->n; i++) {
        struct numbers v = numbers_of(a, &s->series[i]);
        struct layer *l = &all->v[i];
        *l = (struct layer){.name = s->series[i].name, .of = &s->series[i]};
        vec_room(a, l, s->frame->n);
        for (size_t r = 0; r < s->frame->n; r++)
            add_point(a, d, all, l, point_at(&v, x, r));
    }
}

/* Adds a layer for each value of column `by`, with the rows that have this
   value. */
static void add_groups(struct arena *a, const struct data *d,
                       struct layers *all, const double *x,
                       const struct column *by)
{
    const struct chart_spec *s = d->spec;
    struct cell_groups g = cells_groups(a, by);
    struct numbers v = numbers_of(a, &s->series[0]);
    all->n = g.n;
    all->v = NEW_N(a, struct layer, g.n);
    for (size_t i = 0; i < g.n; i++)
        all->v[i] = (struct layer){.name = g.names[i], .of = &s->series[0]};
    for (size_t r = 0; r < s->frame->n; r++)
        add_point(a, d, all, &all->v[g.of[r]], point_at(&v, x, r));
}

/* Adds a layer for each row, with two points: the first y and the second y. */
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
        for (size_t k = 0; k < 2; k++)
            add_point(a, d, all, l,
                      (struct point){(double)k, y[k][r], NAN, NAN, (uint32_t)r,
                                     STR_NONE, STR_NONE});
    }
    names[0] = s->series[0].name;
    names[1] = s->series[1].name;
    d->categories = names;
    d->n_categories = 2;
    d->x_kind = SCALE_POINT;
}

/* ---- histograms and box plots ---- */

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
                                     CHART_NO_ROW,
                                     STR_NONE,
                                     STR_NONE};
        }
    }
}

static void to_boxes(struct arena *a, struct data *d, struct layers *all)
{
    bool alone = d->spec->subplots && all->n > 1; /* each box has a panel of its
                                                     own, with the name in the
                                                     panel's title */
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
            if (n <= DATA_BOX || l->v[k].y < l->box.low ||
                l->v[k].y > l->box.high)
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

/* Stacks each layer on the layers before it; within a layer, stacks rows with
   the same x and facet. A missing number counts as zero. */
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

/* Returns the layers of the chart. x: for each row, the position on the x axis.
   A layer has a point for each of its rows that has numbers within the author's
   limits. Layers of lines and areas also have a point for each other row with a
   position; there, the line is interrupted. Layers of histograms have a point
   for each bin, layers of box plots for each outlier (see struct layer). For
   SLOPE and BOX charts, sets d->categories. */
static struct layers layers_of(struct arena *a, struct data *d, const double *x)
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

/* Removes the points of other facets from a layer. The remaining points move to
   a new array. */
static void keep_facet(struct arena *a, struct layer *l,
                       const uint32_t *facet_of, uint32_t facet)
{
    struct point *v = NEW_N(a, struct point, l->n);
    size_t n = 0;
    for (size_t i = 0; i < l->n; i++)
        if (l->v[i].row == CHART_NO_ROW || facet_of[l->v[i].row] == facet)
            v[n++] = l->v[i];
    l->v = v;
    l->n = n;
}

/* ---- names of numbers ---- */

static bool is_number(str s)
{
    for (size_t i = 0; i < s.n; i++)
        if ((s.p[i] < '0' || s.p[i] > '9') && s.p[i] != '.')
            return false;
    return s.n > 0;
}

/* Returns the name of a group of rows: the cell of column c or, if that is a
   number, the column's name and the cell, as in "Nodes 8". */
static str group_name(struct arena *a, const struct column *c, str cell)
{
    if (!c)
        return cell;
    str shown = cells_shown(a, c, cell);
    return is_number(cell)
               ? str_fmt(a, "%.*s %.*s", STR_ARG(name_text(a, c->name)),
                         STR_ARG(shown))
               : shown;
}

/* Returns the column whose values name the layers, or NULL if columns name the
   layers, one layer for each column. */
static const struct column *by_of(const struct chart_spec *s)
{
    bool many = s->kind == CHART_HIST || s->kind == CHART_BOX;
    return s->by ? s->by : s->colour ? s->colour : many ? s->facet : NULL;
}

static void name_numbers(struct arena *a, const struct chart_spec *s,
                         struct layers *all)
{
    const struct column *by = by_of(s);
    str *names = NEW_N(a, str, all->n_facets);
    for (size_t i = 0; i < all->n; i++)
        all->v[i].cell = all->v[i].name;
    for (size_t i = 0; by && i < all->n; i++)
        all->v[i].name = group_name(a, by, all->v[i].name);
    for (size_t i = 0; s->kind == CHART_SLOPE && s->x && i < all->n; i++)
        all->v[i].name = cells_shown(a, s->x, all->v[i].name);
    for (size_t i = 0; i < all->n_facets; i++)
        names[i] = group_name(a, s->facet, all->facets[i]);
    if (all->n_facets)
        all->facets = names;
}

/* ---- titles of points ---- */

static str x_text(struct arena *a, const struct data *d, const struct layer *l,
                  const struct point *p)
{
    const struct chart_spec *s = d->spec;
    if (s->kind == CHART_BOX)
        return l->name;
    if (s->kind == CHART_SCATTER && s->label)
        return cells_shown(a, s->label, cells_text(a, s->label, p->row));
    if (s->kind == CHART_SLOPE)
        return d->categories[(size_t)p->x];
    str x = s->x ? cells_text(a, s->x, p->row) : str_fmt(a, "%u", p->row);
    return group_name(a, s->x, x);
}

/* Returns the ends of a range or an error bar as a string: "3 ms to 5 ms". */
static str range_text(struct arena *a, const struct data *d,
                      const struct layer *l, const struct point *p)
{
    return str_fmt(a, "%.*s to %.*s", STR_ARG(data_value(a, d, l, p->low)),
                   STR_ARG(data_value(a, d, l, p->high)));
}

static bool has_error_bar(const struct data *d, const struct point *p)
{
    enum chart_kind k = d->spec->kind;
    bool bars = k == CHART_BAR || k == CHART_BARH || k == CHART_LINE ||
                k == CHART_SCATTER;
    return bars && !d->stacked && data_has_error(p);
}

/* Appends the name of a column and a cell: "Latency P99 (ms) 8.1". */
static void put_named(struct buf *b, const struct column *c, str cell)
{
    buf_put(b, name_text(b->a, c->name));
    buf_putc(b, ' ');
    buf_put(b, cells_shown(b->a, c, cell));
}

/* Appends the numbers of a point of a scatter plot. */
static void put_scatter(struct buf *b, const struct chart_spec *s,
                        const struct point *p)
{
    put_named(b, s->x, cells_text(b->a, s->x, p->row));
    buf_puts(b, ", ");
    put_named(b, s->series[0].y, p->text);
    if (!s->size)
        return;
    buf_puts(b, ", ");
    put_named(b, s->size, cells_text(b->a, s->size, p->row));
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
    if (all->facets && p->row != CHART_NO_ROW)
        buf_printf(&b, "%.*s, ", STR_ARG(all->facets[all->facet_of[p->row]]));
    if (all->n > 1 && s->kind != CHART_BOX)
        buf_printf(&b, "%.*s, ", STR_ARG(l->name));
    if (s->kind != CHART_SCATTER || s->label)
        buf_printf(&b, "%.*s: ", STR_ARG(x_text(a, d, l, p)));
    if (s->kind == CHART_SCATTER)
        put_scatter(&b, s, p);
    else
        buf_put(&b, s->kind == CHART_RANGE ? range_text(a, d, l, p) : p->text);
    if (has_error_bar(d, p))
        buf_printf(&b, " (%.*s)", STR_ARG(range_text(a, d, l, p)));
    return buf_end(&b);
}

/* Sets the titles and texts of points, unless there are too many points. */
static void set_titles(struct arena *a, const struct data *d,
                       struct layers *all)
{
    for (size_t i = 0; !d->textless && i < all->n; i++)
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

/* ---- panels ---- */

static bool is_banded(enum chart_kind kind)
{
    return kind == CHART_BAR || kind == CHART_BARH || kind == CHART_RANGE ||
           kind == CHART_DOT || kind == CHART_BOX;
}

/* Returns the positions on x, by row. Sets the kind of the scale of x and, for
   scales of categories, the categories. */
static const double *find_x(struct arena *a, struct data *d)
{
    const struct chart_spec *s = d->spec;
    size_t n = s->frame->n;
    double *x = NEW_N(a, double, n), *days;
    d->x_kind = s->x_log && s->kind != CHART_HIST ? SCALE_LOG : SCALE_LINEAR;
    if (!is_banded(s->kind) && s->kind != CHART_HIST && s->x) {
        days = cells_days(a, s->x, &d->x_unit);
        if (days) {
            d->x_kind = SCALE_TIME;
            return days;
        }
        if (s->x->type != COLUMN_STR || s->kind == CHART_SCATTER)
            return cells_numbers(a, s->x);
    }
    for (size_t i = 0; i < n; i++)
        x[i] = (double)i;
    if (s->kind == CHART_HIST || (!s->x && !is_banded(s->kind)))
        return x;
    struct column numbers = {.type = COLUMN_FLOAT, .f = x, .n = n};
    const struct column *c = s->x ? s->x : &numbers;
    bool each = is_banded(s->kind) && !s->by && !s->facet;
    struct cell_groups g = each ? cells_each(a, c) : cells_groups(a, c);
    for (size_t i = 0; i < n; i++)
        x[i] = g.of[i];
    d->x_kind = is_banded(s->kind) ? SCALE_BAND : SCALE_POINT;
    d->categories = g.names;
    d->n_categories = g.n;
    for (size_t i = 0; s->x && i < g.n; i++)
        g.names[i] = cells_shown(a, s->x, g.names[i]);
    return x;
}

/* Returns the formats of all series. */
static const struct chart_format *formats_of(struct arena *a,
                                             const struct chart_spec *spec)
{
    struct chart_format *v = NEW_N(a, struct chart_format, spec->n_series);
    for (size_t i = 0; i < spec->n_series; i++)
        v[i] = data_format_of(&spec->series[i]);
    return v;
}

/* Divides the numbers of a layer by the layer's first number. The title of each
   point then states both the number and the ratio. */
static void index_layer(struct arena *a, struct layer *l)
{
    const struct point *first = data_end(l, false);
    double base = first ? first->y : NAN;
    for (size_t i = 0; i < l->n; i++) {
        struct point *v = &l->v[i];
        v->y /= base;
        v->low /= base;
        v->high /= base;
        if (v->title.n)
            v->title = str_fmt(a, "%.*s (%.2f\u00d7)", STR_ARG(v->title), v->y);
    }
}

/* Makes a panel for each facet. Without facets, makes a panel for each series
   if the series are drawn apart, else a single panel. */
static void add_panels(struct arena *a, struct data *d, struct layers *all)
{
    const struct chart_spec *s = d->spec;
    bool apart = s->subplots || s->kind == CHART_HIST;
    size_t n = all->facets ? all->n_facets : apart ? all->n : 1;
    d->panels = NEW_N(a, struct panel_data, n);
    d->n_panels = n;
    for (size_t p = 0; p < n; p++) {
        struct panel_data *out = &d->panels[p];
        bool one = apart && !all->facets;
        out->n = one ? 1 : all->n;
        out->layers = NEW_N(a, struct layer, out->n);
        out->title = all->facets    ? all->facets[p]
                     : one && n > 1 ? all->v[p].name
                                    : STR_NONE;
        for (size_t i = 0; i < out->n; i++) {
            out->layers[i] = all->v[one ? p : i];
            if (all->facets)
                keep_facet(a, &out->layers[i], all->facet_of, (uint32_t)p);
            if (s->index)
                index_layer(a, &out->layers[i]);
        }
    }
}

/* Whether each layer has a panel or a row to itself, so that all layers can
   share a colour. */
static bool are_alone(const struct chart_spec *s, const struct layers *all)
{
    return (s->subplots || s->kind == CHART_HIST || s->kind == CHART_BOX) &&
           !all->facets;
}

/* Gives different colours to n layers, at most DATA_COLOURS. */
static void colour_layers(const struct chart_spec *s, struct layer *const *v,
                          size_t n)
{
    str names[DATA_COLOURS];
    unsigned char colours[DATA_COLOURS];
    for (size_t i = 0; i < n; i++)
        names[i] = v[i]->name;
    if (n == 1) { /* the only highlighted layer */
        unsigned char own = palette_chosen(s->palette, &s->colours, *names);
        v[0]->colour = own ? own : 1;
        return;
    }
    palette_assign(s->palette, &s->colours, names, n, colours);
    for (size_t i = 0; i < n; i++)
        v[i]->colour = colours[i];
}

static bool is_named(const struct chart_spec *s, const struct layer *l)
{
    return data_is_highlighted(s, l->name) || data_is_highlighted(s, l->cell);
}

/* Sets the colours of layers. If series are highlighted, all other layers are
   grey. Otherwise, all layers are grey if there are more than DATA_COLOURS. */
static void set_colours(struct data *d, struct layers *all)
{
    const struct chart_spec *s = d->spec;
    bool alone = are_alone(s, all);
    struct layer *coloured[DATA_COLOURS];
    size_t n = 0;
    for (size_t i = 0; s->highlight && i < all->n; i++)
        d->by_series |= is_named(s, &all->v[i]);
    for (size_t i = 0; i < all->n; i++) {
        struct layer *l = &all->v[i];
        bool lit = !d->by_series || is_named(s, l);
        unsigned char own = palette_chosen(s->palette, &s->colours, l->name);
        l->series = (unsigned)i;
        if (alone || all->n == 1)
            l->colour = lit ? (own ? own : 1) : 0;
        else if (lit && n < DATA_COLOURS &&
                 (d->by_series || all->n <= DATA_COLOURS))
            coloured[n++] = l;
    }
    colour_layers(s, coloured, n);
}

static bool is_whole(double x)
{
    return isnan(x) || x == floor(x);
}

static void reach_point(const struct data *d, struct reach *r,
                        const struct point *v)
{
    r->x_whole &= is_whole(v->x);
    r->y_whole &= is_whole(v->y);
    if (d->spec->kind == CHART_HIST) {
        extent_add(&r->x, v->low);
        extent_add(&r->x, v->high);
    } else {
        extent_add(&r->x, v->x);
        extent_add(&r->y, v->low);
        extent_add(&r->y, v->high);
    }
    extent_add(&r->y, v->y);
}

/* Extends r->x so that it includes a layer's error bars along x. */
static void reach_errors(struct arena *a, struct reach *r,
                         const struct layer *l)
{
    const struct chart_series *s = l->of;
    const double *low = s->x_low ? cells_numbers(a, s->x_low) : NULL;
    const double *high = s->x_high ? cells_numbers(a, s->x_high) : NULL;
    for (size_t k = 0; low && high && k < l->n; k++) {
        extent_add(&r->x, low[l->v[k].row]);
        extent_add(&r->x, high[l->v[k].row]);
    }
}

static void add_reach(struct reach *all, const struct reach *r)
{
    extent_join(&all->x, &r->x);
    extent_join(&all->y, &r->y);
    all->x_whole &= r->x_whole;
    all->y_whole &= r->y_whole;
}

static void find_reach(struct arena *a, struct data *d)
{
    static const struct reach NONE = {{1, -1}, {1, -1}, true, true};
    d->reach = NONE;
    for (size_t p = 0; p < d->n_panels; p++) {
        struct panel_data *panel = &d->panels[p];
        panel->reach = NONE;
        panel->y_format = d->y_format;
        if (panel->n && d->spec->kind != CHART_HIST && !d->spec->index)
            panel->y_format = d->formats[panel->layers[0].of - d->spec->series];
        for (size_t i = 0; i < panel->n; i++) {
            const struct layer *l = &panel->layers[i];
            for (size_t k = 0; k < l->n; k++)
                reach_point(d, &panel->reach, &l->v[k]);
            if (d->x_kind != SCALE_TIME &&
                (d->spec->kind == CHART_LINE || d->spec->kind == CHART_SCATTER))
                reach_errors(a, &panel->reach, l);
            if (d->spec->kind == CHART_BOX && l->box.n) {
                extent_add(&panel->reach.y, l->box.low);
                extent_add(&panel->reach.y, l->box.high);
            }
        }
        add_reach(&d->reach, &panel->reach);
    }
}

struct data *encode_data(struct arena *a, const struct chart_spec *spec)
{
    struct data *d = NEW(a, struct data);
    d->spec = spec;
    d->formats = formats_of(a, spec);
    d->y_format = d->formats[0];
    d->x_format = d->y_format;
    const struct chart_format plain = {
        .head = S(""), .tail = S(""), .thousands = spec->thousands};
    if (spec->x && spec->kind != CHART_HIST)
        d->x_format = chart_format_of(spec->x);
    else if (spec->kind != CHART_HIST)
        d->x_format = plain;
    if (spec->kind == CHART_HIST)
        d->y_format = plain;
    d->stacked =
        spec->stacked && (spec->kind == CHART_AREA || spec->kind == CHART_BAR ||
                          spec->kind == CHART_BARH);
    if (spec->index)
        d->y_format = (struct chart_format){
            .head = S(""), .tail = S("\u00d7"), .thousands = spec->thousands};
    const double *x = find_x(a, d);
    struct layers all = layers_of(a, d, x);
    name_numbers(a, spec, &all);
    set_colours(d, &all);
    d->n_series = all.n;
    d->points = all.points;
    d->missing = all.missing;
    d->outside = all.outside;
    size_t marks = 0;
    for (size_t i = 0; i < all.n; i++)
        marks += all.v[i].n;
    d->merged = marks > DATA_MERGED;
    d->textless = marks > DATA_TEXTS;
    set_titles(a, d, &all);
    add_panels(a, d, &all);
    find_reach(a, d);
    return d;
}

const struct chart_spec *encode_split(struct arena *a,
                                      const struct chart_spec *spec)
{
    const unsigned KINDS = 1 << CHART_LINE | 1 << CHART_BAR | 1 << CHART_BARH |
                           1 << CHART_SCATTER | 1 << CHART_RANGE |
                           1 << CHART_DOT;
    const struct column *by = spec->by ? spec->by : spec->colour;
    if (!(KINDS >> spec->kind & 1) || spec->facet || spec->highlight ||
        spec->subplots || spec->stacked || spec->label)
        return spec;
    size_t n = by ? cells_groups(a, by).n : spec->n_series;
    if (n <= DATA_COLOURS || n > DATA_CATEGORIES_MAX)
        return spec;
    struct chart_spec *split = NEW(a, struct chart_spec);
    *split = *spec;
    split->subplots = true;
    return split;
}
