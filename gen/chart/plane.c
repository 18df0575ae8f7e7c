// SPDX-License-Identifier: MIT
// plane: computes the sizes of panels, and draws their axes, titles and labels.
#include "chart/plane.h"

#include <math.h>

#include "chart/axes.h"
#include "chart/key.h"
#include "chart/line_ends.h"
#include "chart/plane_marks.h"
#include "chart/point_labels.h"

enum { COLUMN_GAP = 20, NAME_LINES = 3 };

/* The layout of a drawing; lengths in pixels. */
struct plane_layout {
    struct chart_axis across, *up; /* up: axes of the measure, by panel */
    size_t n_columns;
    double left; /* width for the labels of ticks of the measure */
    double gap;  /* width between two columns; includes the labels of ticks
                    if panels have their own axes */
    double column, right; /* column: width of a column; right: how much of that
                             width is for labels at the ends of lines */
    double before;        /* width for labels at the starts of slopes */
    double height;        /* height of a plot */
    double names;         /* maximum number of lines of a text below a plot */
};

static size_t columns_for(const struct pen *p)
{
    size_t n = p->d->n_panels, most = p->narrow ? 2
                                      : n == 4  ? 2
                                      : n > 6   ? 4
                                                : 3;
    size_t wanted = pen_columns(p);
    if (wanted && n > 1)
        return p->narrow && wanted > most ? most : wanted;
    return n < most ? n : most;
}

static double plot_height(const struct pen *p, size_t columns)
{
    if (columns > 1)
        return p->narrow ? 110 : 150;
    return p->narrow ? 210 : 270;
}

static bool has_ends(const struct pen *p)
{
    enum chart_kind k = p->d->spec->kind;
    return k == CHART_LINE || k == CHART_AREA || k == CHART_SLOPE;
}

/* ---- names below bars ---- */

/* Returns the largest number of lines that a name below a bar needs; 0 if a
   name does not fit below a bar that is `band` wide. */
static size_t name_lines(struct pen *p, double band)
{
    const struct data *d = p->d;
    size_t most = 1;
    for (size_t i = 0; i < d->n_categories; i++) {
        str rest = d->categories[i], word;
        while (str_word(&rest, &word))
            if (pen_width(word) > band - 4)
                return 0;
        size_t n = place_wrap(p->a, d->categories[i], band - 4, false).n;
        most = n > most ? n : most;
    }
    return most <= NAME_LINES ? most : 0;
}

static void put_names(struct pen *p, const struct chart_panel *panel,
                      double room)
{
    const struct data *d = p->d;
    double band = scale_band(&panel->across.scale);
    for (size_t i = 0; i < d->n_categories; i++) {
        struct strs lines = place_wrap(p->a, d->categories[i], band - 4, false);
        double x = scale_at(&panel->across.scale, (double)i);
        for (size_t k = 0; k < lines.n; k++)
            pen_text(p, CHART_CATEGORY, CHART_MIDDLE, x,
                     panel->y + panel->height + AXES_BELOW + room +
                         PEN_LINE * (double)k,
                     lines.v[k]);
    }
}

/* ---- layout ---- */

/* Sets p->slack: by how many pixels the labels of the ticks below a panel in
   this column may extend beyond the panel's plot. On the left, labels in the
   first column may extend below the labels of the measure's ticks. Between the
   plots of two columns, the labels of either column may extend by almost half
   of the space between the plots. */
static void set_slack(struct pen *p, const struct plane_layout *g,
                      size_t column)
{
    bool last = column + 1 == g->n_columns;
    double between = (g->right + COLUMN_GAP) / 2 - 4;
    p->slack[0] = (column ? between : g->left) + g->before;
    p->slack[1] = last ? g->right : between;
}

/* Sets p->slack, on the left and on the right, to the minimum of all columns of
   panels. */
static void least_slack(struct pen *p, const struct plane_layout *g)
{
    set_slack(p, g, 0);
    double left = p->slack[0], right = p->slack[1];
    set_slack(p, g, g->n_columns - 1);
    p->slack[0] = fmin(p->slack[0], left);
    p->slack[1] = fmin(p->slack[1], right);
}

/* Returns the width by which the label of the first or the last tick of x
   extends beyond a plot, in pixels. */
static double tick_room(struct pen *p, const struct plane_layout *g, bool last)
{
    enum { ROOM_MAX = 40 };
    p->slack[0] = p->slack[1] = CHART_WIDE;
    double width = g->column - g->right - g->before;
    struct chart_axis axis = axes_x(p, axes_own_x(p, 0), 0, width);
    if (!axis.n)
        return 0;
    const struct chart_tick *t = &axis.ticks[last ? axis.n - 1 : 0];
    double half = pen_width(t->text) / 2 + 1;
    double beyond = last ? t->at + half - width : half - t->at;
    return ceil(fmin(fmax(beyond, 0), ROOM_MAX));
}

