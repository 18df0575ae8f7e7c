// SPDX-License-Identifier: MIT
// point_texts: writes a path that consists of moves ("m" commands) from mark to
// mark, and the titles of the marks.
#include "chart/point_texts.h"

#include <math.h>

/* Appends the titles, one per line. */
static void put_titles(struct buf *b, const struct chart_drawing *d)
{
    bool more = false;
    for (size_t k = 0; k < d->marks.n; k++) {
        if (!d->marks.v[k].title.n)
            continue;
        buf_put(b, more ? S("\n") : S(""));
        for (str rest = d->marks.v[k].title, line;
             str_cut(&rest, '\n', &line);) {
            buf_put_html(b, line);
            buf_put(b, rest.n ? S(" ") : S(""));
        }
        more = true;
    }
}

/* Appends a relative move to the middle of each mark that has a title. */
static void put_middles(struct buf *b, const struct chart_drawing *d)
{
    long x = 0, y = 0;
    for (size_t k = 0; k < d->marks.n; k++) {
        const struct chart_mark *m = &d->marks.v[k];
        bool point = m->kind == CHART_MARK_POINT;
        if (!m->title.n)
            continue;
        long to_x = lround(point ? m->x : (m->x + m->x1) / 2);
        long to_y = lround(point ? m->y : (m->y + m->y1) / 2);
        buf_printf(b, "m%ld %ld", to_x - x, to_y - y);
        x = to_x;
        y = to_y;
    }
}

void point_texts_put(struct buf *b, const struct chart *c, size_t i)
{
    const struct chart_drawing *d = &c->drawings[i];
    size_t n = 0;
    while (n < d->marks.n && !d->marks.v[n].title.n)
        n++;
    if (n == d->marks.n)
        return;
    buf_puts(b, "<path class=\"points\"");
    if (i == 0) {
        buf_puts(b, " data-texts=\"");
        put_titles(b, d);
        buf_putc(b, '"');
    }
    buf_puts(b, " d=\"");
    put_middles(b, d);
    buf_puts(b, "\"/>");
}
