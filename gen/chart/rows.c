// SPDX-License-Identifier: MIT
// rows: computes the heights of rows and the widths of panels, then draws the
// panels. A row has lanes, one for each series, or a single lane.
#include "chart/rows.h"

#include <math.h>

#include "chart/axes.h"
#include "chart/key.h"

enum {
    PITCH = 15,
    LABEL_GAP = 5,
    COLUMN_GAP = 20,
    COLUMN_MIN = 170,
    RANGE_MIN = 70
};

struct rows_shape {
    size_t lanes; /* number of lanes of each row, at least 1 */
    double pitch; /* height of a lane, in pixels */
    double gap;   /* height below each row, in pixels */
    bool stacked;
};

/* The end of a mark, as a fraction of the axis' range from 0 to 1, and the
   width of its label in pixels. */
struct rows_end {
    double at;
    double width;
    bool left; /* the label is to the left of the mark since its number is
                  negative */
};

struct rows_ends {
    struct rows_end *v;
    size_t n;
};

/* ---- labels ---- */

static double end_of(const struct pen *p, const struct point *v)
{
    bool range = p->d->spec->kind == CHART_RANGE;
    return range ? fmax(fmax(v->low, v->high), v->y) : data_tip(v);
}

static str label_of(struct pen *p, const struct layer *l, const struct point *v)
{
    if (p->d->spec->kind != CHART_RANGE)
        return data_label(p->a, p->d, l, v);
    str high = data_value(p->a, p->d, l, v->high);
    if (v->low <= v->high)
        return high;
    return str_fmt(p->a, "%.*s (reversed)", STR_ARG(high));
}

/* Returns the label of point v. Stacked bars have one label, their sum, at the
   last layer; other layers have the label STR_NONE. */
static str text_at(struct pen *p, const struct panel_data *data, size_t layer,
                   const struct point *v, bool stacked)
{
    const struct layer *l = &data->layers[layer];
    return !stacked              ? label_of(p, l, v)
           : layer + 1 < data->n ? STR_NONE
                                 : data_value(p->a, p->d, l, v->high);
}

static str box_label(struct pen *p, const struct layer *l)
{
    return str_fmt(p->a, "n = %zu", l->box.n);
}

static double box_end(const struct layer *l)
{
    double end = l->box.high;
    for (size_t i = 0; i < l->n; i++)
        end = fmax(end, l->v[i].y);
    return end;
}

/* Like ends_of, for a panel of a box plot. */
static struct rows_ends box_ends(struct pen *p, const struct panel_data *data,
                                 const struct scale *scale)
{
    struct rows_ends e = {.v = NEW_N(p->a, struct rows_end, data->n)};
    for (size_t i = 0; i < data->n; i++) {
        const struct layer *l = &data->layers[i];
        double at = fmin(fmax(scale_at(scale, box_end(l)), 0), 1);
        if (l->box.n)
            e.v[e.n++] =
                (struct rows_end){at, pen_width(box_label(p, l)) + 8, false};
    }
    return e;
}

/* The point of a row of dots that has the least or the greatest number. */
struct dot {
    const struct layer *layer;
    const struct point *point; /* NULL: the row has no points */
};

/* Returns the point of a category with the greatest number or, if `high` is
   false, with the least number. */
static struct dot outer_dot(const struct panel_data *data, double category,
                            bool high)
{
    struct dot best = {NULL, NULL};
    for (size_t i = 0; i < data->n; i++)
        for (size_t k = 0; k < data->layers[i].n; k++) {
            const struct point *v = &data->layers[i].v[k];
            bool more = !best.point ||
                        (high ? v->y > best.point->y : v->y < best.point->y);
            if (v->x == category && more)
                best = (struct dot){&data->layers[i], v};
        }
    return best;
}