static void set_columns(struct pen *p, struct plane_layout *g)
{
    double w = p->out->width;
    g->gap = COLUMN_GAP + (axes_own_measure(p, 0) ? g->left : 0);
    g->column = floor((w - g->left + g->gap) / (double)g->n_columns) - g->gap;
    g->right = 0;
    g->before = 0;
    if (!has_ends(p)) {
        g->right = p->d->x_kind == SCALE_BAND ? 0 : tick_room(p, g, true);
        return;
    }
    for (size_t i = 0; i < p->d->n_panels; i++) {
        struct line_ends_room r =
            line_ends_room(p, &p->d->panels[i], g->column);
        g->right = fmax(g->right, r.right);
        g->before = fmax(g->before, r.left);
        g->height = ceil(fmax(g->height, r.height));
    }
    g->right = ceil(g->right);
    g->before = ceil(g->before);
}

/* Returns the height for the numbers below negative bars, in pixels. */
static double below_zero(const struct pen *p, const struct plane_layout *g)
{
    bool bars = g->across.scale.kind == SCALE_BAND, below = false;
    for (size_t i = 0; bars && i < p->d->n_panels; i++)
        below |= g->up[i].scale.domain[0] < 0;
    return below ? PEN_LINE : 0;
}

static void set_measure(struct pen *p, struct plane_layout *g)
{
    g->up = axes_measures(p, fmax(g->height / 45, 2.5));
    for (size_t i = 0; i < p->d->n_panels; i++)
        if (p->d->spec->kind != CHART_SLOPE)
            g->left = fmax(g->left, ceil(axes_width(&g->up[i])) + 6);
}

/* Whether a column of panels is wide enough for a plot and the labels of its
   ticks. wanted: the author chose the number of columns, so a smaller width
   suffices. */
static bool is_wide_enough(struct pen *p, struct plane_layout *g, bool wanted)
{
    double width = g->column - g->right - g->before;
    if (width < (wanted ? 60 : 90))
        return false;
    for (size_t i = 0; p->d->x_kind != SCALE_BAND && i < p->d->n_panels; i++) {
        const struct panel_data *own = axes_own_x(p, i);
        set_slack(p, g, g->n_columns - 1);
        struct chart_axis axis = axes_x(p, own, 0, width);
        if (axes_width(&axis) > width)
            return false;
        if (!own)
            break;
    }
    return true;
}

static bool lay_out(struct pen *p, struct plane_layout *g)
{
    bool wanted = pen_columns(p) > 0;
    g->n_columns = columns_for(p);
    g->height = plot_height(p, g->n_columns);
    set_measure(p, g);
    set_columns(p, g);
    if (p->d->x_kind != SCALE_BAND && p->d->spec->kind != CHART_SLOPE)
        g->left = fmax(g->left, tick_room(p, g, false));
    set_columns(p, g);
    while (g->n_columns > 1 && !is_wide_enough(p, g, wanted)) {
        g->n_columns = wanted ? g->n_columns - 1 : 1;
        set_columns(p, g);
    }
    double width = g->column - g->right - g->before;
    if (p->d->x_kind == SCALE_BAND) {
        g->names = (double)name_lines(p, width / (double)p->d->n_categories);
        if (g->names == 0)
            return false;
        g->across.scale = (struct scale){
            SCALE_BAND, {0, (double)p->d->n_categories - 1}, {0, width}};
    } else {
        /* If each panel has its own axis, the slack depends on the column. */
        for (size_t i = 0; i < g->n_columns; i++) {
            bool own = axes_own_x(p, 0) != NULL;
            set_slack(p, g, i);
            if (!own)
                least_slack(p, g);
            g->across = axes_x(p, axes_own_x(p, 0), 0, width);
            g->names = fmax(g->names, (double)axes_lines(p, &g->across));
        }
    }
    return true;
}

/* Draws vertical lines at dates. */
static void put_dates(struct pen *p, const struct chart_panel *panel)
{
    const struct chart_spec *s = p->d->spec;
    for (size_t i = 0; i < s->n_references; i++) {
        if (!pen_shows_date(p, panel, &s->references[i]))
            continue;
        double x = pen_at(&panel->across.scale, s->references[i].at);
        pen_segment(p, CHART_REFERENCE, x, panel->y, x,
                    panel->y + panel->height);
    }
}

