// SPDX-License-Identifier: MIT
// svg: groups of marks and of texts that look alike.
#include "chart/svg.h"

#include <math.h>

#include "chart/svg_path.h"
#include "frame/order.h"

/* What stands for the classes where there is no style sheet; 0 is grey. They
   are charts.css' colours on white. */
static const str COLOURS[] = {
    S_INIT("#6b7480"), S_INIT("#0a6ebd"), S_INIT("#cf4500"), S_INIT("#00444d"),
    S_INIT("#a44a78"), S_INIT("#7b008d"), S_INIT("#4f2c00")};

/* Repeats what the colour says, on lines. */
static const str DASHES[] = {S_INIT(""),        S_INIT("7 3"), S_INIT("2 3"),
                             S_INIT("9 3 2 3"), S_INIT("4 2"), S_INIT("12 4")};

/* ---- marks ---- */

/* What is drawn behind what. */
static const unsigned char ORDER_OF[] = {
    [CHART_REFERENCE] = 0, [CHART_LEADER] = 1, [CHART_FRONTIER] = 2,
    [CHART_DATA] = 3,      [CHART_SWATCH] = 3, [CHART_ERROR] = 3,
    [CHART_FAULT] = 4,     [CHART_INK] = 5};

static const unsigned char RANK_OF[] = {
    [CHART_MARK_AREA] = 0,  [CHART_MARK_BAR] = 1,  [CHART_MARK_SEGMENT] = 2,
    [CHART_MARK_RANGE] = 2, [CHART_MARK_PATH] = 3, [CHART_MARK_POINT] = 4};

/* The order of marks; what is above the low byte is the same for those that
   look alike but for colour and dash. */
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

/* What marks of a kind and role look like, but for their colour. */
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
                              : S(" fill-opacity=\".4\" "
                                  "stroke=\"currentColor\""));
    } else if (bubble) { /* those that lie on each other have an edge */
        buf_puts(b, " stroke=\"#fff\"");
    }
    buf_putc(b, '>');
}

