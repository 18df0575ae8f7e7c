// SPDX-License-Identifier: MIT
// chart_checking: properties of every chart: labels are within the drawing and
// overlap neither each other nor marks; marks are finite and inside their
// panel; bars begin at zero; no text shows nan or inf. Also makes a
// specification of random bytes.
#pragma once

#include <math.h>

#include "chart/draw.h"
#include "chart/metrics.h"
#include "chart/place.h"
#include "chart/svg.h"
#include "frame/unit_header.h"

/* ---- what holds ---- */

static inline bool checking_meet(struct place_box x, struct place_box y,
                                 double by)
{
    return x.left < y.right - by && y.left < x.right - by &&
           x.top < y.bottom - by && y.top < x.bottom - by;
}

static inline bool checking_box_of_mark(const struct chart_mark *m,
                                        struct place_box *out)
{
    double r = m->x1;
    if (m->role != CHART_DATA && m->role != CHART_SWATCH)
        return false;
    if (m->kind == CHART_MARK_BAR)
        *out = (struct place_box){fmin(m->x, m->x1), fmin(m->y, m->y1),
                                  fmax(m->x, m->x1), fmax(m->y, m->y1)};
    else if (m->kind == CHART_MARK_RANGE)
        *out = (struct place_box){fmin(m->x, m->x1) - 3, m->y - 3,
                                  fmax(m->x, m->x1) + 3, m->y + 3};
    else if (m->kind == CHART_MARK_POINT)
        *out = (struct place_box){m->x - r, m->y - r, m->x + r, m->y + r};
    else
        return false;
    return true;
}

static inline str checking_texts(struct arena *a, const struct chart *c,
                                 const struct chart_drawing *d)
{
    for (size_t i = 0; i < d->texts.n; i++) {
        const struct chart_text *t = &d->texts.v[i];
        struct place_box box = place_of_text(t), other;
        if (!(box.left >= -0.6 && box.right <= d->width + 0.6 &&
              box.top >= -0.6 && box.bottom <= d->height + 0.6))
            return str_fmt(a, "'%.*s' leaves %g x %g: %g %g %g %g",
                           STR_ARG(t->text), d->width, d->height, box.left,
                           box.top, box.right, box.bottom);
        for (size_t k = i + 1; k < d->texts.n; k++)
            if (checking_meet(box, place_of_text(&d->texts.v[k]), 0.6))
                return str_fmt(a, "'%.*s' (%g %g) overlaps '%.*s' (%g %g)",
                               STR_ARG(t->text), t->x, t->y,
                               STR_ARG(d->texts.v[k].text), d->texts.v[k].x,
                               d->texts.v[k].y);
        for (size_t k = 0; !c->merged && k < d->marks.n; k++)
            if (checking_box_of_mark(&d->marks.v[k], &other) &&
                checking_meet(box, other, 1.1))
                return str_fmt(a, "'%.*s' overlaps the mark '%.*s'",
                               STR_ARG(t->text), STR_ARG(d->marks.v[k].title));
    }
    return STR_NONE;
}

static inline bool checking_is_in(const struct chart_drawing *d, double x,
                                  double y)
{
    return x >= -8 && x <= d->width + 8 && y >= -8 && y <= d->height + 8;
}

static inline str checking_marks(struct arena *a, const struct chart_drawing *d)
{
    for (size_t i = 0; i < d->marks.n; i++) {
        const struct chart_mark *m = &d->marks.v[i];
        bool in = m->n_dots || checking_is_in(d, m->x, m->y);
        if (m->kind == CHART_MARK_BAR || m->kind == CHART_MARK_SEGMENT ||
            m->kind == CHART_MARK_RANGE)
            in = in && checking_is_in(d, m->x1, m->y1);
        for (size_t k = 0; k < m->n_dots; k++)
            in = in && (isnan(m->dots[k].y) ||
                        checking_is_in(d, m->dots[k].x, m->dots[k].y));
        if (!in)
            return str_fmt(a,
                           "mark %zu of kind %d is not in %g x %g: %g %g "
                           "(%zu dots)",
                           i, m->kind, d->width, d->height,
                           m->n_dots ? m->dots[0].x : m->x,
                           m->n_dots ? m->dots[0].y : m->y, m->n_dots);
    }
    return STR_NONE;
}

