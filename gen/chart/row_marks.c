// SPDX-License-Identifier: MIT
// row_marks: has a function for each kind of mark.
#include "chart/row_marks.h"

#include <math.h>

enum { LABEL_GAP = 5 };

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

/* The label of a mark. Stacked bars share a label, at the last of them. */
static str text_at(struct pen *p, const struct panel_data *data, size_t layer,
                   const struct point *v, bool stacked)
{
    const struct layer *l = &data->layers[layer];
    return !stacked              ? label_of(p, l, v)
           : layer + 1 < data->n ? STR_NONE
                                 : data_value(p->a, p->d, l, v->high);
}

struct rows_ends row_marks_ends(struct pen *p, const struct panel_data *data,
                                const struct scale *scale, bool stacked)
{
    bool range = p->d->spec->kind == CHART_RANGE;
    struct rows_ends e = {.n = 0};
    size_t n = 0;
    for (size_t i = 0; i < data->n; i++)
        n += data->layers[i].n;
    e.v = NEW_N(p->a, struct rows_end, n);
    for (size_t i = 0; i < data->n; i++)
        for (size_t k = 0; k < data->layers[i].n; k++) {
            const struct point *v = &data->layers[i].v[k];
            str text = text_at(p, data, i, v, stacked);
            double at = scale_at(scale, end_of(p, v));
            at = fmin(fmax(at, 0), 1);
            e.v[e.n++] = (struct rows_end){at, pen_width(text) + 8,
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
        m->style = (unsigned char)(l->series % DATA_COLOURS);
    }
    str text = label_of(p, l, v);
    put_label(p, text, clamp(at, end_of(p, v)) + 3, at->middle, false);
}

static void put_box(struct pen *p, const struct layer *l, const struct lane *at)
{
    const struct quartiles *b = &l->box;
    double q1 = clamp(at, b->q1), q3 = clamp(at, b->q3), y = at->middle;
    double median = clamp(at, b->median);
    struct point none = {.row = CHART_NO_ROW};
    if (!b->n)
        return;
    pen_segment(p, CHART_INK, clamp(at, b->low), y, q1, y);
    pen_segment(p, CHART_INK, q3, y, clamp(at, b->high), y);
    struct chart_mark *m = pen_datum(p, CHART_MARK_BAR, l, &none);
    str middle = data_value(p->a, p->d, l, b->median);
    str first = data_value(p->a, p->d, l, b->q1);
    str third = data_value(p->a, p->d, l, b->q3);
    m->title = str_fmt(p->a,
                       "%.*s: median %.*s, quartiles %.*s and %.*s, "
                       "%zu value%s",
                       STR_ARG(l->name), STR_ARG(middle), STR_ARG(first),
                       STR_ARG(third), b->n, STR_S(b->n));
    m->x = q1;
    m->x1 = q3;
    m->y = y - at->half;
    m->y1 = y + at->half;
    pen_segment(p, CHART_INK, median, y - at->half, median, y + at->half);
    for (size_t i = 0; i < l->n; i++) {
        m = pen_datum(p, CHART_MARK_POINT, l, &l->v[i]);
        m->x = clamp(at, l->v[i].y);
        m->y = y;
        m->x1 = 3;
        m->hollow = true;
    }
}

/* ---- panels ---- */

static void put_point(struct pen *p, const struct panel_data *data,
                      size_t layer, const struct point *v,
                      const struct lane *at)
{
    if (p->d->spec->kind == CHART_RANGE)
        put_range(p, data, layer, v, at);
    else
        put_bar(p, data, layer, v, at);
}

/* Adds a note with the rows whose low is above their high. */
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
        pen_note(p, str_fmt(p->a,
                            "%.*s is above %.*s in %.*s: the data have "
                            "it so.",
                            STR_ARG(s->series[0].low->name),
                            STR_ARG(s->series[0].high->name),
                            STR_ARG(buf_str(&b))));
}

void row_marks_put(struct pen *p, const struct panel_data *data,
                   const struct chart_panel *panel,
                   const struct rows_shape *shape, const double *tops)
{
    struct lane at = {panel, 0, shape->lanes > 1 ? 6.5 : 8};
    for (size_t i = 0; i < data->n; i++) {
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
