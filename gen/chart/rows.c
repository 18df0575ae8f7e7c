// SPDX-License-Identifier: MIT
// rows: computes the heights of rows and the widths of panels, and draws them.
#include "chart/rows.h"

#include <math.h>

#include "chart/axes.h"
#include "chart/row_marks.h"

enum {
    PITCH = 15,
    LABEL_GAP = 5,
    COLUMN_GAP = 20,
    COLUMN_MIN = 170,
    RANGE_MIN = 70
};

/* The layout of a drawing. */
struct rows_grid {
    struct rows_shape shape;
    bool above;         /* categories are above their rows */
    struct strs *names; /* by category, in lines */
    double left;        /* of the first column's plot */
    double column;      /* width of a column, labels included */
    size_t n_columns;
    struct chart_axis *axes; /* by panel */
    double low, high; /* of the range, relative to the left of a column */
};

/* Sets the lanes of rows: one for each layer, or one for all. */
static void set_shape(const struct pen *p, struct rows_shape *s)
{
    const struct chart_spec *spec = p->d->spec;
    bool one = p->d->stacked || spec->kind == CHART_BOX;
    size_t lanes = one ? 1 : p->d->panels[0].n;
    s->stacked = p->d->stacked;
    s->labels = spec->kind != CHART_BOX;
    s->pitch = lanes > 1 ? PITCH : spec->kind == CHART_BOX ? 22 : 18;
    s->lanes = lanes;
    s->gap = lanes > 1 ? 9 : 6;
}

static void set_names(struct pen *p, struct rows_grid *g)
{
    const struct data *d = p->d;
    double width = 0, room = p->out->width;
    double *widths = NEW_N(p->a, double, d->n_categories);
    for (size_t i = 0; i < d->n_categories; i++) {
        widths[i] = pen_width(d->categories[i]);
        width = fmax(width, widths[i]);
    }
    g->above = width > room * 0.4;
    g->left = g->above ? 0 : ceil(width) + 8;
    g->names = NEW_N(p->a, struct strs, d->n_categories);
    for (size_t i = 0; i < d->n_categories; i++)
        if (widths[i] <= room - 2)
            vec_push(p->a, &g->names[i], d->categories[i]);
        else
            g->names[i] = place_wrap(p->a, d->categories[i], room - 2, false);
}

/* The axis' scale with a range from 0 to 1. */
static struct scale unit_of(const struct chart_axis *axis)
{
    struct scale unit = axis->scale;
    unit.range[0] = 0;
    unit.range[1] = 1;
    return unit;
}

/* The largest end of the range that leaves room for texts of ticks. */
static double room_for_ticks(const struct rows_grid *g,
                             const struct chart_axis *axis, double low)
{
    struct scale unit = unit_of(axis);
    double high = INFINITY;
    for (size_t i = 0; i < axis->n; i++) {
        double half = pen_width(axis->ticks[i].text) / 2;
        double at = scale_at(&unit, axis->ticks[i].value);
        if (at > 0.02)
            high = fmin(high, low + (g->column + (g->n_columns > 1 ? 8 : 0) -
                                     low - half) /
                                        at);
    }
    return high;
}

/* The same for the label at the end of a mark. */
static double room_for_end(const struct rows_grid *g, const struct rows_end *e,
                           double low)
{
    if (e->left || !(e->at > 0))
        return INFINITY;
    return low + (g->column - low - e->width - LABEL_GAP - 1) / e->at;
}

/* Sets the start and the end of the range, the same for all panels, so that
   labels of marks and ticks have room. */
