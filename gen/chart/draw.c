// SPDX-License-Identifier: MIT
// draw: makes the wide and the narrow drawing of the same data.
#include "chart/draw.h"

#include "base/map.h"
#include "chart/data/encode.h"
#include "chart/describe.h"
#include "chart/plane.h"
#include "chart/rows.h"
#include "chart/scale/cells.h"

static void draw_one(struct arena *a, struct chart *c, const struct data *d,
                     size_t i)
{
    struct pen p = {
        .a = a, .chart = c, .d = d, .out = &c->drawings[i], .narrow = i == 1};
    p.out->width = p.narrow ? CHART_NARROW : CHART_WIDE;
    if (data_is_horizontal(c->spec) || !plane_draw(&p))
        rows_draw(&p);
}

static void note_missing(struct pen *p)
{
    size_t n = p->d->missing;
    if (n)
        pen_note(p, str_fmt(p->a, "%zu value%s missing.", n,
                            n == 1 ? " is" : "s are"));
    n = p->d->outside;
    if (n)
        pen_note(p, str_fmt(p->a, "%zu value%s outside the axes.", n,
                            n == 1 ? " is" : "s are"));
}

/* Whether a panel has grey layers that look alike: for points (`shapes` is
   true), two layers with one of the six shapes in common; for lines or bars,
   more than six layers. */
static bool look_alike(const struct panel_data *panel, bool shapes)
{
    bool seen[DATA_COLOURS] = {false};
    size_t grey = 0;
    for (size_t i = 0; i < panel->n; i++) {
        const struct layer *l = &panel->layers[i];
        if (l->colour || !l->n)
            continue;
        if (shapes && seen[l->series % DATA_COLOURS])
            return true;
        seen[l->series % DATA_COLOURS] = true;
        grey++;
    }
    return !shapes && grey > DATA_COLOURS;
}

static size_t count_alike(const struct data *d)
{
    const struct chart_spec *s = d->spec;
    bool named = s->highlight || s->label || s->size || s->subplots ||
                 s->kind == CHART_SLOPE || s->kind == CHART_BOX ||
                 s->kind == CHART_HIST;
    for (size_t i = 0; !named && i < d->n_panels; i++)
        if (look_alike(&d->panels[i], s->kind == CHART_SCATTER))
            return d->n_series;
    return 0;
}

static void add_name(struct arena *a, struct map *seen, struct strs *to,
                     str name)
{
    if (map_get(seen, name))
        return;
    map_put(seen, name, to);
    vec_push(a, to, name);
}

/* Sets c->series to the names of the series. Sets c->lights to these names and,
   if `highlight` names no series, also to the categories or labels. A series
   such as "Nodes 8" can also be highlighted by its cell, "8". */
static void set_names(struct arena *a, struct chart *c, const struct data *d)
{
    const struct chart_spec *s = d->spec;
    const struct column *x = s->label ? s->label : s->x;
    struct map series = {.a = a}, lights = {.a = a};
    for (size_t p = 0; p < d->n_panels; p++)
        for (size_t i = 0; i < d->panels[p].n; i++) {
            const struct layer *l = &d->panels[p].layers[i];
            add_name(a, &series, &c->series, l->name);
            add_name(a, &lights, &c->lights, l->name);
            add_name(a, &lights, &c->lights, l->cell);
        }
    for (size_t r = 0; !d->by_series && x && r < s->frame->n; r++)
        add_name(a, &lights, &c->lights, cells_text(a, x, r));
}

struct chart *chart_draw(struct arena *a, const struct chart_spec *spec,
                         struct chart_fault *fault)
{
    struct chart *c = NEW(a, struct chart);
    spec = encode_split(a, spec);
    *fault = fault_find(a, spec);
    if (fault->text.p)
        return NULL;
    const struct data *d = encode_data(a, spec);
    struct pen p = {.a = a, .chart = c, .d = d};
    c->spec = spec;
    c->merged = d->merged;
    c->alike = count_alike(d);
    if (spec->highlight || spec->colours.n)
        set_names(a, c, d);
    for (size_t i = 0; i < CHART_N_DRAWINGS; i++)
        draw_one(a, c, d, i);
    note_missing(&p);
    describe_chart(a, c, d);
    return c;
}