/* Bars that are not stacked begin at zero. */
static inline str checking_bars(struct arena *a, const struct chart *c,
                                const struct chart_drawing *d)
{
    bool bars = c->spec->kind == CHART_BAR || c->spec->kind == CHART_BARH;
    for (size_t i = 0; bars && !c->spec->stacked && i < d->marks.n; i++) {
        const struct chart_mark *m = &d->marks.v[i];
        const struct chart_panel *p = &d->panels[m->panel];
        if (m->kind != CHART_MARK_BAR || m->role != CHART_DATA)
            continue;
        bool lying = p->up.scale.kind == SCALE_BAND;
        double zero = scale_at(lying ? &p->across.scale : &p->up.scale, 0);
        if (fabs((lying ? m->x : m->y) - zero) > 1e-6)
            return str_fmt(a, "a bar begins at %g, zero is at %g",
                           lying ? m->x : m->y, zero);
    }
    return STR_NONE;
}

/* As many elements end as begin, and no text has a bare sign of markup. */
static inline str checking_svg(struct arena *a, str svg)
{
    long depth = 0;
    for (size_t i = 0; i < svg.n; i++) {
        if (svg.p[i] != '<')
            continue;
        size_t end = str_find_char(svg, '>', i);
        if (end == STR_NPOS)
            return S("a tag has no end");
        if (svg.p[i + 1] == '/')
            depth--;
        else if (svg.p[end - 1] != '/')
            depth++;
        i = end;
    }
    return depth ? str_fmt(a, "%ld elements do not end", depth) : STR_NONE;
}

/* No text shows nan or inf; the made-up names do not contain these letters. */
static inline str checking_words(struct arena *a, str all)
{
    static const str NONE[] = {S_INIT("nan"), S_INIT("inf")};
    for (size_t i = 0; i < sizeof NONE / sizeof *NONE; i++) {
        size_t at = str_find(all, NONE[i], 0);
        size_t from = at < 40 ? 0 : at - 40;
        if (at != STR_NPOS)
            return str_fmt(a, "a number is none: %.*s",
                           STR_ARG(str_slice(all, from, at + 3)));
    }
    return STR_NONE;
}

/* Returns the first property that a chart violates, or STR_NONE. */
static inline str checking_chart(struct arena *a, const struct chart *c)
{
    str wrong = STR_NONE;
    struct buf b = {.a = a};
    for (size_t i = 0; !wrong.p && i < CHART_N_DRAWINGS; i++) {
        const struct chart_drawing *d = &c->drawings[i];
        wrong = checking_texts(a, c, d);
        wrong = wrong.p ? wrong : checking_marks(a, d);
        wrong = wrong.p ? wrong : checking_bars(a, c, d);
    }
    svg_put(&b, c, S("c"));
    wrong = wrong.p ? wrong : checking_svg(a, buf_str(&b));
    for (size_t i = 0; i < c->notes.n; i++)
        buf_put(&b, c->notes.v[i]);
    return wrong.p ? wrong : checking_words(a, buf_str(&b));
}

/* ---- random specs ---- */

struct checking_bytes {
    const unsigned char *p;
    size_t n;
};

static inline unsigned checking_next(struct checking_bytes *b, unsigned below)
{
    if (b->n == 0)
        return 0;
    b->n--;
    return *b->p++ % below;
}

static inline str checking_name(struct arena *a, struct checking_bytes *b)
{
    static const char *const PARTS[] = {
        "a",
        "model",
        "batch 8",
        "Throughput (/sec)",
        "bert-base-cased",
        "\u6027\u80fd",
        "W",
        " ",
        "/",
        "_",
        "<b>&\"",
        "\u03a9",
        "averyveryverylongwordwithoutanyplacetobreakit",
        "2024",
        "$",
        "i"};
    struct buf t = {.a = a};
    for (unsigned i = checking_next(b, 4) + 1; i > 0; i--)
        buf_put(&t, str_c(PARTS[checking_next(b, 16)]));
    return buf_end(&t);
}

static inline double checking_number(struct checking_bytes *b, unsigned how)
{
    double x = checking_next(b, 256);
    switch (how) {
    case 0: return x;
    case 1: return x - 100;
    case 2: return x * 1e-7;
    case 3: return x * 123456789.25 + 1;
    case 4: return checking_next(b, 5) ? x / 7 : NAN;
    case 5: return 42;
    case 6: return pow(10, x / 16);
    case 7: return 1e9 + x / 1000;
    case 8: return ldexp(1, (int)x % 12);
    default: return (x - 128) * 1e250;
    }
}

