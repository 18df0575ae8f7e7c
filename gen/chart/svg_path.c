// SPDX-License-Identifier: MIT
// svg_path: lengths and shapes, as short as they can be.
#include "chart/svg_path.h"

#include <math.h>
#include <stdlib.h>

#include "frame/number.h"

/* ---- lengths, in whole pixels ---- */

/* Nothing that is seen is so far out. */
static long whole(double x)
{
    static const double MOST = 1e7;
    return lround(fmin(fmax(x, -MOST), MOST));
}

void svg_path_put_length(struct buf *b, double x)
{
    number_put_int(b, whole(x));
}

/* A length behind another: a minus parts them as well as a blank. */
static void put_next(struct buf *b, long x)
{
    if (x >= 0)
        buf_putc(b, ' ');
    number_put_int(b, x);
}

static void put_move(struct buf *b, double x, double y)
{
    buf_putc(b, 'M');
    number_put_int(b, whole(x));
    put_next(b, whole(y));
}

/* ---- shapes ---- */

/* Its shorter side is told twice: bars have that in common. */
static void put_bar(struct buf *b, const struct chart_mark *m)
{
    long w = whole(m->x1) - whole(m->x), h = whole(m->y1) - whole(m->y);
    bool lies = labs(w) > labs(h);
    put_move(b, m->x, m->y);
    buf_putc(b, lies ? 'v' : 'h');
    number_put_int(b, lies ? h : w);
    buf_putc(b, lies ? 'h' : 'v');
    number_put_int(b, lies ? w : h);
    buf_putc(b, lies ? 'v' : 'h');
    number_put_int(b, lies ? -h : -w);
    buf_putc(b, 'z');
}

/* Around the middle: circle, square, diamond, triangle up, triangle down,
   cross; of 4 pixels, whatever the radius says, but for the circle. From the
   middle to where a shape begins and ends, around, and back. */
static const struct shape {
    str from, around, back;
} SHAPES[SVG_PATH_SHAPES] = {
    {S_INIT(""), S_INIT(""), S_INIT("")},
    {S_INIT("m-3.5-3.5"), S_INIT("h7v7h-7z"), S_INIT("m3.5 3.5")},
    {S_INIT("m0-5"), S_INIT("l5 5-5 5-5-5z"), S_INIT("m0 5")},
    {S_INIT("m0-5"), S_INIT("l4.8 8.5h-9.6z"), S_INIT("m0 5")},
    {S_INIT("m0 5"), S_INIT("l4.8-8.5h-9.6z"), S_INIT("m0-5")},
    {S_INIT("m-1.5-4.5"), S_INIT("h3v3h3v3h-3v3h-3v-3h-3v-3h3z"),
     S_INIT("m1.5 4.5")}};

static void put_step(struct buf *b, long x)
{
    buf_putc(b, 'm');
    number_put_int(b, x);
    buf_puts(b, " 0");
}

static void put_circle(struct buf *b, long r)
{
    for (int i = 0; i < 2; i++) {
        buf_putc(b, 'a');
        number_put_int(b, r);
        put_next(b, r);
        buf_puts(b, " 0 1 0");
        put_next(b, i ? -2 * r : 2 * r);
        buf_puts(b, " 0");
    }
    buf_putc(b, 'z');
}

/* The shape of a style where the path is, which ends where the shape does. */
static void put_shape(struct buf *b, unsigned char style, long r, int times)
{
    const struct shape *s = &SHAPES[style % SVG_PATH_SHAPES];
    if (style)
        buf_put(b, s->from);
    else
        put_step(b, -r);
    for (; times > 0; times--) {
        if (style)
            buf_put(b, s->around);
        else
            put_circle(b, r);
    }
}

static void put_point(struct buf *b, const struct chart_mark *m)
{
    put_move(b, m->x, m->y);
    put_shape(b, m->style, whole(m->x1), 1);
}

/* The first end, twice, so that it is empty by the rule of even and odd; a line
   from its edge, where there is room for one; the second end. */
static void put_range(struct buf *b, const struct chart_mark *m)
{
    enum { RADIUS = 3 };
    long w = whole(m->x1) - whole(m->x), edge = w < 0 ? -RADIUS : RADIUS;
    bool line = labs(w) > RADIUS;
    put_move(b, m->x, m->y);
    put_shape(b, m->style, RADIUS, 2);
    if (m->style)
        buf_put(b, SHAPES[m->style % SVG_PATH_SHAPES].back);
    else
        put_step(b, RADIUS);
    put_step(b, line ? edge : w);
    if (line) {
        buf_putc(b, 'h');
        number_put_int(b, w - edge);
    }
    put_shape(b, m->style, RADIUS, 1);
}

