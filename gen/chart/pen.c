// SPDX-License-Identifier: MIT
// pen: appends marks and texts to a drawing.
#include "chart/pen.h"

#include <math.h>

#include "chart/metrics.h"
#include "chart/scale/cells.h"

/* EDGE: room in pixels for letters that overhang to the left, such as T. */
enum { EDGE = 2 };

static bool is_bold(enum chart_text_role role)
{
    return role == CHART_LABEL || role == CHART_FACET;
}

struct chart_text *pen_text(struct pen *p, enum chart_text_role role,
                            enum chart_anchor anchor, double x, double y,
                            str text)
{
    struct chart_text *t = vec_add(p->a, &p->out->texts);
    t->role = role;
    t->anchor = anchor;
    t->bold = is_bold(role);
    t->x = anchor == CHART_START ? fmax(x, EDGE) : x;
    t->y = y;
    t->width = metrics_width(text, CHART_FONT, t->bold);
    t->text = text;
    return t;
}

struct chart_mark *pen_mark(struct pen *p, enum chart_mark_kind kind,
                            enum chart_role role)
{
    struct chart_mark *m = vec_add(p->a, &p->out->marks);
    m->kind = kind;
    m->role = role;
    m->panel = p->panel;
    m->row = CHART_NO_ROW;
    return m;
}

unsigned char pen_colour(const struct pen *p, const struct layer *l,
                         const struct point *v)
{
    const struct chart_spec *s = p->d->spec;
    if (!s->highlight || p->d->by_series || v->row == CHART_NO_ROW)
        return (unsigned char)l->colour;
    const struct column *c = s->label ? s->label : s->x;
    bool highlighted = c && data_is_highlighted(s, cells_text(p->a, c, v->row));
    unsigned colour = l->colour ? l->colour : 1;
    return highlighted ? (unsigned char)colour : 0;
}

struct chart_mark *pen_datum(struct pen *p, enum chart_mark_kind kind,
                             const struct layer *l, const struct point *v)
{
    struct chart_mark *m = pen_mark(p, kind, CHART_DATA);
    m->series = l->series;
    m->colour = pen_colour(p, l, v);
    m->row = v->row;
    m->title = v->title;
    return m;
}

void pen_segment(struct pen *p, enum chart_role role, double x, double y,
                 double x1, double y1)
{
    struct chart_mark *m = pen_mark(p, CHART_MARK_SEGMENT, role);
    m->x = x;
    m->y = y;
    m->x1 = x1;
    m->y1 = y1;
}

double pen_at(const struct scale *s, double x)
{
    return scale_at(s, fmin(fmax(x, s->domain[0]), s->domain[1]));
}

bool pen_shows_date(const struct pen *p, const struct chart_panel *panel,
                    const struct chart_line *line)
{
    const double *domain = panel->across.scale.domain;
    return line->date && p->d->x_kind == SCALE_TIME && line->at >= domain[0] &&
           line->at <= domain[1];
}

double pen_width(str text)
{
    return metrics_width(text, CHART_FONT, false);
}

double pen_bold_width(str text)
{
    return metrics_width(text, CHART_FONT, true);
}

str pen_shorten(struct pen *p, str text, double width)
{
    if (pen_bold_width(text) <= width)
        return text;
    str first = place_wrap(p->a, text, width - CHART_FONT * 1.1, true).v[0];
    return str_fmt(p->a, "%.*s\u2026", STR_ARG(first));
}

void pen_lines(struct pen *p, enum chart_text_role role, double x, double width,
               str text)
{
    struct strs lines = place_wrap(p->a, text, width - EDGE, is_bold(role));
    for (size_t i = 0; text.n && i < lines.n; i++) {
        pen_text(p, role, CHART_START, x, p->y + 12, lines.v[i]);
        p->y += PEN_LINE;
    }
}

size_t pen_columns(const struct pen *p)
{
    const struct chart_spec *s = p->d->spec;
    return s->columns ? s->columns
           : s->rows  ? (p->d->n_panels + s->rows - 1) / s->rows
                      : 0;
}

static struct strs title_lines(struct pen *p, str title, double width)
{
    return place_wrap(p->a, title, width - 2, true);
}

size_t pen_title_lines(struct pen *p, size_t first, size_t n, double width)
{
    size_t most = 0;
    for (size_t i = first; i < first + n && i < p->d->n_panels; i++) {
        str title = p->d->panels[i].title;
        size_t lines = title.p ? title_lines(p, title, width).n : 0;
        most = lines > most ? lines : most;
    }
    return most;
}

void pen_title(struct pen *p, str title, double x, double y, double width)
{
    struct strs lines = {0};
    if (title.p)
        lines = title_lines(p, title, width);
    for (size_t i = 0; i < lines.n; i++)
        pen_text(p, CHART_FACET, CHART_START, x,
                 y - PEN_LINE * (double)(lines.n - 1 - i), lines.v[i]);
}

double pen_radius(double size, double largest)
{
    return size > 0 ? fmax(2, 12 * sqrt(size / largest)) : 2;
}

void pen_note(struct pen *p, str text)
{
    for (size_t i = 0; i < p->chart->notes.n; i++)
        if (str_eq(p->chart->notes.v[i], text))
            return;
    vec_push(p->a, &p->chart->notes, text);
}
