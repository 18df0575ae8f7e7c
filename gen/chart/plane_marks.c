// SPDX-License-Identifier: MIT
// plane_marks: has a function for each kind of mark.
#include "chart/plane_marks.h"

#include <math.h>
#include <stdlib.h>

#include "chart/scale/cells.h"

static double x_of(const struct chart_panel *panel, const struct point *v)
{
    return pen_at(&panel->across.scale, v->x);
}

static double y_of(const struct chart_panel *panel, double y)
{
    return isnan(y) ? y : pen_at(&panel->up.scale, y);
}

/* ---- lines ---- */

/* Drops dots that would not be visible: keeps the first, last, lowest and
   highest dot in each column of pixels (M4: Jugel and others 2014). Returns the
   number of dots that remain. */
static size_t thin_out(struct chart_dot *v, size_t n)
{
    size_t kept = 0;
    for (size_t i = 0, end; i < n; i = end) {
        size_t low = i, high = i;
        for (end = i;
             end < n && floor(v[end].x) == floor(v[i].x) && !isnan(v[end].y);
             end++) {
            low = v[end].y < v[low].y ? end : low;
            high = v[end].y > v[high].y ? end : high;
        }
        end = end == i ? i + 1 : end;
        size_t first = low < high ? low : high, last = low + high - first;
        size_t all[] = {i, first, last, end - 1};
        for (size_t k = 0; k < 4; k++)
            if (k == 0 || all[k] != all[k - 1])
                v[kept++] = v[all[k]];
    }
    return kept;
}

static void put_points(struct pen *p, const struct layer *l,
                       const struct chart_panel *panel)
{
    bool area = p->d->spec->kind == CHART_AREA;
    for (size_t i = 0; !p->d->textless && i < l->n; i++) {
        if (isnan(l->v[i].y))
            continue;
        struct chart_mark *m = pen_datum(p, CHART_MARK_POINT, l, &l->v[i]);
        m->role = p->d->merged ? CHART_UNSEEN : CHART_DATA;
        m->x = x_of(panel, &l->v[i]);
        m->y = y_of(panel, p->d->stacked ? l->v[i].high : l->v[i].y);
        m->x1 = l->colour && !area ? 3 : 2;
        if (l->colour && !area)
            m->style = (unsigned char)((l->colour - 1) % DATA_COLOURS);
    }
}

static void put_error(struct pen *p, const struct layer *l,
                      const struct point *v, const double ends[4])
{
    struct chart_mark *m = pen_mark(p, CHART_MARK_SEGMENT, CHART_ERROR);
    m->series = l->series;
    m->colour = pen_colour(p, l, v);
    m->x = ends[0];
    m->y = ends[1];
    m->x1 = ends[2];
    m->y1 = ends[3];
}

static void put_errors_across(struct pen *p, const struct layer *l,
                              const struct chart_panel *panel)
{
    const struct chart_series *s = l->of;
    const double *low = s->x_low ? cells_numbers(p->a, s->x_low) : NULL;
    const double *high = s->x_high ? cells_numbers(p->a, s->x_high) : NULL;
    const struct scale *across = &panel->across.scale;
    for (size_t i = 0; low && high && i < l->n; i++) {
        const struct point *v = &l->v[i];
        if (isnan(v->y) || isnan(low[v->row]) || isnan(high[v->row]))
            continue;
        double y = y_of(panel, v->y);
        put_error(p, l, v,
                  (double[]){pen_at(across, low[v->row]), y,
                             pen_at(across, high[v->row]), y});
    }
}

static void put_errors(struct pen *p, const struct layer *l,
                       const struct chart_panel *panel)
{
    for (size_t i = 0; i < l->n; i++) {
        const struct point *v = &l->v[i];
        if (!data_has_error(v))
            continue;
        double x = x_of(panel, v);
        put_error(p, l, v,
                  (double[]){x, y_of(panel, v->low), x, y_of(panel, v->high)});
    }
    put_errors_across(p, l, panel);
}

static void put_line(struct pen *p, const struct layer *l,
                     const struct chart_panel *panel)
{
    struct chart_dot *dots = NEW_N(p->a, struct chart_dot, l->n);
    size_t n = l->n;
    if (n == 0)
        return;
    for (size_t i = 0; i < n; i++)
        dots[i] = (struct chart_dot){x_of(panel, &l->v[i]),
                                     y_of(panel, l->v[i].y), l->v[i].row};
    if (n > 4 * (size_t)panel->width)
        n = thin_out(dots, n);
    struct chart_mark *m = pen_mark(p, CHART_MARK_PATH, CHART_DATA);
    m->series = l->series;
    m->colour = pen_colour(p, l, &l->v[0]);
    m->style = m->colour ? (unsigned char)(m->colour - 1) : 0;
    m->dots = dots;
    m->n_dots = n;
    put_errors(p, l, panel);
    put_points(p, l, panel);
}

