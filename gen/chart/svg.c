// SPDX-License-Identifier: MIT
// svg: writes paths with as few characters as possible. Marks that look alike
// are in one group, so that their attributes are written once; so are texts.
#include "chart/svg.h"

#include <math.h>
#include <stdlib.h>

#include "chart/data/data.h"
#include "chart/point_texts.h"
#include "frame/number.h"
#include "frame/order.h"

enum { N_SHAPES = 6 };

/* ---- lengths, in whole pixels ---- */

/* Rounds x to an integer, limited to 1e7 in either direction. */
static long whole(double x)
{
    static const double MOST = 1e7;
    return lround(fmin(fmax(x, -MOST), MOST));
}

/* Writes a length after another length. Writes a blank between the two unless x
   has a minus sign. */
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

/* Writes a bar as a path. Its shorter side is written twice, its longer side
   once: bars often have the same shorter side. */
static void put_bar(struct buf *b, const struct chart_mark *m)
{
    long w = whole(m->x1) - whole(m->x), h = whole(m->y1) - whole(m->y);
    bool horizontal = labs(w) > labs(h);
    put_move(b, m->x, m->y);
    buf_putc(b, horizontal ? 'v' : 'h');
    number_put_int(b, horizontal ? h : w);
    buf_putc(b, horizontal ? 'h' : 'v');
    number_put_int(b, horizontal ? w : h);
    buf_putc(b, horizontal ? 'v' : 'h');
    number_put_int(b, horizontal ? -h : -w);
    buf_putc(b, 'z');
}

/* The shapes of points: circle, square, diamond, triangle up, triangle down,
   cross. All but the circle, whose radius may vary, look as large as a circle
   with a radius of 4 pixels. Path commands: `from` moves from the middle to the
   start of the outline, `around` draws the outline, `back` moves from the start
   of the outline to the middle. */
