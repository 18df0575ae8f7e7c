// SPDX-License-Identifier: MIT
// line_ends: draws labels beside the plot, moved apart so that they do not
// overlap.
#include "chart/line_ends.h"

#include <math.h>
#include <stdlib.h>

enum { GAP = 8, HEIGHT_MAX = 520 };

/* A label of one or more lines, beside the end of a line or of a reference. */
struct end_label {
    const struct layer *layer; /* the labelled line; NULL: a reference line or
                                  linear scaling */
    const struct point *point; /* the labelled point of `layer` */
    const struct point *ideal; /* for linear scaling: the point where it starts;
                                  or NULL */
    str text;
    struct strs lines;
    double middle;
    size_t nth; /* the index among labels with equal middles */
    unsigned char colour;
    bool faint; /* a name in grey, left out if there is no room */
};

struct end_labels {
    struct end_label *v;
    size_t n, cap;
};

/* Returns the number of layers that have points, but at most 2. */
static size_t count_layers(const struct panel_data *data)
{
    size_t n = 0;
    for (size_t i = 0; i < data->n && n < 2; i++)
        n += data->layers[i].n > 0;
    return n;
}

static str text_of(struct pen *p, const struct panel_data *data,
                   const struct layer *l, const struct point *v, bool last)
{
    const struct chart_spec *s = p->d->spec;
    struct layer at = *l;
    if (s->kind == CHART_SLOPE)
        at.of = &s->series[last ? 1 : 0];
    str value = data_label(p->a, p->d, &at, v);
    if (s->index && p->narrow && p->d->n_panels > 1)
        value = str_fmt(p->a, "%.2f\u00d7", v->y);
    else if (s->index)
        value = str_fmt(p->a, "%.2f\u00d7 (%.*s)", v->y, STR_ARG(value));
    bool named = s->kind == CHART_SLOPE ? last : count_layers(data) > 1;
    if (!named)
        return value;
    return str_fmt(p->a, "%.*s: %.*s", STR_ARG(l->name), STR_ARG(value));
}

/* Whether some layer is coloured; grey layers look faint beside it. */
static bool has_colours(const struct panel_data *data)
{
    bool coloured = false;
    for (size_t i = 0; i < data->n; i++)
        coloured |= data->layers[i].colour != 0;
    return coloured;
}

/* Adds labels of layers at their last points or, if `last` is false, at their
   first points. If `faint` is true, adds only the names of grey layers, and
   only if some layer is coloured. If `faint` is false, adds the labels of
   coloured layers or, if no layer is coloured, of all layers. */
static void add_layers(struct pen *p, const struct panel_data *data, bool last,
                       bool faint, struct end_labels *all)
{
    bool coloured = has_colours(data);
    for (size_t i = 0; i < data->n; i++) {
        const struct layer *l = &data->layers[i];
        const struct point *v = data_end(l, last);
        if (!v || (coloured && !l->colour) != faint)
            continue;
        struct end_label *x = vec_add(p->a, all);
        x->layer = l;
        x->point = v;
        x->text = faint ? l->name : text_of(p, data, l, v, last);
        x->colour = pen_colour(p, l, v);
        x->faint = faint;
    }
}

static struct end_labels labels_of(struct pen *p, const struct panel_data *data,
                                   bool last)
{
    struct end_labels all = {.v = NULL};
    const struct chart_spec *s = p->d->spec;
    add_layers(p, data, last, false, &all);
    for (size_t i = 0; last && i < s->n_references; i++)
        if (s->references[i].text.n && !s->references[i].date)
            vec_add(p->a, &all)->text = s->references[i].text;
    const struct point *ideal = last ? data_ideal(p->d, data) : NULL;
    if (ideal) {
        struct end_label *x = vec_add(p->a, &all);
        x->text = S("ideal");
        x->ideal = ideal;
    }
    if (last)
        add_layers(p, data, last, true, &all);
    return all;
}

static double width_of(const struct end_labels *all)
{
    double width = 0;
    for (size_t i = 0; i < all->n; i++)
        width = fmax(width, pen_bold_width(all->v[i].text));
    return width;
}

/* Breaks all labels into lines of at most `width`. Returns their total height.
 */
static double wrap(struct pen *p, struct end_labels *all, double width)
{
    double height = 0;
    for (size_t i = 0; i < all->n; i++) {
        struct end_label *x = &all->v[i];
        x->lines = place_wrap(p->a, x->text, width, true);
        height += PEN_LINE * (double)x->lines.n;
    }
    return height;
}