static void set_range(struct pen *p, struct rows_grid *g)
{
    size_t n = p->d->n_panels;
    double high = g->column, low = 0;
    struct rows_ends *all = NEW_N(p->a, struct rows_ends, n);
    for (size_t k = 0; g->shape.labels && k < n; k++) {
        struct scale unit = unit_of(&g->axes[k]);
        all[k] = row_marks_ends(p, &p->d->panels[k], &unit, g->shape.stacked);
        for (size_t i = 0; i < all[k].n; i++)
            if (all[k].v[i].left)
                low = fmax(low, all[k].v[i].width + 2 * LABEL_GAP);
    }
    for (size_t k = 0; k < n; k++) {
        for (size_t i = 0; i < all[k].n; i++)
            high = fmin(high, room_for_end(g, &all[k].v[i], low));
        high = fmin(high, room_for_ticks(g, &g->axes[k], low));
    }
    g->low = low;
    g->high = fmax(high, low + 40);
}

/* Sets as many columns of panels as fit, up to `most`, and their axes. */
static void set_columns(struct pen *p, struct rows_grid *g, size_t most)
{
    double room = p->out->width - (g->above ? 0 : g->left);
    size_t n = (size_t)(room / COLUMN_MIN);
    g->n_columns = g->above || n < 1 ? 1 : n < most ? n : most;
    if (g->above)
        g->left = 0;
    g->column = floor((room + COLUMN_GAP) / (double)g->n_columns) - COLUMN_GAP;
    g->axes = axes_measures(p, fmax(g->column / 64, 3));
    set_range(p, g);
}

static double band_height(const struct rows_grid *g, size_t category)
{
    const struct rows_shape *s = &g->shape;
    double names = g->above ? PEN_LINE * (double)g->names[category].n : 0;
    return names + s->pitch * (double)s->lanes + s->gap;
}

static void put_names(struct pen *p, const struct rows_grid *g, double top)
{
    double y = top;
    for (size_t i = 0; i < p->d->n_categories; i++) {
        double height = band_height(g, i);
        double middle = y + (height - g->shape.gap) / 2;
        for (size_t k = 0; k < g->names[i].n; k++) {
            if (g->above)
                pen_text(p, CHART_CATEGORY, CHART_START, 0,
                         y + 11 + PEN_LINE * (double)k, g->names[i].v[k]);
            else
                pen_text(p, CHART_CATEGORY, CHART_END, g->left - 8, middle + 4,
                         g->names[i].v[k]);
        }
        y += height;
    }
}

/* The top of each category's first lane. */
static double *lane_tops(struct pen *p, const struct rows_grid *g, double top)
{
    double *v = NEW_N(p->a, double, p->d->n_categories + 1), y = top;
    for (size_t i = 0; i < p->d->n_categories; i++) {
        double names = g->above ? PEN_LINE * (double)g->names[i].n : 0;
        v[i] = y + names;
        y += band_height(g, i);
    }
    v[p->d->n_categories] = y;
    return v;
}

/* Draws a vertical line in the panel, with gaps for texts. */
static void put_upright(struct pen *p, const struct chart_panel *panel,
                        double x, size_t first_text)
{
    double y = panel->y, end = panel->y + panel->height;
    while (y < end) {
        double top = end, bottom = end;
        for (size_t i = first_text; i < p->out->texts.n; i++) {
            struct place_box b = place_of_text(&p->out->texts.v[i]);
            if (b.left - 2 < x && x < b.right + 2 && b.bottom > y &&
                b.top < top) {
                top = b.top;
                bottom = b.bottom;
            }
        }
        if (top > y + 2)
            pen_segment(p, CHART_REFERENCE, x, y, x, fmin(top, end));
        y = fmax(bottom, y + 0.1);
    }
}

/* Draws references across the rows, with their texts above the first panel of
   each row; and a zero line if there are negative numbers. */