static const struct shape {
    str from, around, back;
} SHAPES[N_SHAPES] = {
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

/* Writes the outline of a shape around the current point, `times` times. The
   radius r applies only to a circle. Afterwards, the current point is where the
   outline starts. */
static void put_shape(struct buf *b, unsigned char style, long r, int times)
{
    const struct shape *s = &SHAPES[style % N_SHAPES];
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

/* Writes a range. The outline of the first end is written twice, so that the
   even-odd rule makes this end hollow. After the first end, writes a line from
   its edge to the second end, then the second end. If the ends overlap, writes
   no line, and the first end is a ring around the second, so that both are
   visible. */
static void put_range(struct buf *b, const struct chart_mark *m)
{
    enum { RADIUS = 3 };
    long w = whole(m->x1) - whole(m->x), edge = w < 0 ? -RADIUS : RADIUS;
    bool line = labs(w) > 2 * RADIUS;
    unsigned char style = line ? m->style : 0;
    long radius = line ? RADIUS : 2 * RADIUS;
    put_move(b, m->x, m->y);
    put_shape(b, style, radius, 2);
    if (style)
        buf_put(b, SHAPES[style % N_SHAPES].back);
    else
        put_step(b, radius);
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

/* Writes relative steps from dot to dot. A dot without neighbours becomes a
   line of length zero, which round line ends make visible. */
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

/* ---- straight lines ---- */

/* The point where a path ends, in tenths of a pixel. */
struct path_pen {
    long x, y;
};

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

/* Appends a horizontal or vertical line from (x, y) to a path; `width` or
   `height` is the line's length, the other is 0. Coordinates have one decimal
   place, since tests compare them with those of the labels of ticks. */
static void put_rule(struct buf *b, struct path_pen *at, double x, double y,
                     double width, double height)
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

/* Writes the path of a mark. A bar starts at its base, and a point at its
   middle. A range leads from its hollow end over a line to its solid end. A
   path is interrupted where dots are missing. */
static void put_shape_of(struct buf *b, const struct chart_mark *m)
{
    static void (*const PUT[])(struct buf *, const struct chart_mark *) = {
        [CHART_MARK_BAR] = put_bar,         [CHART_MARK_POINT] = put_point,
        [CHART_MARK_SEGMENT] = put_segment, [CHART_MARK_RANGE] = put_range,
        [CHART_MARK_PATH] = put_path,       [CHART_MARK_AREA] = put_path};
    PUT[m->kind](b, m);
}

/* ---- many points ---- */

static int by_pixel(const void *x, const void *y)
{
    unsigned long p = *(const unsigned long *)x, q = *(const unsigned long *)y;
    return (p > q) - (p < q);
}

/* Writes n points as lines of length zero; round line ends turn them into dots.
   Points of the same pixel are written once. */
static void put_dots(struct buf *b, const struct chart_mark *const *points,
                     size_t n)
{
    unsigned long *v = NEW_N(b->a, unsigned long, n);
    long x = 0, y = 0;
    for (size_t i = 0; i < n; i++)
        v[i] = (unsigned long)whole(points[i]->y) << 16 |
               (unsigned long)whole(points[i]->x);
    if (n)
        qsort(v, n, sizeof *v, by_pixel);
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

/* ---- marks ---- */

enum { FAINT = DATA_COLOURS + 1 };

/* Colours for readers without the style sheet, the same as those of charts.css
   on white; 0 is grey, FAINT a lighter grey. */
static const str COLOURS[] = {
    S_INIT("#6b7480"), S_INIT("#0a6ebd"), S_INIT("#cf4500"), S_INIT("#00444d"),
    S_INIT("#a44a78"), S_INIT("#7b008d"), S_INIT("#4f2c00"), S_INIT("#8a94a0")};

/* Dashes, which distinguish lines for readers who cannot tell colours apart. */
static const str DASHES[] = {S_INIT(""),        S_INIT("7 3"), S_INIT("2 3"),
                             S_INIT("9 3 2 3"), S_INIT("4 2"), S_INIT("12 4")};

/* The order of drawing, by role: smaller numbers are drawn first. */
static const unsigned char ORDER_OF[] = {
    [CHART_REFERENCE] = 0, [CHART_LEADER] = 1, [CHART_FRONTIER] = 2,
    [CHART_DATA] = 3,      [CHART_SWATCH] = 3, [CHART_ERROR] = 3,
    [CHART_FAULT] = 4,     [CHART_INK] = 5,    [CHART_UNSEEN] = 6};

/* The order of drawing within a role, by kind of mark. */
static const unsigned char RANK_OF[] = {
    [CHART_MARK_AREA] = 0,  [CHART_MARK_BAR] = 1,  [CHART_MARK_SEGMENT] = 2,
    [CHART_MARK_RANGE] = 2, [CHART_MARK_PATH] = 3, [CHART_MARK_POINT] = 4};

/* Returns a number for the order of drawing. If two marks differ only in colour
   and dash, their numbers differ only in the low byte. */
static unsigned rank_of(const struct chart_mark *m)
{
    unsigned style = m->kind == CHART_MARK_PATH ? m->style : 0;
    unsigned role = ORDER_OF[m->role];
    return role << 16 | (unsigned)RANK_OF[m->kind] << 12 |
           (unsigned)m->hollow << 8 | (unsigned)m->colour << 4 | style;
}

static unsigned look_of(unsigned rank)
{
    return rank >> 8;
}

static bool is_in_order(void *data, uint32_t x, uint32_t y)
{
    const unsigned *rank = data;
    return rank[x] <= rank[y];
}

static const struct chart_mark **sorted(struct arena *a,
                                        const struct chart_drawing *d)
{
    size_t n = d->marks.n;
    const struct chart_mark **v = NEW_N(a, const struct chart_mark *, n);
    unsigned *rank = NEW_N(a, unsigned, n);
    uint32_t *rows = NEW_N(a, uint32_t, n);
    for (size_t i = 0; i < n; i++) {
        rank[i] = rank_of(&d->marks.v[i]);
        rows[i] = (uint32_t)i;
    }
    order_merge(a, rows, n, is_in_order, rank);
    for (size_t i = 0; i < n; i++)
        v[i] = &d->marks.v[rows[i]];
    return v;
}

/* Opens a group of marks of one kind and role, which differ from m only in
   colour and dash. dots: the points will be written by put_dots. */
static void open_look(struct buf *b, const struct chart_spec *s,
                      const struct chart_mark *m, bool dots)
{
    bool bubble = m->kind == CHART_MARK_POINT && s->size;
    bool line = m->kind == CHART_MARK_SEGMENT || m->kind == CHART_MARK_PATH;
    buf_puts(b, "<g");
    if (m->role == CHART_REFERENCE || m->role == CHART_LEADER) {
        buf_puts(b, " class=\"ref\" stroke=\"#566171\" fill=\"none\"");
        buf_put(b, m->role == CHART_LEADER ? S(" stroke-width=\".7\"")
                                           : S(" stroke-dasharray=\"3 3\""));
    } else if (m->role == CHART_INK) {
        buf_puts(b, " fill=\"none\" stroke=\"currentColor\" "
                    "stroke-width=\"1.5\"");
    } else if (line || dots) {
        buf_puts(b, " fill=\"none\" stroke=\"currentColor\" "
                    "stroke-linecap=\"round\" stroke-linejoin=\"round\" "
                    "stroke-width=\"");
        buf_put(b, dots                        ? S("4\"")
                   : m->role == CHART_FRONTIER ? S("1.3\"")
                   : m->role == CHART_ERROR    ? S("1.5\"")
                                               : S("2\""));
    } else if (m->hollow) {
        buf_puts(b, " fill=\"#fff\" stroke=\"currentColor\" "
                    "stroke-width=\"1.5\"");
    } else if (m->kind == CHART_MARK_RANGE) {
        buf_puts(b, " stroke=\"currentColor\" stroke-width=\"1.5\" "
                    "fill-rule=\"evenodd\"");
    } else if (m->kind == CHART_MARK_AREA) {
        buf_put(b, s->stacked ? S(" fill-opacity=\".75\"")
                              : S(" fill-opacity=\".18\" "
                                  "stroke=\"currentColor\""));
    } else if (bubble) { /* separates bubbles that overlap */
        buf_puts(b, " stroke=\"#fff\"");
    }
    buf_putc(b, '>');
}

static void put_colour_class(struct buf *b, unsigned char colour)
{
    buf_printf(b, " class=\"c%d\" color=\"%.*s\"", colour,
               STR_ARG(COLOURS[colour]));
}

/* Returns the colour of a mark's class. Grey is lighter if other marks are
   highlighted. */
static unsigned char shown_colour(const struct chart *c,
                                  const struct chart_mark *m)
{
    return m->colour == 0 && c->spec->highlight ? FAINT : m->colour;
}

/* Writes the attributes for the colour of a mark, or of a group of marks like
   m, and for the dash of a line. */
static void put_colour(struct buf *b, const struct chart *c,
                       const struct chart_mark *m)
{
    bool path = m->kind == CHART_MARK_PATH;
    bool plain = m->role == CHART_REFERENCE || m->role == CHART_LEADER ||
                 m->role == CHART_INK;
    if (plain)
        return;
    if (m->role == CHART_FAULT) {
        buf_puts(b, " class=\"bad\" color=\"#ad2330\"");
    } else {
        put_colour_class(b, shown_colour(c, m));
    }
    if (path && m->style && m->role == CHART_DATA) {
        buf_puts(b, " stroke-dasharray=\"");
        buf_put(b, DASHES[m->style % (sizeof DASHES / sizeof *DASHES)]);
        buf_putc(b, '"');
    }
}

static bool has_link(const struct chart *c, const struct chart_mark *m)
{
    return c->spec->ids && m->row != CHART_NO_ROW && !c->merged && m->title.n &&
           c->spec->ids[m->row].n;
}

/* Writes a mark with its title and link. alone: the mark is not in a group of
   one colour, so that its own colour is written. */
static void put_mark(struct buf *b, const struct chart *c,
                     const struct chart_mark *m, bool alone)
{
    bool link = has_link(c, m);
    if (link) {
        buf_puts(b, "<a href=\"");
        buf_put_html(b, c->spec->ids[m->row]);
        buf_puts(b, "\" tabindex=\"-1\">");
    }
    buf_puts(b, "<path");
    if (alone)
        put_colour(b, c, m);
    buf_puts(b, " d=\"");
    put_shape_of(b, m);
    if (!m->title.n) {
        buf_puts(b, "\"/>");
    } else {
        buf_puts(b, "\"><title>");
        buf_put_html(b, m->title);
        buf_puts(b, "</title></path>");
    }
    if (link)
        buf_puts(b, "</a>");
}

/* Writes n marks of one colour as a single path with these attributes. */
static void put_merged(struct buf *b, const struct chart *c,
                       const struct chart_mark *const *v, size_t n,
                       str attributes)
{
    buf_puts(b, "<path");
    buf_put(b, attributes);
    put_colour(b, c, v[0]);
    buf_puts(b, " d=\"");
    if (v[0]->kind == CHART_MARK_POINT)
        put_dots(b, v, n);
    else
        for (size_t i = 0; i < n; i++)
            put_shape_of(b, v[i]);
    buf_puts(b, "\"/>");
}

/* Writes n marks that look the same: as a single path if the chart is merged or
   the marks do not show data. */
static void put_run(struct buf *b, const struct chart *c,
                    const struct chart_mark *const *v, size_t n)
{
    bool plain = v[0]->role != CHART_DATA && v[0]->role != CHART_SWATCH &&
                 v[0]->role != CHART_FAULT;
    if (v[0]->role == CHART_INK) /* white outline, visible on bars */
        put_merged(b, c, v, n, S(" stroke=\"#fff\" stroke-width=\"4\""));
    if (n > 1 && (c->merged || plain)) {
        put_merged(b, c, v, n, S(""));
        return;
    }
    if (n > 1) {
        buf_puts(b, "<g");
        put_colour(b, c, v[0]);
        buf_putc(b, '>');
    }
    for (size_t i = 0; i < n; i++)
        put_mark(b, c, v[i], n == 1);
    buf_put(b, n > 1 ? S("</g>") : S(""));
}

/* Writes the marks v in order: if `data` is true, only the marks of the data
   and those drawn over them; else only the marks drawn under the data. */
static void put_marks(struct buf *b, const struct chart *c,
                      const struct chart_mark *const *v, size_t marks,
                      bool data)
{
    for (size_t i = 0, n; i < marks; i += n) {
        unsigned rank = rank_of(v[i]);
        for (n = 1; i + n < marks && rank_of(v[i + n]) == rank;)
            n++;
        if (v[i]->role == CHART_UNSEEN ||
            data != (ORDER_OF[v[i]->role] >= ORDER_OF[CHART_DATA]))
            continue;
        bool first = i == 0 || look_of(rank_of(v[i - 1])) != look_of(rank);
        bool last =
            i + n == marks || look_of(rank_of(v[i + n])) != look_of(rank);
        bool dots = n > 1 && c->merged && v[i]->kind == CHART_MARK_POINT;
        if (first)
            open_look(b, c->spec, v[i], dots);
        put_run(b, c, v + i, n);
        buf_put(b, last ? S("</g>") : S(""));
    }
}

/* ---- grids and texts ---- */

/* Writes the grid of each panel: lines across the panel at ticks, or short
   lines below the panel for an axis without grid. */
static void put_grid(struct buf *b, const struct chart_drawing *d)
{
    enum { TICK = 4 };
    struct path_pen at = {0, 0};
    buf_puts(b, "<path class=\"lines\" stroke=\"#dfe4ea\" d=\"");
    for (size_t i = 0; i < d->n_panels; i++) {
        const struct chart_panel *p = &d->panels[i];
        const struct chart_axis *across = &p->across, *up = &p->up;
        double bottom = p->y + p->height;
        for (size_t k = 0; k < across->n; k++)
            put_rule(b, &at, across->ticks[k].at, across->grid ? p->y : bottom,
                     0, across->grid ? p->height : TICK);
        for (size_t k = 0; up->grid && k < up->n; k++)
            put_rule(b, &at, p->x, up->ticks[k].at, p->width, 0);
    }
    buf_puts(b, "\"/>");
}

/* Writes minor ticks, as short lines outside their panels. */
static void put_minor(struct buf *b, const struct chart_drawing *d)
{
    enum { TICK = 3 };
    struct path_pen at = {0, 0};
    bool any = false;
    for (size_t i = 0; i < d->n_panels; i++) {
        const struct chart_panel *p = &d->panels[i];
        const struct chart_axis *across = &p->across, *up = &p->up;
        if (!any && across->minor.n + up->minor.n) {
            buf_puts(b, "<path class=\"ref\" stroke=\"#566171\" d=\"");
            any = true;
        }
        for (size_t k = 0; k < across->minor.n; k++)
            put_rule(b, &at, scale_at(&across->scale, across->minor.v[k]),
                     p->y + p->height, 0, TICK);
        for (size_t k = 0; up->grid && k < up->minor.n; k++)
            put_rule(b, &at, p->x - TICK, scale_at(&up->scale, up->minor.v[k]),
                     TICK, 0);
    }
    buf_put(b, any ? S("\"/>") : S(""));
}

static bool is_muted(const struct chart_text *t)
{
    return t->role == CHART_TICK || t->role == CHART_AXIS;
}

static unsigned text_look(const struct chart_text *t)
{
    bool faint = t->role == CHART_FAINT;
    return (unsigned)faint << 13 | (unsigned)is_muted(t) << 12 |
           (unsigned)t->bold << 10 | (unsigned)t->colour << 4 | t->anchor;
}

static void open_texts(struct buf *b, const struct chart_text *t)
{
    static const str ANCHORS[] = {S_INIT(""), S_INIT(" text-anchor=\"middle\""),
                                  S_INIT(" text-anchor=\"end\"")};
    buf_puts(b, "<g");
    if (is_muted(t))
        buf_puts(b, " class=\"m\" fill=\"#566171\"");
    else if (t->role == CHART_FAINT) {
        put_colour_class(b, 0);
        buf_puts(b, " fill=\"currentColor\" font-size=\"11\"");
    } else if (t->colour) {
        put_colour_class(b, t->colour);
        buf_puts(b, " fill=\"currentColor\"");
    }
    if (t->bold)
        buf_puts(b, " font-weight=\"600\"");
    buf_put(b, ANCHORS[t->anchor]);
    buf_putc(b, '>');
}

static void put_texts(struct buf *b, const struct chart_drawing *d)
{
    for (size_t i = 0; i < d->texts.n; i++) {
        const struct chart_text *t = &d->texts.v[i];
        unsigned look = text_look(t);
        if (i == 0 || text_look(t - 1) != look) {
            buf_put(b, i ? S("</g>") : S(""));
            open_texts(b, t);
        }
        buf_printf(b, "<text x=\"%ld\" y=\"%ld\">", whole(t->x), whole(t->y));
        buf_put_html(b, t->text);
        buf_puts(b, "</text>");
    }
    buf_put(b, d->texts.n ? S("</g>") : S(""));
}

/* ---- images ---- */

static void put_open(struct buf *b, const struct chart_drawing *d,
                     const char *class)
{
    long width = whole(d->width), height = whole(d->height);
    buf_printf(b,
               "<svg class=\"%s\" viewBox=\"0 0 %ld %ld\" width=\"%ld\" "
               "height=\"%ld\" font-family=\"sans-serif\" "
               "font-size=\"12\" fill=\"currentColor\">",
               class, width, height, width, height);
}

/* Writes drawing i. Screen readers and the keyboard cannot reach into an image,
   so the marks of the data, which may be links, follow the image; the table has
   the same links for everybody. */
static void put_drawing(struct buf *b, const struct chart *c, size_t i, str id)
{
    static const char *const CLASSES[] = {"chart-wide", "chart-narrow"};
    const struct chart_drawing *d = &c->drawings[i];
    const struct chart_mark **v = sorted(b->a, d);
    put_open(b, d, CLASSES[i]);
    buf_printf(b,
               "<svg role=\"img\" aria-labelledby=\"%.*s-t\" "
               "aria-describedby=\"%.*s-d\">",
               STR_ARG(id), STR_ARG(id));
    if (i == 0) {
        buf_printf(b, "<title id=\"%.*s-t\">", STR_ARG(id));
        buf_put_html(b, c->name);
        buf_printf(b, "</title><desc id=\"%.*s-d\">", STR_ARG(id));
        buf_put_html(b, c->description);
        buf_puts(b, "</desc>");
    }
    put_grid(b, d);
    put_minor(b, d);
    put_marks(b, c, v, d->marks.n, false);
    put_texts(b, d);
    buf_puts(b, "</svg><g aria-hidden=\"true\">");
    put_marks(b, c, v, d->marks.n, true);
    if (c->merged)
        point_texts_put(b, c, i);
    buf_puts(b, "</g></svg>\n");
}

void svg_put(struct buf *b, const struct chart *c, str id)
{
    struct buf escaped = {.a = b->a};
    buf_put_html(&escaped, id);
    for (size_t i = 0; i < CHART_N_DRAWINGS; i++)
        put_drawing(b, c, i, buf_str(&escaped));
}

void svg_put_spark(struct buf *b, const struct spark *s)
{
    static const struct chart_spec NO_ROWS = {.ids = NULL};
    const struct chart c = {.spec = &NO_ROWS};
    const struct chart_drawing *d = &s->drawing;
    const struct chart_mark **v = sorted(b->a, d);
    buf_puts(b, "<svg role=\"img\" aria-label=\"");
    buf_put_html(b, s->words);
    buf_printf(b,
               "\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" "
               "fill=\"currentColor\">",
               SPARK_WIDTH * SPARK_UNITS, SPARK_HEIGHT * SPARK_UNITS,
               SPARK_WIDTH, SPARK_HEIGHT);
    put_marks(b, &c, v, d->marks.n, false);
    put_marks(b, &c, v, d->marks.n, true);
    buf_puts(b, "</svg>");
}