/* The colour of a mark, or of a group of them, and the dash of a line. */
static void put_colour(struct buf *b, const struct chart_mark *m)
{
    bool path = m->kind == CHART_MARK_PATH;
    bool plain = m->role == CHART_REFERENCE || m->role == CHART_LEADER ||
                 m->role == CHART_INK;
    if (plain)
        return;
    if (m->role == CHART_FAULT) {
        buf_puts(b, " class=\"bad\" color=\"#ad2330\"");
    } else {
        buf_puts(b, " class=\"c");
        buf_putc(b, (char)('0' + m->colour));
        buf_puts(b, "\" color=\"");
        buf_put(b, COLOURS[m->colour]);
        buf_putc(b, '"');
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

/* A mark, and its colour where it is alone. */
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
        put_colour(b, m);
    buf_puts(b, " d=\"");
    svg_path_put(b, m);
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

/* n marks of one colour as one path, with these attributes. */
static void put_merged(struct buf *b, const struct chart_mark *const *v,
                       size_t n, str attributes)
{
    buf_puts(b, "<path");
    buf_put(b, attributes);
    put_colour(b, v[0]);
    buf_puts(b, " d=\"");
    if (v[0]->kind == CHART_MARK_POINT)
        svg_path_put_dots(b, v, n);
    else
        for (size_t i = 0; i < n; i++)
            svg_path_put(b, v[i]);
    buf_puts(b, "\"/>");
}

/* n marks of one look and colour. */
static void put_run(struct buf *b, const struct chart *c,
                    const struct chart_mark *const *v, size_t n)
{
    bool plain = v[0]->role != CHART_DATA && v[0]->role != CHART_SWATCH &&
                 v[0]->role != CHART_FAULT;
    if (v[0]->role == CHART_INK) /* the bar that it lies on leaves it room */
        put_merged(b, v, n, S(" stroke=\"#fff\" stroke-width=\"4\""));
    if (n > 1 && (c->merged || plain)) {
        put_merged(b, v, n, S(""));
        return;
    }
    if (n > 1) {
        buf_puts(b, "<g");
        put_colour(b, v[0]);
        buf_putc(b, '>');
    }
    for (size_t i = 0; i < n; i++)
        put_mark(b, c, v[i], n == 1);
    buf_put(b, n > 1 ? S("</g>") : S(""));
}

/* Marks in order; data: those of the data and what lies on them, or those
   behind. */
static void put_marks(struct buf *b, const struct chart *c,
                      const struct chart_mark *const *v, size_t marks,
                      bool data)
{
    for (size_t i = 0, n; i < marks; i += n) {
        unsigned rank = rank_of(v[i]);
        for (n = 1; i + n < marks && rank_of(v[i + n]) == rank;)
            n++;
        if (data != (ORDER_OF[v[i]->role] >= ORDER_OF[CHART_DATA]))
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

/* Lines across panels at ticks, or short ones below them. */
static void put_grid(struct buf *b, const struct chart_drawing *d)
{
    enum { TICK = 4 };
    struct svg_path_pen at = {0, 0};
    buf_puts(b, "<path class=\"lines\" stroke=\"#dfe4ea\" d=\"");
    for (size_t i = 0; i < d->n_panels; i++) {
        const struct chart_panel *p = &d->panels[i];
        const struct chart_axis *across = &p->across, *up = &p->up;
        double bottom = p->y + p->height;
        for (size_t k = 0; k < across->n; k++)
            svg_path_put_rule(b, &at, across->ticks[k].at,
                              across->grid ? p->y : bottom, 0,
                              across->grid ? p->height : TICK);
        for (size_t k = 0; up->grid && k < up->n; k++)
            svg_path_put_rule(b, &at, p->x, up->ticks[k].at, p->width, 0);
    }
    buf_puts(b, "\"/>");
}

/* Ticks without texts, short ones outside of their panels. */
static void put_small(struct buf *b, const struct chart_drawing *d)
{
    enum { TICK = 3 };
    struct svg_path_pen at = {0, 0};
    bool any = false;
    for (size_t i = 0; i < d->n_panels; i++) {
        const struct chart_panel *p = &d->panels[i];
        const struct chart_axis *across = &p->across, *up = &p->up;
        if (!any && across->small.n + up->small.n) {
            buf_puts(b, "<path class=\"ref\" stroke=\"#566171\" d=\"");
            any = true;
        }
        for (size_t k = 0; k < across->small.n; k++)
            svg_path_put_rule(b, &at,
                              scale_at(&across->scale, across->small.v[k]),
                              p->y + p->height, 0, TICK);
        for (size_t k = 0; up->grid && k < up->small.n; k++)
            svg_path_put_rule(b, &at, p->x - TICK,
                              scale_at(&up->scale, up->small.v[k]), TICK, 0);
    }
    buf_put(b, any ? S("\"/>") : S(""));
}

static bool is_muted(const struct chart_text *t)
{
    return t->role == CHART_TICK || t->role == CHART_AXIS;
}

static unsigned text_look(const struct chart_text *t)
{
    return (unsigned)is_muted(t) << 12 | (unsigned)t->bold << 10 |
           (unsigned)t->colour << 4 | t->anchor;
}

static void open_texts(struct buf *b, const struct chart_text *t)
{
    static const str ANCHORS[] = {S_INIT(""), S_INIT(" text-anchor=\"middle\""),
                                  S_INIT(" text-anchor=\"end\"")};
    buf_puts(b, "<g");
    if (is_muted(t))
        buf_puts(b, " class=\"m\" fill=\"#566171\"");
    else if (t->colour) {
        buf_puts(b, " class=\"c");
        buf_putc(b, (char)('0' + t->colour));
        buf_puts(b, "\" color=\"");
        buf_put(b, COLOURS[t->colour]);
        buf_puts(b, "\" fill=\"currentColor\"");
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
        buf_puts(b, "<text x=\"");
        svg_path_put_length(b, t->x);
        buf_puts(b, "\" y=\"");
        svg_path_put_length(b, t->y);
        buf_puts(b, "\">");
        buf_put_html(b, t->text);
        buf_puts(b, "</text>");
    }
    buf_put(b, d->texts.n ? S("</g>") : S(""));
}

/* ---- the whole ---- */

static void put_open(struct buf *b, const struct chart_drawing *d)
{
    buf_puts(b, " viewBox=\"0 0 ");
    svg_path_put_length(b, d->width);
    buf_putc(b, ' ');
    svg_path_put_length(b, d->height);
    buf_puts(b, "\" width=\"");
    svg_path_put_length(b, d->width);
    buf_puts(b, "\" height=\"");
    svg_path_put_length(b, d->height);
    buf_puts(b, "\" font-family=\"sans-serif\" font-size=\"12\" "
                "fill=\"currentColor\">");
}

static void put_words(struct buf *b, const struct chart *c, str id)
{
    buf_puts(b, "<title id=\"");
    buf_put_html(b, id);
    buf_puts(b, "-t\">");
    buf_put_html(b, c->name);
    buf_puts(b, "</title><desc id=\"");
    buf_put_html(b, id);
    buf_puts(b, "-d\">");
    buf_put_html(b, c->description);
    buf_puts(b, "</desc>");
}

/* What an image has inside nobody can reach with the keyboard or a screen
   reader: marks, which may be links, stand beside it; they lead to the rows of
   the table, which everybody can reach. */
static void put_drawing(struct buf *b, const struct chart *c, size_t i, str id)
{
    const struct chart_drawing *d = &c->drawings[i];
    const struct chart_mark **v = sorted(b->a, d);
    put_open(b, d);
    buf_puts(b, "<svg role=\"img\" aria-labelledby=\"");
    buf_put_html(b, id);
    buf_puts(b, "-t ");
    buf_put_html(b, id);
    buf_puts(b, "-d\">");
    if (i == 0)
        put_words(b, c, id);
    put_grid(b, d);
    put_small(b, d);
    put_marks(b, c, v, d->marks.n, false);
    put_texts(b, d);
    buf_puts(b, "</svg><g aria-hidden=\"true\">");
    put_marks(b, c, v, d->marks.n, true);
    buf_puts(b, "</g></svg>\n");
}

void svg_put(struct buf *b, const struct chart *c, str id)
{
    static const str CLASSES[] = {S_INIT("chart-wide"), S_INIT("chart-narrow")};
    for (size_t i = 0; i < CHART_N_DRAWINGS; i++) {
        buf_puts(b, "<svg class=\"");
        buf_put(b, CLASSES[i]);
        buf_putc(b, '"');
        put_drawing(b, c, i, id);
    }
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