static void put_segment(struct buf *b, const struct chart_mark *m)
{
    long w = whole(m->x1) - whole(m->x), h = whole(m->y1) - whole(m->y);
    put_move(b, m->x, m->y);
    if (h == 0 || w == 0) {
        buf_putc(b, h == 0 ? 'h' : 'v');
        number_put_int(b, h == 0 ? w : h);
        return;
    }
    buf_putc(b, 'l');
    number_put_int(b, w);
    put_next(b, h);
}

/* From each dot to the next by how far it is. A point alone between gaps is a
   line of no length, which has round ends. */
static void put_path(struct buf *b, const struct chart_mark *m)
{
    long x = 0, y = 0;
    bool in = false, first = false;
    for (size_t i = 0; i < m->n_dots; i++) {
        const struct chart_dot *d = &m->dots[i];
        if (isnan(d->y)) {
            in = false;
            continue;
        }
        bool more = i + 1 < m->n_dots && !isnan(m->dots[i + 1].y);
        if (!in) {
            put_move(b, d->x, d->y);
            buf_put(b, more ? S("l") : S("h0"));
        } else {
            if (first)
                number_put_int(b, whole(d->x) - x);
            else
                put_next(b, whole(d->x) - x);
            put_next(b, whole(d->y) - y);
        }
        first = !in;
        in = true;
        x = whole(d->x);
        y = whole(d->y);
    }
    if (m->kind == CHART_MARK_AREA)
        buf_putc(b, 'z');
}

/* ---- rules ---- */

static void put_tenths(struct buf *b, long t)
{
    if (t < 0)
        buf_putc(b, '-');
    t = labs(t);
    number_put_int(b, t / 10);
    if (t % 10) {
        buf_putc(b, '.');
        buf_putc(b, (char)('0' + t % 10));
    }
}

void svg_path_put_rule(struct buf *b, struct svg_path_pen *at, double x,
                       double y, double width, double height)
{
    long to_x = whole(x * 10), to_y = whole(y * 10);
    long length = whole((height == 0 ? width : height) * 10);
    buf_putc(b, 'm');
    put_tenths(b, to_x - at->x);
    if (to_y >= at->y)
        buf_putc(b, ' ');
    put_tenths(b, to_y - at->y);
    buf_putc(b, height == 0 ? 'h' : 'v');
    put_tenths(b, length);
    at->x = to_x + (height == 0 ? length : 0);
    at->y = to_y + (height == 0 ? 0 : length);
}

void svg_path_put(struct buf *b, const struct chart_mark *m)
{
    static void (*const PUT[])(struct buf *, const struct chart_mark *) = {
        [CHART_MARK_BAR] = put_bar,         [CHART_MARK_POINT] = put_point,
        [CHART_MARK_SEGMENT] = put_segment, [CHART_MARK_RANGE] = put_range,
        [CHART_MARK_PATH] = put_path,       [CHART_MARK_AREA] = put_path};
    PUT[m->kind](b, m);
}

/* ---- many points ---- */

static int by_place(const void *x, const void *y)
{
    unsigned long p = *(const unsigned long *)x, q = *(const unsigned long *)y;
    return (p > q) - (p < q);
}

void svg_path_put_dots(struct buf *b, const struct chart_mark *const *points,
                       size_t n)
{
    unsigned long *v = NEW_N(b->a, unsigned long, n);
    long x = 0, y = 0;
    for (size_t i = 0; i < n; i++)
        v[i] = (unsigned long)whole(points[i]->y) << 16 |
               (unsigned long)whole(points[i]->x);
    if (n)
        qsort(v, n, sizeof *v, by_place);
    for (size_t i = 0; i < n; i++) {
        if (i && v[i] == v[i - 1])
            continue;
        long to_y = (long)(v[i] >> 16), to_x = (long)(v[i] & 0xffff);
        buf_putc(b, i ? 'm' : 'M');
        number_put_int(b, to_x - x);
        put_next(b, to_y - y);
        buf_putc(b, 'z');
        x = to_x;
        y = to_y;
    }
}