/* Like ends_of, for a panel with rows of dots. */
static struct rows_ends dot_ends(struct pen *p, const struct panel_data *data,
                                 const struct scale *scale)
{
    struct rows_ends e = {
        .v = NEW_N(p->a, struct rows_end, 2 * p->d->n_categories)};
    for (size_t i = 0; i < p->d->n_categories; i++)
        for (int high = 0; high < 2; high++) {
            struct dot dot = outer_dot(data, (double)i, high);
            if (!dot.point)
                continue;
            str text = data_label(p->a, p->d, dot.layer, dot.point);
            double at = scale_at(scale, dot.point->y);
            e.v[e.n++] = (struct rows_end){fmin(fmax(at, 0), 1),
                                           pen_width(text) + 8, !high};
        }
    return e;
}

/* Returns the ends of all marks of a panel on a scale whose range is 0 to 1. */
static struct rows_ends ends_of(struct pen *p, const struct panel_data *data,
                                const struct scale *scale, bool stacked)
{
    bool range = p->d->spec->kind == CHART_RANGE;
    struct rows_ends e = {.n = 0};
    size_t n = 0;
    if (p->d->spec->kind == CHART_BOX)
        return box_ends(p, data, scale);
    if (p->d->spec->kind == CHART_DOT)
        return dot_ends(p, data, scale);
    for (size_t i = 0; i < data->n; i++)
        n += data->layers[i].n;
    e.v = NEW_N(p->a, struct rows_end, n);
    for (size_t i = 0; i < data->n; i++)
        for (size_t k = 0; k < data->layers[i].n; k++) {
            const struct point *v = &data->layers[i].v[k];
            str text = text_at(p, data, i, v, stacked);
            double at = scale_at(scale, end_of(p, v));
            at = fmin(fmax(at, 0), 1);
            double gap = range ? 12 : 8;
            e.v[e.n++] = (struct rows_end){at, pen_width(text) + gap,
                                           !stacked && !range && v->y < 0};
        }
    return e;
}

static void put_label(struct pen *p, str text, double x, double y, bool left)
{
    if (text.n)
        pen_text(p, CHART_VALUE, left ? CHART_END : CHART_START,
                 left ? x - LABEL_GAP : x + LABEL_GAP, y + 4, text);
}

/* ---- marks ---- */

struct lane {
    const struct chart_panel *panel;
    double middle, half;
};

static double clamp(const struct lane *at, double x)
{
    return pen_at(&at->panel->across.scale, x);
}

static void put_bar(struct pen *p, const struct panel_data *data, size_t layer,
                    const struct point *v, const struct lane *at)
{
    const struct layer *l = &data->layers[layer];
    bool stacked = p->d->stacked;
    struct chart_mark *m = pen_datum(p, CHART_MARK_BAR, l, v);
    double end = clamp(at, stacked ? v->high : v->y), tip = end;
    m->x = clamp(at, stacked ? v->low : 0);
    m->y = at->middle - at->half;
    m->x1 = end;
    m->y1 = at->middle + at->half;
    if (!stacked && data_has_error(v)) {
        pen_segment(p, CHART_INK, clamp(at, v->low), at->middle,
                    clamp(at, v->high), at->middle);
        tip = clamp(at, end_of(p, v));
    }
    put_label(p, text_at(p, data, layer, v, stacked), tip, at->middle,
              !stacked && v->y < 0);
}

static void put_range(struct pen *p, const struct panel_data *data,
                      size_t layer, const struct point *v,
                      const struct lane *at)
{
    const struct layer *l = &data->layers[layer];
    enum chart_role role = v->low > v->high ? CHART_FAULT : CHART_DATA;
    struct chart_mark *m = pen_datum(p, CHART_MARK_RANGE, l, v);
    m->role = role;
    m->x = clamp(at, v->low);
    m->x1 = clamp(at, v->high);
    m->y = m->y1 = at->middle;
    m->style = (unsigned char)(l->series % DATA_COLOURS);
    if (l->of->y && !isnan(v->y)) {
        m = pen_datum(p, CHART_MARK_POINT, l, v);
        m->role = role;
        m->x = clamp(at, v->y);
        m->y = at->middle;
        m->x1 = 4;
        m->hollow = true;
        m->style = PEN_DIAMOND;
    }
    str text = label_of(p, l, v);
    put_label(p, text, clamp(at, end_of(p, v)) + 6, at->middle, false);
}

