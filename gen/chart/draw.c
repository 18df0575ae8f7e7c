// SPDX-License-Identifier: MIT
// draw: both drawings of the same data.
#include "chart/draw.h"

#include "chart/data/encode.h"
#include "chart/describe.h"
#include "chart/plane.h"
#include "chart/rows.h"

static void draw_one(struct arena *a, struct chart *c, const struct data *d,
                     size_t i)
{
    struct pen p = {
        .a = a, .chart = c, .d = d, .out = &c->drawings[i], .narrow = i == 1};
    bool rows = c->spec->kind == CHART_BARH || c->spec->kind == CHART_RANGE ||
                c->spec->kind == CHART_BOX;
    p.out->width = p.narrow ? CHART_NARROW : CHART_WIDE;
    if (rows || !plane_draw(&p))
        rows_draw(&p);
}

static void say_missing(struct pen *p)
{
    size_t n = p->d->missing;
    if (n)
        pen_note(p, str_fmt(p->a, "%zu value%s missing.", n,
                            n == 1 ? " is" : "s are"));
    n = p->d->outside;
    if (n)
        pen_note(p, str_fmt(p->a, "%zu value%s outside of the axes.", n,
                            n == 1 ? " is" : "s are"));
}

struct chart *chart_draw(struct arena *a, const struct chart_spec *spec,
                         struct chart_fault *fault)
{
    struct chart *c = NEW(a, struct chart);
    *fault = fault_find(a, spec);
    if (fault->kind)
        return NULL;
    const struct data *d = encode_data(a, spec);
    struct pen p = {.a = a, .chart = c, .d = d};
    c->spec = spec;
    c->points = d->points;
    c->missing = d->missing;
    c->merged = d->merged;
    for (size_t i = 0; i < CHART_N_DRAWINGS; i++)
        draw_one(a, c, d, i);
    say_missing(&p);
    describe_chart(a, c, d);
    return c;
}