static void put_area(struct pen *p, const struct layer *l,
                     const struct chart_panel *panel)
{
    struct chart_dot *dots = NEW_N(p->a, struct chart_dot, 2 * l->n);
    if (l->n == 0)
        return;
    for (size_t i = 0; i < l->n; i++) {
        const struct point *v = &l->v[i];
        double x = x_of(panel, v);
        double low = isnan(v->low) ? 0 : v->low;
        double end = p->d->stacked ? v->high : v->y;
        double high = isnan(end) ? low : end;
        dots[i] = (struct chart_dot){x, y_of(panel, high), v->row};
        dots[2 * l->n - 1 - i] =
            (struct chart_dot){x, y_of(panel, low), CHART_NO_ROW};
    }
    struct chart_mark *m = pen_mark(p, CHART_MARK_AREA, CHART_DATA);
    m->series = l->series;
    m->colour = (unsigned char)l->colour;
    m->dots = dots;
    m->n_dots = 2 * l->n;
    m->title = l->name;
    put_points(p, l, panel);
}

/* ---- bars ---- */

static void put_bars(struct pen *p, const struct panel_data *data, size_t i,
                     const struct chart_panel *panel)
{
    const struct layer *l = &data->layers[i];
    bool stacked = p->d->stacked;
    double band = scale_band(&panel->across.scale) * 0.8;
    size_t lanes = stacked ? 1 : data->n;
    band = fmin(band, 60.0 * (double)lanes);
    double width = band / (double)lanes;
    double first = -band / 2 + (stacked ? 0 : width * (double)i);
    for (size_t k = 0; k < l->n; k++) {
        const struct point *v = &l->v[k];
        struct chart_mark *m = pen_datum(p, CHART_MARK_BAR, l, v);
        m->x = x_of(panel, v) + first;
        m->x1 = m->x + width - (lanes > 1 ? 1 : 0);
        m->y = y_of(panel, stacked ? v->low : 0);
        m->y1 = y_of(panel, stacked ? v->high : v->y);
        if (!stacked && data_has_error(v)) {
            double x = (m->x + m->x1) / 2;
            pen_segment(p, CHART_INK, x, y_of(panel, v->low), x,
                        y_of(panel, v->high));
        }
    }
}

static void put_bins(struct pen *p, const struct layer *l,
                     const struct chart_panel *panel)
{
    for (size_t k = 0; k < l->n; k++) {
        const struct point *v = &l->v[k];
        struct chart_mark *m;
        if (v->y == 0)
            continue;
        m = pen_datum(p, CHART_MARK_BAR, l, v);
        m->x = pen_at(&panel->across.scale, v->low);
        m->x1 = pen_at(&panel->across.scale, v->high);
        m->x1 -= m->x1 - m->x > 3 ? 1 : 0;
        m->y = y_of(panel, 0);
        m->y1 = y_of(panel, v->y);
    }
}

/* ---- points and their frontier ---- */

/* Draws the points of a layer: if `leading` is true, only the points on the
   frontier, else only the other points. */
static void put_scatter(struct pen *p, const struct panel_data *data,
                        const struct layer *l, const struct chart_panel *panel,
                        bool leading)
{
    const struct chart_spec *s = p->d->spec;
    double *sizes = s->size ? cells_numbers(p->a, s->size) : NULL;
    double largest = 0;
    for (size_t i = 0; sizes && i < s->frame->n; i++)
        largest = fmax(largest, sizes[i]);
    for (size_t i = 0; i < l->n; i++) {
        const struct point *v = &l->v[i];
        if (data_leads(p->d, data, v) != leading)
            continue;
        struct chart_mark *m = pen_datum(p, CHART_MARK_POINT, l, v);
        m->x = x_of(panel, v);
        m->y = y_of(panel, v->y);
        m->x1 = sizes ? pen_radius(sizes[v->row], largest) : 4;
        m->style = (unsigned char)(l->series % DATA_COLOURS);
        if (sizes)
            m->style = 0;
        if (!leading && data->n == 1)
            m->colour = 0;
        m->hollow = !leading;
    }
}

