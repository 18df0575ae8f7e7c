// SPDX-License-Identifier: MIT
// encode: rows to points, points to layers, layers to panels.
#include "chart/data/encode.h"

#include <math.h>

#include "chart/data/layers.h"
#include "chart/scale/cells.h"

static bool is_banded(enum chart_kind kind)
{
    return kind == CHART_BAR || kind == CHART_BARH || kind == CHART_RANGE ||
           kind == CHART_BOX;
}

/* The places of rows on x, and what kind of scale that is. */
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
    return x;
}

/* Panels by facet, by series, or one. */
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
                layers_keep(a, &out->layers[i], all->facet_of, (uint32_t)p);
        }
    }
}

/* More than six names are grey, and so is what is not to be seen. */
static void set_colours(struct data *d, struct layers *all)
{
    const struct chart_spec *s = d->spec;
    bool alone =
        (s->subplots || s->kind == CHART_HIST || s->kind == CHART_BOX) &&
        !all->facets;
    unsigned used = 0;
    for (size_t i = 0; s->highlight && i < all->n; i++)
        d->by_series |= data_is_lit(s, all->v[i].name);
    for (size_t i = 0; i < all->n; i++) {
        struct layer *l = &all->v[i];
        l->series = (unsigned)i;
        if (alone)
            l->colour = !d->by_series || data_is_lit(s, l->name);
        else if (d->by_series)
            l->colour =
                data_is_lit(s, l->name) && used < DATA_COLOURS ? ++used : 0;
        else
            l->colour = all->n <= DATA_COLOURS ? (unsigned)i + 1 : 0;
    }
    if (s->kind == CHART_SLOPE && !s->highlight && all->n > DATA_COLOURS)
        for (size_t i = 0; i < all->n; i++)
            all->v[i].colour = 0;
}

static bool is_measured_across(enum chart_kind kind)
{
    return kind == CHART_HIST;
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
    if (is_measured_across(d->spec->kind)) {
        extent_add(&r->x, v->low);
        extent_add(&r->x, v->high);
    } else {
        extent_add(&r->x, v->x);
        extent_add(&r->y, v->low);
        extent_add(&r->y, v->high);
    }
    extent_add(&r->y, v->y);
}

/* Error bars along x. */
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
        if (panel->n && d->spec->kind != CHART_HIST)
            panel->y_format = data_format(d, panel->layers[0].of);
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
    d->formats = data_formats(a, spec);
    d->y_format = d->formats[0];
    d->x_format = d->y_format;
    if (spec->x && spec->kind != CHART_HIST)
        d->x_format = chart_format_of(spec->x);
    else if (spec->kind != CHART_HIST)
        d->x_format = (struct chart_format){.head = S(""), .tail = S("")};
    if (spec->kind == CHART_HIST)
        d->y_format = (struct chart_format){.head = S(""), .tail = S("")};
    d->stacked =
        spec->stacked && (spec->kind == CHART_AREA || spec->kind == CHART_BAR ||
                          spec->kind == CHART_BARH);
    const double *x = find_x(a, d);
    struct layers all = layers_of(a, d, x);
    set_colours(d, &all);
    d->n_series = all.n;
    d->points = all.points;
    d->missing = all.missing;
    d->outside = all.outside;
    size_t marks = 0;
    for (size_t i = 0; i < all.n; i++)
        marks += all.v[i].n;
    d->merged = marks > DATA_MERGED;
    layers_title(a, d, &all);
    add_panels(a, d, &all);
    find_reach(a, d);
    return d;
}