/* Draws the box and the whiskers of a layer. */
static void put_quartiles(struct pen *p, const struct layer *l,
                          const struct lane *at)
{
    const struct quartiles *b = &l->box;
    double q1 = clamp(at, b->q1), q3 = clamp(at, b->q3), y = at->middle;
    struct point none = {.row = CHART_NO_ROW};
    str middle = data_value(p->a, p->d, l, b->median);
    str first = data_value(p->a, p->d, l, b->q1);
    str third = data_value(p->a, p->d, l, b->q3);
    pen_segment(p, CHART_INK, clamp(at, b->low), y, q1, y);
    pen_segment(p, CHART_INK, q3, y, clamp(at, b->high), y);
    struct chart_mark *m = pen_datum(p, CHART_MARK_BAR, l, &none);
    m->title = str_fmt(p->a,
                       "%.*s: median %.*s, quartiles %.*s and %.*s, "
                       "%zu value%s",
                       STR_ARG(l->name), STR_ARG(middle), STR_ARG(first),
                       STR_ARG(third), b->n, STR_S(b->n));
    m->x = q1;
    m->x1 = q3;
    m->y = y - at->half;
    m->y1 = y + at->half;
}

/* Draws the box of a layer with its outliers, or each value as a point if there
   are few values; then the median and the number of values. */
static void put_box(struct pen *p, const struct layer *l, const struct lane *at)
{
    const struct quartiles *b = &l->box;
    double median = clamp(at, b->median), y = at->middle;
    if (!b->n)
        return;
    if (b->n > DATA_BOX)
        put_quartiles(p, l, at);
    pen_segment(p, CHART_INK, median, y - at->half, median, y + at->half);
    for (size_t i = 0; i < l->n; i++) {
        struct chart_mark *m = pen_datum(p, CHART_MARK_POINT, l, &l->v[i]);
        m->x = clamp(at, l->v[i].y);
        m->y = y;
        m->x1 = 3;
        m->hollow = true;
    }
    put_label(p, box_label(p, l), clamp(at, box_end(l)) + 2, y, false);
}

/* ---- panels ---- */

/* Draws the dots of a category: a line from the least to the greatest dot, the
   dots over the line, and the numbers of the least and the greatest dot. A dot
   that would cover an earlier dot is drawn further down. */
static void put_dots(struct pen *p, const struct panel_data *data,
                     double category, const struct lane *at)
{
    enum { RADIUS = 4 };
    struct dot low = outer_dot(data, category, false);
    struct dot high = outer_dot(data, category, true);
    if (!low.point)
        return;
    double from = clamp(at, low.point->y), to = clamp(at, high.point->y);
    size_t first = p->out->marks.n;
    for (size_t i = 0; i < data->n; i++)
        for (size_t k = 0; k < data->layers[i].n; k++) {
            const struct layer *l = &data->layers[i];
            const struct point *v = &l->v[k];
            if (v->x != category)
                continue;
            double x = clamp(at, v->y);
            bool covers = false;
            for (size_t m = first; m < p->out->marks.n; m++)
                covers |= fabs(p->out->marks.v[m].x - x) < 2 * RADIUS - 1;
            struct chart_mark *m = pen_datum(p, CHART_MARK_POINT, l, v);
            m->x = x;
            m->y = at->middle + (covers ? 2 * RADIUS - 1 : 0);
            m->x1 = RADIUS;
            m->style = (unsigned char)(l->series % DATA_COLOURS);
        }
    pen_segment(p, CHART_LEADER, from, at->middle, to, at->middle);
    put_label(p, data_label(p->a, p->d, high.layer, high.point), to + 3,
              at->middle, false);
    if (high.point->y > low.point->y)
        put_label(p, data_label(p->a, p->d, low.layer, low.point), from - 3,
                  at->middle, true);
}