/* Compares points by x, then by y, for sorting. */
static int by_lead(const void *x, const void *y)
{
    const struct point *u = x, *v = y;
    if (u->x != v->x)
        return u->x < v->x ? -1 : 1;
    if (u->y != v->y)
        return u->y < v->y ? -1 : 1;
    return (u->row > v->row) - (u->row < v->row);
}

/* Draws the frontier as steps: from each of its points, horizontally to x of
   the next point, then vertically to the next point. */
static void put_frontier(struct pen *p, const struct panel_data *data,
                         const struct chart_panel *panel)
{
    const struct chart_spec *s = p->d->spec;
    struct {
        struct point *v;
        size_t n, cap;
    } lead = {.v = NULL};
    if (!s->frontier_x || !s->frontier_y || p->d->merged)
        return;
    for (size_t i = 0; i < data->n; i++)
        for (size_t k = 0; k < data->layers[i].n; k++)
            if (data_leads(p->d, data, &data->layers[i].v[k]))
                vec_push(p->a, &lead, data->layers[i].v[k]);
    if (lead.n < 2)
        return;
    qsort(lead.v, lead.n, sizeof *lead.v, by_lead);
    struct chart_dot *dots = NEW_N(p->a, struct chart_dot, 2 * lead.n);
    size_t n = 0;
    for (size_t i = 0; i < lead.n; i++) {
        size_t at = s->frontier_x < 0 ? i : lead.n - 1 - i;
        double x = x_of(panel, &lead.v[at]), y = y_of(panel, lead.v[at].y);
        if (n) {
            dots[n] = (struct chart_dot){x, dots[n - 1].y, CHART_NO_ROW};
            n++;
        }
        dots[n++] = (struct chart_dot){x, y, lead.v[at].row};
    }
    struct chart_mark *m = pen_mark(p, CHART_MARK_PATH, CHART_FRONTIER);
    m->colour = 1;
    m->dots = dots;
    m->n_dots = n;
}

/* ---- linear scaling ---- */

/* Draws linear scaling from the point that data_ideal returns: y grows in
   proportion to x. On the plot, linear scaling is a curve if only one of the
   axes is logarithmic. */
static void put_ideal(struct pen *p, const struct panel_data *data,
                      const struct chart_panel *panel)
{
    enum { STEPS = 40 };
    const double *dx = panel->across.scale.domain, *dy = panel->up.scale.domain;
    const struct point *first = data_ideal(p->d, data);
    if (!first)
        return;
    bool bent = panel->across.scale.kind != panel->up.scale.kind;
    size_t n = bent ? STEPS + 1 : 2, kept = 0;
    struct chart_dot *dots = NEW_N(p->a, struct chart_dot, n);
    double end = fmin(dx[1], dy[1] / first->y * first->x);
    if (!(end > first->x) || first->y < dy[0])
        return;
    for (size_t i = 0; i < n; i++) {
        double x = first->x + (end - first->x) * (double)i / (double)(n - 1);
        dots[kept++] = (struct chart_dot){
            scale_at(&panel->across.scale, x),
            scale_at(&panel->up.scale, first->y * (x / first->x)),
            CHART_NO_ROW};
    }
    struct chart_mark *m = pen_mark(p, CHART_MARK_PATH, CHART_REFERENCE);
    m->dots = dots;
    m->n_dots = kept;
}

/* Draws the points that are on the frontier, over all other points. */
static void put_points_over(struct pen *p, const struct panel_data *data,
                            const struct chart_panel *panel)
{
    put_frontier(p, data, panel);
    for (size_t i = 0; i < data->n; i++)
        put_errors(p, &data->layers[i], panel);
    for (int leading = 0; leading < 2; leading++)
        for (size_t i = 0; i < data->n; i++)
            put_scatter(p, data, &data->layers[i], panel, leading);
}

/* ---- panels ---- */

void plane_marks_put(struct pen *p, const struct panel_data *data,
                     const struct chart_panel *panel)
{
    put_ideal(p, data, panel);
    if (p->d->spec->kind == CHART_SCATTER) {
        put_points_over(p, data, panel);
        return;
    }
    for (size_t i = 0; i < data->n; i++) {
        const struct layer *l = &data->layers[i];
        switch (p->d->spec->kind) {
        case CHART_AREA: put_area(p, l, panel); break;
        case CHART_BAR: put_bars(p, data, i, panel); break;
        case CHART_HIST: put_bins(p, l, panel); break;
        default: put_line(p, l, panel);
        }
    }
}