static void put_references(struct pen *p, const struct chart_panel *panel,
                           size_t first_text, size_t columns)
{
    const struct chart_spec *s = p->d->spec;
    const double *domain = panel->across.scale.domain;
    if (domain[0] < 0 && domain[1] > 0)
        put_upright(p, panel, scale_at(&panel->across.scale, 0), first_text);
    for (size_t i = 0; i < s->n_references; i++) {
        if (s->references[i].at < domain[0] || s->references[i].at > domain[1])
            continue;
        double x = scale_at(&panel->across.scale, s->references[i].at);
        str text = pen_shorten(p, s->references[i].text, p->out->width);
        double half = pen_width(text) / 2;
        put_upright(p, panel, x, first_text);
        if (p->panel % columns)
            continue;
        pen_text(p, CHART_KEY, CHART_MIDDLE,
                 fmin(fmax(x, half), p->out->width - half),
                 panel->y - 4 - PEN_LINE * (double)i, text);
    }
}

static double references_height(const struct pen *p)
{
    return PEN_LINE * (double)p->d->spec->n_references;
}

/* The height above a row of panels: references, and the title with most lines.
 */
static double title_height(struct pen *p, const struct rows_grid *g,
                           size_t first)
{
    size_t most = pen_title_lines(p, first, g->n_columns, g->column);
    return (most ? 5 + PEN_LINE * (double)most : 2) + references_height(p);
}

static void put_panel(struct pen *p, const struct rows_grid *g, size_t i,
                      double top)
{
    struct chart_panel *out = &p->out->panels[i];
    size_t column = i % g->n_columns;
    double left = g->left + (g->column + COLUMN_GAP) * (double)column;
    double *tops = lane_tops(p, g, top);
    size_t first_text = p->out->texts.n;
    p->panel = (unsigned)i;
    *out =
        (struct chart_panel){.x = left,
                             .y = top,
                             .width = g->high,
                             .height = tops[p->d->n_categories] - top,
                             .title = p->d->panels[i].title,
                             .across = g->axes[i],
                             .up.scale = {SCALE_BAND,
                                          {0, (double)p->d->n_categories - 1},
                                          {top, tops[p->d->n_categories]}}};
    axes_set(p, &out->across, left + g->low, left + g->high);
    p->slack[0] = g->low + (column ? COLUMN_GAP / 2 - 4 : g->left);
    p->slack[1] = g->column - g->high +
                  (column + 1 < g->n_columns ? COLUMN_GAP / 2 - 4 : 0);
    axes_thin(p, &out->across);
    pen_title(p, out->title, left, top - 6 - references_height(p), g->column);
    if (column == 0)
        put_names(p, g, top);
    row_marks_put(p, &p->d->panels[i], out, &g->shape, tops);
    put_references(p, out, first_text, g->n_columns);
    axes_draw_across(p, &out->across, out->y + out->height - 4);
}

void rows_draw(struct pen *p)
{
    const struct data *d = p->d;
    struct rows_grid g = {.n_columns = 1};
    set_shape(p, &g.shape);
    set_names(p, &g);
    set_columns(p, &g, pen_columns(p) ? pen_columns(p) : d->n_panels);
    while (g.high - g.low < RANGE_MIN && g.n_columns > 1)
        set_columns(p, &g, g.n_columns - 1);
    if (g.high - g.low < RANGE_MIN && !g.above) {
        g.above = true;
        set_columns(p, &g, 1);
    }
    if (g.shape.lanes > 1 || d->stacked)
        pen_key(p, &d->panels[0],
                d->spec->kind == CHART_RANGE ? CHART_MARK_POINT
                                             : CHART_MARK_BAR);
    p->out->n_panels = d->n_panels;
    p->out->panels = NEW_N(p->a, struct chart_panel, d->n_panels);
    for (size_t i = 0; i < d->n_panels; i += g.n_columns) {
        p->y += title_height(p, &g, i);
        double top = p->y;
        for (size_t k = i; k < i + g.n_columns && k < d->n_panels; k++)
            put_panel(p, &g, k, top);
        p->y = p->out->panels[i].y + p->out->panels[i].height + AXES_BELOW + 7;
    }
    str title = axes_measure_title(p);
    pen_lines(p, CHART_AXIS, g.left, p->out->width - g.left, title);
    p->out->height = ceil(p->y + 3);
}