struct line_ends_room
line_ends_room(struct pen *p, const struct panel_data *data, double column)
{
    struct end_labels right = labels_of(p, data, true);
    struct line_ends_room room = {0};
    double most = column * (p->d->spec->kind == CHART_SLOPE ? 0.36 : 0.42);
    double width = fmin(width_of(&right), most);
    room.right = right.n ? width + GAP + 1 : 0;
    room.height = fmin(wrap(p, &right, width), HEIGHT_MAX);
    if (p->d->spec->kind == CHART_SLOPE) {
        struct end_labels left = labels_of(p, data, false);
        room.left = fmin(width_of(&left), column * 0.25) + GAP + 1;
    }
    return room;
}

static int by_middle(const void *x, const void *y)
{
    const struct end_label *u = x, *v = y;
    if (u->middle != v->middle)
        return u->middle < v->middle ? -1 : 1;
    return (u->nth > v->nth) - (u->nth < v->nth);
}

/* Sets `middle` of each label to the y coordinate of the labelled point or
   line. */
static void set_middles(struct pen *p, struct end_labels *all,
                        const struct chart_panel *panel)
{
    const struct chart_spec *s = p->d->spec;
    const struct scale *up = &panel->up.scale;
    size_t k = 0;
    for (size_t i = 0; i < all->n; i++) {
        struct end_label *x = &all->v[i];
        if (x->layer) {
            const struct point *v = x->point;
            bool area = p->d->stacked;
            x->middle = pen_at(up, area ? (v->low + v->high) / 2 : v->y);
            continue;
        }
        while (k < s->n_references &&
               (!s->references[k].text.n || s->references[k].date))
            k++;
        x->middle =
            k < s->n_references ? pen_at(up, s->references[k++].at) : panel->y;
        if (x->ideal)
            x->middle =
                pen_at(up, p->d->reach.x.high / x->ideal->x * x->ideal->y);
    }
}

static void put_label(struct pen *p, const struct end_label *x, double at,
                      enum chart_anchor anchor)
{
    double top = x->middle - PEN_LINE * (double)x->lines.n / 2;
    for (size_t i = 0; i < x->lines.n; i++) {
        enum chart_text_role role = x->faint   ? CHART_FAINT
                                    : x->layer ? CHART_LABEL
                                               : CHART_KEY;
        struct chart_text *t =
            pen_text(p, role, anchor, at, top + 11.5 + PEN_LINE * (double)i,
                     x->lines.v[i]);
        t->colour = x->colour;
    }
}

/* Draws a leader from a point to its label if the line ends before the edge of
   the plot. */
static void put_leader(struct pen *p, const struct end_label *x,
                       const struct chart_panel *panel)
{
    double right = panel->x + panel->width;
    double from, y;
    if (!x->layer || p->d->spec->kind == CHART_AREA)
        return;
    from = pen_at(&panel->across.scale, x->point->x);
    y = pen_at(&panel->up.scale, x->point->y);
    if (right - from > 2)
        pen_segment(p, CHART_LEADER, from + 5, y, right + GAP - 2, x->middle);
}

static void put_side(struct pen *p, const struct panel_data *data,
                     const struct chart_panel *panel, bool last, double at,
                     double width)
{
    struct end_labels all = labels_of(p, data, last);
    double *middles = NEW_N(p->a, double, all.n);
    double *heights = NEW_N(p->a, double, all.n);
    double low = panel->y - (panel->title.p ? 4 : 8),
           high = panel->y + panel->height + 6;
    double height = wrap(p, &all, width);
    while (all.n && height > high - low) {
        const struct end_label *x = &all.v[--all.n];
        height -= PEN_LINE * (double)x->lines.n;
        if (!x->faint)
            pen_note(p, S("Not all lines have a label: there is no room."));
    }
    set_middles(p, &all, panel);
    for (size_t i = 0; i < all.n; i++)
        all.v[i].nth = i;
    if (all.n)
        qsort(all.v, all.n, sizeof *all.v, by_middle);
    for (size_t i = 0; i < all.n; i++) {
        middles[i] = all.v[i].middle;
        heights[i] = PEN_LINE * (double)all.v[i].lines.n;
    }
    place_apart(p->a, middles, heights, all.n, low, high);
    for (size_t i = 0; i < all.n; i++) {
        all.v[i].middle = middles[i];
        put_label(p, &all.v[i], at, last ? CHART_START : CHART_END);
        if (last)
            put_leader(p, &all.v[i], panel);
    }
}

void line_ends_put(struct pen *p, const struct panel_data *data,
                   const struct chart_panel *panel, double left, double room)
{
    double right = panel->x + panel->width;
    put_side(p, data, panel, true, right + GAP, room - GAP);
    if (p->d->spec->kind == CHART_SLOPE)
        put_side(p, data, panel, false, panel->x - GAP, panel->x - left - GAP);
}