static void put_references(struct pen *p, const struct chart_panel *panel)
{
    const struct chart_spec *s = p->d->spec;
    const double *domain = panel->up.scale.domain;
    double right = panel->x + panel->width;
    const double *counted = panel->across.scale.domain;
    for (size_t i = 0; s->kind == CHART_HIST && i < s->n_references; i++) {
        if (s->references[i].at < counted[0] ||
            s->references[i].at > counted[1])
            continue;
        double x = pen_at(&panel->across.scale, s->references[i].at);
        pen_segment(p, CHART_REFERENCE, x, panel->y, x,
                    panel->y + panel->height);
    }
    put_dates(p, panel);
    for (size_t i = 0; s->kind != CHART_HIST && i < s->n_references; i++) {
        if (s->references[i].date || s->references[i].at < domain[0] ||
            s->references[i].at > domain[1])
            continue;
        double y = scale_at(&panel->up.scale, s->references[i].at);
        pen_segment(p, CHART_REFERENCE, panel->x, y, right, y);
    }
    if (domain[0] < 0 && domain[1] > 0) {
        double y = scale_at(&panel->up.scale, 0);
        pen_segment(p, CHART_REFERENCE, panel->x, y, right, y);
    }
}

/* Returns the height for the numbers above bars, in pixels. */
static double above_bars(const struct pen *p)
{
    return p->d->spec->kind == CHART_BAR ? 12 : 0;
}

/* Returns the height above a row of panels, for the title with the most lines
   and for numbers above bars. first: the first panel of the row. */
static double title_height(struct pen *p, const struct plane_layout *g,
                           size_t first)
{
    size_t most = pen_title_lines(p, first, g->n_columns, g->column);
    double room = above_bars(p);
    return most ? 15 + room + PEN_LINE * (double)most : 8 + room;
}

static void put_panel(struct pen *p, const struct plane_layout *g, size_t i,
                      double top)
{
    struct chart_panel *out = &p->out->panels[i];
    size_t column = i % g->n_columns;
    double left = g->left + (g->column + g->gap) * (double)column;
    bool own = axes_own_measure(p, i) != NULL;
    p->panel = (unsigned)i;
    set_slack(p, g, column);
    *out = (struct chart_panel){.x = left + g->before,
                                .y = top,
                                .width = g->column - g->right - g->before,
                                .height = g->height,
                                .title = p->d->panels[i].title,
                                .across = g->across,
                                .up = g->up[i]};
    if (axes_own_x(p, i) && p->d->x_kind != SCALE_BAND)
        out->across = axes_x(p, axes_own_x(p, i), 0, out->width);
    axes_set(p, &out->up, top + g->height, top);
    axes_thin_up(p, &out->up);
    axes_set(p, &out->across, out->x, out->x + out->width);
    pen_title(p, out->title, left, top - 8 - above_bars(p), g->column);
    put_references(p, out);
    plane_marks_put(p, &p->d->panels[i], out);
    if ((column == 0 || own) && p->d->spec->kind != CHART_SLOPE)
        axes_draw_up(p, &out->up, left);
    set_slack(p, g, column);
    if (p->d->x_kind == SCALE_BAND)
        put_names(p, out, below_zero(p, g));
    else
        axes_draw_across(p, &out->across, out->y + out->height);
    if (has_ends(p))
        line_ends_put(p, &p->d->panels[i], out, left, g->right);
    else
        point_labels_put(p, &p->d->panels[i], out);
    point_labels_dates(p, out);
    if (p->d->spec->kind == CHART_SLOPE)
        out->up.grid = false;
}

bool plane_draw(struct pen *p)
{
    const struct data *d = p->d;
    struct plane_layout g = {.n_columns = 1};
    if (!lay_out(p, &g))
        return false;
    pen_lines(p, CHART_AXIS, 0, p->out->width, axes_measure_title(p));
    key_put(p);
    p->out->n_panels = d->n_panels;
    p->out->panels = NEW_N(p->a, struct chart_panel, d->n_panels);
    for (size_t i = 0; i < d->n_panels; i += g.n_columns) {
        p->y += title_height(p, &g, i);
        for (size_t k = i; k < i + g.n_columns && k < d->n_panels; k++)
            put_panel(p, &g, k, p->y);
        p->y +=
            g.height + AXES_BELOW - 8 + below_zero(p, &g) + PEN_LINE * g.names;
    }
    pen_lines(p, CHART_AXIS, g.left, p->out->width - g.left, axes_x_title(p));
    p->out->height = ceil(p->y + 3);
    return true;
}