static void put_point(struct pen *p, const struct panel_data *data,
                      size_t layer, const struct point *v,
                      const struct lane *at)
{
    if (p->d->spec->kind == CHART_RANGE)
        put_range(p, data, layer, v, at);
    else
        put_bar(p, data, layer, v, at);
}

/* Adds a note that names the rows whose low is above their high. */
static void note_reversed(struct pen *p)
{
    const struct chart_spec *s = p->d->spec;
    struct buf b = {.a = p->a};
    size_t n = 0;
    if (s->kind != CHART_RANGE)
        return;
    for (size_t k = 0; k < p->d->n_panels; k++)
        for (size_t i = 0; i < p->d->panels[k].n; i++) {
            const struct layer *l = &p->d->panels[k].layers[i];
            for (size_t r = 0; r < l->n; r++) {
                if (l->v[r].low <= l->v[r].high)
                    continue;
                buf_put(&b, n++ ? S(", ") : S(""));
                buf_put(&b, p->d->categories[(size_t)l->v[r].x]);
            }
        }
    if (n)
        pen_note(p, str_fmt(p->a, "In the data, %.*s is above %.*s for %.*s.",
                            STR_ARG(s->series[0].low->name),
                            STR_ARG(s->series[0].high->name),
                            STR_ARG(buf_str(&b))));
}

/* Draws the marks of a panel. tops: y of the first lane's top, by category. */
static void put_marks(struct pen *p, const struct panel_data *data,
                      const struct chart_panel *panel,
                      const struct rows_shape *shape, const double *tops)
{
    struct lane at = {panel, 0, shape->lanes > 1 ? 6.5 : 8};
    bool dots = p->d->spec->kind == CHART_DOT;
    for (size_t i = 0; dots && i < p->d->n_categories; i++) {
        at.middle = tops[i] + shape->pitch / 2;
        put_dots(p, data, (double)i, &at);
    }
    for (size_t i = 0; !dots && i < data->n; i++) {
        const struct layer *l = &data->layers[i];
        size_t lane = shape->lanes > 1 ? i : 0;
        double down = shape->pitch * ((double)lane + 0.5);
        if (p->d->spec->kind == CHART_BOX) {
            at.middle = tops[i] + down;
            put_box(p, l, &at);
            continue;
        }
        for (size_t k = 0; k < l->n; k++) {
            at.middle = tops[(size_t)l->v[k].x] + down;
            put_point(p, data, i, &l->v[k], &at);
        }
    }
    note_reversed(p);
}

/* ---- layout ---- */

/* The layout of a drawing; lengths in pixels. */
struct rows_grid {
    struct rows_shape shape;
    bool above;         /* the names of categories are above their rows */
    struct strs *names; /* by category: the lines of the category's name */
    double left;        /* x of the plots in the first column */
    double column;      /* width of a column, with the labels of marks */
    size_t n_columns;
    struct chart_axis *axes; /* axes of the measure, by panel */
    double low, high; /* the axis' ends, from the left edge of a column */
};

/* Sets the number of lanes of a row: a single lane if bars are stacked, and for
   box plots and dots; else one for each layer. */
