// SPDX-License-Identifier: MIT
// place: compares the box of a text with all occupied boxes and lines: charts
// have few texts.
#include "chart/place.h"

#include <math.h>

#include "base/utf8.h"
#include "chart/metrics.h"

struct place_box place_of_text(const struct chart_text *t)
{
    double left = t->x - (t->anchor == CHART_END      ? t->width
                          : t->anchor == CHART_MIDDLE ? t->width / 2
                                                      : 0);
    return (struct place_box){left, t->y - 0.95 * CHART_FONT, left + t->width,
                              t->y + 0.25 * CHART_FONT};
}

void place_occupy(struct place_occupied *p, struct place_box box)
{
    vec_push(p->a, &p->boxes, box);
}

void place_occupy_line(struct place_occupied *p, double x, double y, double x1,
                       double y1)
{
    vec_push(p->a, &p->lines, (struct place_box){x, y, x1, y1});
}

static bool overlap(const struct place_box *x, const struct place_box *y)
{
    return x->left < y->right && y->left < x->right && x->top < y->bottom &&
           y->top < x->bottom;
}

/* Clips the part [t[0], t[1]] of a line to the interval from low to high in one
   dimension (Liang, Barsky 1984). `from`: start of the line; `by`: length of
   the line. Returns false if nothing is left. */
static bool clip(double from, double by, double low, double high, double t[2])
{
    if (by == 0)
        return from > low && from < high;
    double enter = (low - from) / by, leave = (high - from) / by;
    t[0] = fmax(t[0], fmin(enter, leave));
    t[1] = fmin(t[1], fmax(enter, leave));
    return t[0] < t[1];
}

static bool crosses(const struct place_box *line, const struct place_box *b)
{
    double t[2] = {0, 1};
    return clip(line->left, line->right - line->left, b->left, b->right, t) &&
           clip(line->top, line->bottom - line->top, b->top, b->bottom, t);
}

bool place_is_free(const struct place_occupied *p, struct place_box box)
{
    if (box.left < p->area.left || box.right > p->area.right ||
        box.top < p->area.top || box.bottom > p->area.bottom)
        return false;
    for (size_t i = 0; i < p->boxes.n; i++)
        if (overlap(&p->boxes.v[i], &box))
            return false;
    for (size_t i = 0; i < p->lines.n; i++)
        if (crosses(&p->lines.v[i], &box))
            return false;
    return true;
}

/* A run of texts that touch each other, and are moved together. */
struct place_cluster {
    size_t first, n;
    double top, height; /* top and height of the run */
    /* For each text, there is a value of `top` with which this text stays where
       it was. `sum` is the sum of these values. */
    double sum;
};

static void settle(struct place_cluster *c, double low, double high)
{
    c->top = c->sum / (double)c->n;
    if (c->top + c->height > high)
        c->top = high - c->height;
    if (c->top < low)
        c->top = low;
}

void place_apart(struct arena *a, double *middles, const double *heights,
                 size_t n, double low, double high)
{
    struct place_cluster *v = NEW_N(a, struct place_cluster, n + 1);
    size_t k = 0;
    for (size_t i = 0; i < n; i++) {
        double top = middles[i] - heights[i] / 2;
        v[k] = (struct place_cluster){i, 1, top, heights[i], top};
        settle(&v[k++], low, high);
        while (k > 1 && v[k - 2].top + v[k - 2].height > v[k - 1].top) {
            struct place_cluster *x = &v[k - 2], *y = &v[k - 1];
            x->sum += y->sum - (double)y->n * x->height;
            x->n += y->n;
            x->height += y->height;
            settle(x, low, high);
            k--;
        }
    }
    for (size_t c = 0; c < k; c++) {
        double at = v[c].top;
        for (size_t i = v[c].first; i < v[c].first + v[c].n; i++) {
            middles[i] = at + heights[i] / 2;
            at += heights[i];
        }
    }
}

static bool may_break_after(char c)
{
    return c == '-' || c == '/' || c == '_' || c == ',';
}

static const double ROUNDING = 1e-6; /* bound on the rounding error of a sum of
                                        widths, in pixels */

/* Returns the length in bytes of the first line of s, broken at `width`: all of
   s if it fits. Otherwise, the line is the longest prefix that fits and ends at
   a blank; if there is none, the longest that ends after a hyphen or a similar
   character; if there is none, the longest that ends after any character. */
static size_t fitting(str s, double width, bool bold)
{
    size_t blank = 0, soft = 0, hard = 0;
    double sum = 0;
    for (size_t i = 0, n; i < s.n; i += n) {
        n = utf8_length(str_from(s, i));
        if (s.p[i] == ' ' && i)
            blank = i;
        sum += metrics_width(str_slice(s, i, i + n), CHART_FONT, bold);
        if (sum > width + ROUNDING && i)
            return blank ? blank : soft ? soft : hard;
        hard = i + n;
        if (may_break_after(s.p[i]))
            soft = hard;
    }
    return s.n;
}

struct strs place_wrap(struct arena *a, str text, double width, bool bold)
{
    struct strs lines = {.v = NULL};
    do {
        size_t n = fitting(text, width, bold);
        vec_push(a, &lines, str_trim_right(str_slice(text, 0, n)));
        text = str_trim_left(str_from(text, n));
    } while (text.n);
    return lines;
}
