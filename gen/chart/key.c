// SPDX-License-Identifier: MIT
// key: lists entries, each a swatch and a text, and draws them in rows.
#include "chart/key.h"

#include <math.h>

#include "chart/scale/cells.h"
#include "frame/name.h"

/* Lengths in pixels. */
enum { SWATCH = 10, GAP = 16, EDGE = 2 };

struct key_entry {
    str text;
    struct chart_mark mark; /* for points, x1 is the radius */
};

struct key_entries {
    struct key_entry *v;
    size_t n, cap;
};

/* ---- entries ---- */

static struct chart_mark *add(struct pen *p, struct key_entries *all, str text,
                              enum chart_mark_kind kind)
{
    struct key_entry *e = vec_add(p->a, all);
    e->text = text;
    e->mark = (struct chart_mark){.kind = kind,
                                  .role = CHART_SWATCH,
                                  .panel = p->panel,
                                  .row = CHART_NO_ROW,
                                  .x1 = 4};
    return &e->mark;
}

/* Whether the chart needs an entry for each layer. Lines and areas have names
   at their ends. */
static bool names_layers(const struct data *d)
{
    enum { LAYERS_MAX = 12 };
    enum chart_kind k = d->spec->kind;
    size_t n = d->panels[0].n;
    return n > 1 &&
           (k == CHART_BAR || k == CHART_BARH || k == CHART_DOT ||
            k == CHART_RANGE || (k == CHART_SCATTER && n <= LAYERS_MAX));
}

static void add_layers(struct pen *p, struct key_entries *all)
{
    const struct data *d = p->d;
    enum chart_kind k = d->spec->kind;
    bool bars = k == CHART_BAR || k == CHART_BARH;
    for (size_t i = 0; names_layers(d) && i < d->panels[0].n; i++) {
        const struct layer *l = &d->panels[0].layers[i];
        struct chart_mark *m =
            add(p, all, l->name, bars ? CHART_MARK_BAR : CHART_MARK_POINT);
        m->colour = (unsigned char)l->colour;
        m->series = l->series;
        if (!bars && !d->spec->size)
            m->style = l->series % DATA_COLOURS;
    }
}

/* Adds entries for the ends of ranges and the mark between them. */
static void add_ends(struct pen *p, struct key_entries *all)
{
    const struct chart_spec *s = p->d->spec;
    const struct chart_series *y = &s->series[0];
    const struct column *ends[] = {y->low, y->y, y->high};
    bool one = p->d->panels[0].n == 1;
    for (size_t i = 0; s->kind == CHART_RANGE && i < 3; i++) {
        if (!ends[i])
            continue;
        struct chart_mark *m =
            add(p, all, name_text(p->a, ends[i]->name), CHART_MARK_POINT);
        m->colour = one ? (unsigned char)p->d->panels[0].layers[0].colour : 0;
        m->hollow = i < 2;
        m->style = i == 1 ? PEN_DIAMOND : 0;
    }
}

/* Adds entries for points on the frontier and for all other points. */
static void add_frontier(struct pen *p, struct key_entries *all)
{
    const struct chart_spec *s = p->d->spec;
    unsigned char one = p->d->panels[0].n == 1;
    if (!s->frontier_x || !s->frontier_y || p->d->merged)
        return;
    add(p, all, S("not beaten"), CHART_MARK_POINT)->colour = one;
    add(p, all, S("beaten on both axes"), CHART_MARK_POINT)->hollow = true;
}

/* ---- rows ---- */

static void put_swatch(struct pen *p, const struct key_entry *e, double x)
{
    double y = p->y + 12;
    struct chart_mark *m = pen_mark(p, CHART_MARK_POINT, CHART_SWATCH);
    *m = e->mark;
    m->x = x;
    m->y = y - SWATCH + 1;
    if (m->kind == CHART_MARK_POINT) {
        m->x += SWATCH / 2.0;
        m->y += SWATCH / 2.0;
    } else {
        m->x1 = x + SWATCH;
        m->y1 = y + 1;
    }
}

static void put_entries(struct pen *p, const struct key_entries *all)
{
    double x = 0, room = p->out->width - SWATCH - 6 - EDGE;
    p->y += all->n ? 3 : 0;
    for (size_t i = 0; i < all->n; i++) {
        struct strs lines = place_wrap(p->a, all->v[i].text, room, false);
        double width = 0;
        for (size_t k = 0; k < lines.n; k++)
            width = fmax(width, SWATCH + 6 + pen_width(lines.v[k]));
        if (x > 0 && x + width > p->out->width) {
            x = 0;
            p->y += PEN_LINE + 2;
        }
        put_swatch(p, &all->v[i], x);
        for (size_t k = 0; k < lines.n; k++) {
            p->y += k ? PEN_LINE : 0;
            pen_text(p, CHART_KEY, CHART_START, x + SWATCH + 6, p->y + 12,
                     lines.v[k]);
        }
        x += width + GAP;
    }
    p->y += all->n ? PEN_LINE + 6 : 0;
}

/* ---- sizes ---- */

/* Stores the smallest and the largest size, and the size nearest to their mean,
   in v. Returns the number of stored sizes. */
static size_t find_sizes(const double *sizes, size_t n, double v[3])
{
    struct extent e = EXTENT_NONE;
    for (size_t i = 0; i < n; i++)
        if (sizes[i] > 0)
            extent_add(&e, sizes[i]);
    if (e.low > e.high)
        return 0;
    double mean = (e.low + e.high) / 2, nearest = e.low;
    for (size_t i = 0; i < n; i++)
        if (fabs(sizes[i] - mean) < fabs(nearest - mean))
            nearest = sizes[i];
    size_t kept = 0;
    v[kept++] = e.low;
    if (nearest > e.low && nearest < e.high)
        v[kept++] = nearest;
    if (e.high > e.low)
        v[kept++] = e.high;
    return kept;
}

/* Draws the name of the column whose numbers are the sizes of the marks, and
   circles of a few sizes with their numbers. Draws nothing if the spec has no
   such column or the marks are merged. */
static void put_sizes(struct pen *p)
{
    enum { HALF = 13 };
    const struct column *c = p->d->spec->size;
    double v[3], x, y = p->y + HALF;
    if (!c || p->d->merged)
        return;
    size_t n = find_sizes(cells_numbers(p->a, c), c->n, v);
    struct chart_format f = chart_format_of(c);
    str name = str_fmt(p->a, "%.*s:", STR_ARG(name_text(p->a, c->name)));
    name = pen_shorten(p, name, p->out->width / 2);
    x = pen_text(p, CHART_KEY, CHART_START, 0, y + 4, name)->width + EDGE + 8;
    for (size_t i = 0; i < n; i++) {
        double r = pen_radius(v[i], v[n - 1]);
        struct chart_mark *m = pen_mark(p, CHART_MARK_POINT, CHART_SWATCH);
        m->x = x + r;
        m->y = y;
        m->x1 = r;
        m->hollow = true;
        x += 2 * r + 5;
        x += pen_text(p, CHART_KEY, CHART_START, x, y + 4,
                      chart_format_value(p->a, &f, v[i]))
                 ->width +
             GAP;
    }
    p->y += 2 * HALF + 4;
}

void key_put(struct pen *p)
{
    struct key_entries all = {.v = NULL};
    add_layers(p, &all);
    add_ends(p, &all);
    add_frontier(p, &all);
    put_entries(p, &all);
    put_sizes(p);
}