static void set_shape(const struct pen *p, struct rows_shape *s)
{
    const struct chart_spec *spec = p->d->spec;
    bool one =
        p->d->stacked || spec->kind == CHART_BOX || spec->kind == CHART_DOT;
    size_t lanes = one ? 1 : p->d->panels[0].n;
    s->stacked = p->d->stacked;
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

/* Returns the scale of an axis, but with the range 0 to 1. */
static struct scale unit_of(const struct chart_axis *axis)
{
    struct scale unit = axis->scale;
    unit.range[0] = 0;
    unit.range[1] = 1;
    return unit;
}

/* Returns the largest upper end of the axis at which the labels of ticks fit
   into a column, if the axis starts at `low`. */
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

/* Returns the largest upper end of the axis at which the label of mark e fits
   into a column, if the axis starts at `low`. */
static double room_for_end(const struct rows_grid *g, const struct rows_end *e,
                           double low)
{
    if (e->left || !(e->at > 0))
        return INFINITY;
    return low + (g->column - low - e->width - LABEL_GAP - 1) / e->at;
}

/* Returns half the width of the widest label at the start of an axis. */
static double first_tick_room(struct pen *p, const struct rows_grid *g)
{
    double half = 0;
    for (size_t k = 0; k < p->d->n_panels; k++) {
        const struct chart_axis *axis = &g->axes[k];
        struct scale unit = unit_of(axis);
        if (axis->n && scale_at(&unit, axis->ticks[0].value) < 0.02)
            half = fmax(half, pen_width(axis->ticks[0].text) / 2 + 1);
    }
    return half;
}

/* Sets both ends of the axis, the same for all panels, so that the labels of
   marks and ticks fit. */
static void set_range(struct pen *p, struct rows_grid *g)
{
    size_t n = p->d->n_panels;
    double high = g->column, low = g->above ? first_tick_room(p, g) : 0;
    struct rows_ends *all = NEW_N(p->a, struct rows_ends, n);
    for (size_t k = 0; k < n; k++) {
        struct scale unit = unit_of(&g->axes[k]);
        all[k] = ends_of(p, &p->d->panels[k], &unit, g->shape.stacked);
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

/* Sets the axes and the number of columns of panels: as many as fit, but at
   most `most`. */
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

/* Draws the title of the axis of categories above their names. */
static void put_names_title(struct pen *p, const struct rows_grid *g)
{
    str title = axes_x_title(p);
    double right = g->left - 8;
    if (!title.n)
        return;
    title = pen_shorten(p, title, p->out->width);
    bool fits = pen_width(title) <= right;
    pen_text(p, CHART_AXIS, fits ? CHART_END : CHART_START, fits ? right : 0,
             p->y + 12, title);
    p->y += PEN_LINE;
}

/* Returns y of the top of each category's first lane; then y of the bottom of
   the last category. */
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

/* Draws a vertical line at x in the panel. Leaves gaps for the drawing's texts
   whose index is `first_text` or more. */
static void put_vertical(struct pen *p, const struct chart_panel *panel,
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

/* Draws reference lines across the rows, and a line at zero if the domain has
   numbers of both signs. The labels of references are above the first panel of
   each row of panels. */
static void put_references(struct pen *p, const struct chart_panel *panel,
                           size_t first_text, size_t columns)
{
    const struct chart_spec *s = p->d->spec;
    const double *domain = panel->across.scale.domain;
    if (domain[0] < 0 && domain[1] > 0)
        put_vertical(p, panel, scale_at(&panel->across.scale, 0), first_text);
    for (size_t i = 0; i < s->n_references; i++) {
        if (s->references[i].at < domain[0] || s->references[i].at > domain[1])
            continue;
        double x = scale_at(&panel->across.scale, s->references[i].at);
        str text = pen_shorten(p, s->references[i].text, p->out->width);
        double half = pen_width(text) / 2;
        put_vertical(p, panel, x, first_text);
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

/* Returns the height above a row of panels, for the labels of references and
   for the title with the most lines. first: the first panel of the row. */
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
    put_marks(p, &p->d->panels[i], out, &g->shape, tops);
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
    pen_lines(p, CHART_AXIS, 0, p->out->width, axes_measure_title(p));
    key_put(p);
    put_names_title(p, &g);
    p->out->n_panels = d->n_panels;
    p->out->panels = NEW_N(p->a, struct chart_panel, d->n_panels);
    for (size_t i = 0; i < d->n_panels; i += g.n_columns) {
        p->y += title_height(p, &g, i);
        double top = p->y;
        for (size_t k = i; k < i + g.n_columns && k < d->n_panels; k++)
            put_panel(p, &g, k, top);
        p->y = p->out->panels[i].y + p->out->panels[i].height + AXES_BELOW + 7;
    }
    p->out->height = ceil(p->y + 3);
}