static inline const struct column *
checking_column(struct arena *a, struct checking_bytes *b, size_t n, bool text)
{
    void *cells;
    bool says;
    struct column *c = column_new(a, checking_name(a, b),
                                  text ? COLUMN_STR : COLUMN_FLOAT, n, &cells);
    unsigned how = checking_next(b, 10), dates = checking_next(b, 3);
    for (size_t i = 0; i < n; i++) {
        if (!text)
            ((double *)cells)[i] = checking_number(b, how);
        else if (dates == 0)
            ((str *)cells)[i] = str_fmt(a, "20%02u-%02u", (unsigned)(i % 90),
                                        checking_next(b, 12) + 1);
        else if (dates == 1)
            ((str *)cells)[i] = str_fmt(a, "k%u", checking_next(b, 6));
        else
            ((str *)cells)[i] = checking_name(a, b);
    }
    c->unit = unit_header(a, c->name, &says);
    return c;
}

/* Ticks in ascending order, or none. */
static inline struct chart_positions checking_places(struct arena *a,
                                                     struct checking_bytes *b)
{
    struct chart_positions t = {.n = checking_next(b, 5)};
    double x = checking_number(b, 1);
    t.v = NEW_N(a, double, t.n + 1);
    for (size_t i = 0; i < t.n; i++)
        t.v[i] = isnan(x) ? 0 : (x += checking_next(b, 90));
    return t;
}

/* Limits, ticks, panels with axes of their own, errors along x. */
static inline void checking_axes(struct arena *a, struct checking_bytes *b,
                                 struct chart_spec *s,
                                 struct chart_series *series)
{
    unsigned flags = checking_next(b, 256);
    s->x_apart = flags & 1;
    s->y_apart = flags & 2;
    if ((flags & 12) == 12)
        s->x_ticks = checking_places(a, b);
    if ((flags & 48) == 48)
        s->y_ticks = checking_places(a, b);
    if (flags & 64)
        s->columns = checking_next(b, 6);
    if ((flags & 192) == 192) {
        s->x_limits.low = checking_number(b, 1);
        s->y_limits.high = checking_number(b, 0) + 1;
    }
    if ((flags & 129) == 129 && s->x) {
        series[0].x_low = checking_column(a, b, s->frame->n, false);
        series[0].x_high = checking_column(a, b, s->frame->n, false);
    }
}

/* Returns a specification of any kind, or NULL without bytes. */
static inline struct chart_spec *checking_spec(struct arena *a,
                                               struct checking_bytes *b)
{
    struct chart_spec *s = NEW(a, struct chart_spec);
    struct frame *f = NEW(a, struct frame);
    if (!b->n)
        return NULL;
    f->n = checking_next(b, 8) ? checking_next(b, 30) + 1 : 700;
    s->frame = f;
    s->kind = (enum chart_kind)checking_next(b, N_CHART_KINDS);
    unsigned n = checking_next(b, 10) ? checking_next(b, 4) + 1
                                      : checking_next(b, 12) + 1;
    if (s->kind == CHART_SLOPE)
        n = 2;
    struct chart_series *v = NEW_N(a, struct chart_series, n);
    for (unsigned i = 0; i < n; i++) {
        v[i].y = checking_column(a, b, f->n, false);
        v[i].name = v[i].y->name;
        if (s->kind == CHART_RANGE || checking_next(b, 8) == 0) {
            v[i].low = checking_column(a, b, f->n, false);
            v[i].high = checking_column(a, b, f->n, false);
        }
    }
    s->series = v;
    s->n_series = n;
    unsigned flags = checking_next(b, 256), more = checking_next(b, 256);
    bool text = s->kind != CHART_SCATTER && flags & 1;
    if (flags & 2 || s->kind == CHART_SCATTER)
        s->x = checking_column(a, b, f->n, text);
    if ((flags & 12) == 12)
        s->by = checking_column(a, b, f->n, true);
    if ((flags & 48) == 48)
        s->facet = checking_column(a, b, f->n, true);
    if (flags & 64)
        s->label = checking_column(a, b, f->n, true);
    s->x_log = (more & 3) == 3;
    s->y_log = (more & 12) == 12;
    s->stacked = more & 16;
    s->subplots = (more & 96) == 96;
    s->ideal = more & 128;
    s->frontier_x = (int)checking_next(b, 3) - 1;
    s->frontier_y = (int)checking_next(b, 3) - 1;
    s->x_limits = s->y_limits = (struct chart_limits){.low = NAN, .high = NAN};
    checking_axes(a, b, s, v);
    if (checking_next(b, 4) == 0) {
        struct chart_line *lines = NEW_N(a, struct chart_line, 2);
        s->n_references = checking_next(b, 3);
        for (size_t i = 0; i < s->n_references; i++)
            lines[i] = (struct chart_line){.at = checking_number(b, 0),
                                           .text = checking_name(a, b)};
        s->references = lines;
    }
    return s;
}
