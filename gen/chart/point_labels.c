// SPDX-License-Identifier: MIT
// point_labels: puts each label at the first free position beside its mark.
#include "chart/point_labels.h"

#include <math.h>

#include "chart/scale/cells.h"

/* LABELS_MAX: maximum number of labels of a panel. LEADERS_MAX: if the drawing
   has more marks than this, the labels of points that are not on the frontier
   must be directly beside their points. */
enum { LABELS_MAX = 120, LEADERS_MAX = 24 };

/* ---- bars ---- */

/* Draws the numbers above bars; draws none if any of them does not fit. */
static void label_bars(struct pen *p, const struct panel_data *data,
                       const struct chart_panel *panel)
{
    bool stacked = p->d->stacked;
    double band = scale_band(&panel->across.scale), room = band;
    size_t lanes = stacked ? 1 : data->n;
    double lane = fmin(band * 0.8 / (double)lanes, 60);
    if (lanes > 1)
        room = lane;
    for (int put = 0; put < 2; put++)
        for (size_t i = stacked ? data->n - 1 : 0; i < data->n; i++)
            for (size_t k = 0; k < data->layers[i].n; k++) {
                const struct layer *l = &data->layers[i];
                const struct point *v = &l->v[k];
                double end = stacked ? v->high : data_tip(v);
                str text = stacked ? data_value(p->a, p->d, l, end)
                                   : data_label(p->a, p->d, l, v);
                if (!put && pen_width(text) + 4 > room)
                    return;
                if (!put)
                    continue;
                double y = pen_at(&panel->up.scale, end);
                double x = scale_at(&panel->across.scale, v->x);
                x += stacked ? 0 : lane * ((double)i + 0.5 - (double)lanes / 2);
                pen_text(p, CHART_VALUE, CHART_MIDDLE, x,
                         v->y < 0 ? y + 14 : y - 4, text);
            }
}

/* ---- points ---- */

/* The directions from a mark to its label, in the order in which they are
   tried. */
static const struct {
    signed char x, y;
    enum chart_anchor anchor;
} SIDES[] = {{1, 0, CHART_START},  {-1, 0, CHART_END},   {0, -1, CHART_MIDDLE},
             {0, 1, CHART_MIDDLE}, {1, -1, CHART_START}, {1, 1, CHART_START},
             {-1, -1, CHART_END},  {-1, 1, CHART_END}};

/* Puts a label at the first free position that is `away` pixels further from
   its mark than usual. If `away` is not 0, a leader connects the label to the
   mark. Returns false if no position is free. */
static bool try_label(struct pen *p, struct place_occupied *places,
                      const struct chart_mark *m, str text, double away)
{
    double r = m->x1 + 4 + away;
    for (size_t i = 0; i < sizeof SIDES / sizeof *SIDES; i++) {
        struct chart_text t = {.role = CHART_CATEGORY,
                               .anchor = SIDES[i].anchor,
                               .width = pen_width(text)};
        bool slanted = SIDES[i].x && SIDES[i].y;
        t.x = m->x + SIDES[i].x * (slanted ? r - 0.5 : r);
        t.y = m->y + 4 + SIDES[i].y * (slanted ? 9 + away : r + 7);
        struct place_box box = place_of_text(&t);
        box.left -= 1; /* one pixel of room, since positions are rounded */
        box.right += 1;
        if (!place_is_free(places, box))
            continue;
        pen_text(p, CHART_CATEGORY, t.anchor, t.x, t.y, text);
        place_occupy(places, box);
        if (away > 0) {
            double x = m->x + SIDES[i].x * (m->x1 + 1);
            double y = m->y + SIDES[i].y * (m->x1 + 1);
            double x1 = t.x - SIDES[i].x * 2;
            double y1 = SIDES[i].y < 0   ? box.bottom
                        : SIDES[i].y > 0 ? box.top
                                         : m->y;
            pen_segment(p, CHART_LEADER, x, y, x1, y1);
            place_occupy_line(places, x, y, x1, y1);
        }
        return true;
    }
    return false;
}

/* Puts a label beside its mark. If there is no room and `far` is true, puts the
   label further away, with a leader. Returns false if there is no room. */
static bool put_label(struct pen *p, struct place_occupied *places,
                      const struct chart_mark *m, str text, bool far)
{
    static const double AWAY[] = {0, 8, 18, 30};
    for (size_t i = 0; i < (far ? sizeof AWAY / sizeof *AWAY : 1); i++)
        if (try_label(p, places, m, text, AWAY[i]))
            return true;
    return false;
}

/* Occupies the areas of the panel's marks, except reference lines if
   `references` is false. */
static void occupy_marks(const struct pen *p, struct place_occupied *places,
                         bool references)
{
    for (size_t i = 0; i < p->out->marks.n; i++) {
        const struct chart_mark *m = &p->out->marks.v[i];
        if (m->panel != p->panel || (m->role == CHART_REFERENCE && !references))
            continue;
        double r = m->x1 + 1;
        if (m->kind == CHART_MARK_POINT)
            place_occupy(places, (struct place_box){m->x - r, m->y - r,
                                                    m->x + r, m->y + r});
        else if (m->kind == CHART_MARK_BAR)
            place_occupy(places, (struct place_box){
                                     fmin(m->x, m->x1), fmin(m->y, m->y1),
                                     fmax(m->x, m->x1), fmax(m->y, m->y1)});
        else if (m->kind == CHART_MARK_SEGMENT)
            place_occupy_line(places, m->x, m->y, m->x1, m->y1);
        for (size_t k = 1; k < m->n_dots; k++)
            place_occupy_line(places, m->dots[k - 1].x, m->dots[k - 1].y,
                              m->dots[k].x, m->dots[k].y);
    }
}

static void occupy_texts(const struct pen *p, struct place_occupied *places)
{
    for (size_t i = 0; i < p->out->texts.n; i++)
        place_occupy(places, place_of_text(&p->out->texts.v[i]));
}

/* Returns the label of a horizontal reference line at the number `at`, in
   position `try`. Positions 0 and 1 are above and below the right end of the
   line, positions 2 and 3 above and below its left end. width: width of the
   label in pixels. */
static struct chart_text beside_horizontal(const struct chart_panel *panel,
                                           double at, double width, int try)
{
    double y = pen_at(&panel->up.scale, at);
    return (struct chart_text){.anchor = CHART_END,
                               .x = panel->x + (try < 2 ? panel->width : width),
                               .y = try % 2 ? y + 13 : y - 4,
                               .width = width};
}

/* Returns the label of a vertical reference line at the number `at`, in
   position `try`. Positions 0 and 1 are to the right and to the left of the top
   of the line. Positions 2 and 3 are a line of text further down. width: width
   of the label in pixels. */
static struct chart_text beside_vertical(const struct chart_panel *panel,
                                         double at, double width, int try)
{
    double x = pen_at(&panel->across.scale, at);
    return (struct chart_text){.anchor = try % 2 ? CHART_END : CHART_START,
                               .x = try % 2 ? x - 4 : x + 4,
                               .y = panel->y + (try < 2 ? 11 : 11 + PEN_LINE),
                               .width = width};
}

static void label_references(struct pen *p, struct place_occupied *places,
                             const struct chart_panel *panel)
{
    const struct chart_spec *s = p->d->spec;
    bool vertical = s->kind == CHART_HIST;
    for (size_t i = 0; i < s->n_references; i++) {
        if (s->references[i].date)
            continue;
        str text = pen_shorten(p, s->references[i].text, panel->width);
        const double *domain =
            (vertical ? panel->across : panel->up).scale.domain;
        struct chart_text t;
        bool done = false;
        if (s->references[i].at < domain[0] || s->references[i].at > domain[1])
            continue;
        for (int k = 0; k < 4 && !done; k++) {
            t = (vertical ? beside_vertical : beside_horizontal)(
                panel, s->references[i].at, pen_width(text), k);
            done = place_is_free(places, place_of_text(&t));
        }
        if (done) {
            pen_text(p, CHART_KEY, t.anchor, t.x, t.y, text);
            place_occupy(places, place_of_text(&t));
        } else {
            pen_note(p, str_fmt(p->a, "A reference line marks %.*s.",
                                STR_ARG(s->references[i].text)));
        }
    }
}

/* Returns the area in which labels of a panel may be, with the marks and texts
   that occupy parts of it. `references`: see occupy_marks. */
static struct place_occupied
occupied(const struct pen *p, const struct chart_panel *panel, bool references)
{
    struct place_occupied places = {
        .a = p->a, .area = {0, 0, p->out->width, panel->y + panel->height}};
    if (p->d->n_panels > 1) {
        places.area.left = panel->x - 3;
        places.area.right = fmin(panel->x + panel->width + 6, p->out->width);
    }
    occupy_marks(p, &places, references);
    occupy_texts(p, &places);
    return places;
}

/* Draws the label of a vertical line beside the line, in the first position
   from the top that is free in `places`. Occupies the area of the label in both
   `places` and `others`. Returns false if no position is free. */
static bool label_date(struct pen *p, struct place_occupied *places,
                       struct place_occupied *others,
                       const struct chart_panel *panel,
                       const struct chart_line *line)
{
    double x = pen_at(&panel->across.scale, line->at);
    size_t rows = (size_t)(panel->height / PEN_LINE);
    for (size_t k = 0; k < 2 * rows; k++) {
        struct chart_text t = {
            .anchor = k % 2 ? CHART_END : CHART_START,
            .x = k % 2 ? x - 4 : x + 4,
            .y = panel->y + 11 + PEN_LINE * (double)(k / 2),
            .width = pen_width(line->text),
        };
        if (!place_is_free(places, place_of_text(&t)))
            continue;
        pen_text(p, CHART_KEY, t.anchor, t.x, t.y, line->text);
        place_occupy(places, place_of_text(&t));
        place_occupy(others, place_of_text(&t));
        return true;
    }
    return false;
}

void point_labels_dates(struct pen *p, const struct chart_panel *panel)
{
    const struct chart_spec *s = p->d->spec;
    struct place_occupied all = {0}, data = {0};
    for (size_t i = 0; i < s->n_references; i++) {
        const struct chart_line *line = &s->references[i];
        if (!pen_shows_date(p, panel, line))
            continue;
        if (!all.a) {
            all = occupied(p, panel, true);
            data = occupied(p, panel, false);
            all.area = data.area = (struct place_box){
                panel->x, panel->y - PEN_LINE, panel->x + panel->width,
                panel->y + panel->height};
        }
        if (!label_date(p, &all, &data, panel, line) &&
            !label_date(p, &data, &all, panel, line))
            pen_note(p,
                     str_fmt(p->a, "A line marks %.*s.", STR_ARG(line->text)));
    }
}

/* Labels reference lines first, then solid points, which are on the frontier,
   then hollow points, which get a label only where room is left. */
static void label_points(struct pen *p, const struct chart_panel *panel)
{
    const struct chart_spec *s = p->d->spec;
    size_t n = p->out->marks.n, dropped = 0, tried = 0;
    struct place_occupied places = occupied(p, panel, true);
    label_references(p, &places, panel);
    for (int hollow = 0; s->label && hollow < 2; hollow++)
        for (size_t i = 0; i < n; i++) {
            struct chart_mark m = p->out->marks.v[i];
            if (m.panel != p->panel || m.kind != CHART_MARK_POINT ||
                m.role != CHART_DATA || m.hollow != (hollow == 1))
                continue;
            str text =
                cells_shown(p->a, s->label, cells_text(p->a, s->label, m.row));
            bool put =
                text.n && tried++ < LABELS_MAX &&
                put_label(p, &places, &m, text,
                          (s->frontier_x && !hollow) || n <= LEADERS_MAX);
            dropped += text.n && !put;
        }
    if (dropped)
        pen_note(p, S("Some labels are omitted: there is no room."));
}

void point_labels_put(struct pen *p, const struct panel_data *data,
                      const struct chart_panel *panel)
{
    enum chart_kind kind = p->d->spec->kind;
    if (kind == CHART_SCATTER) {
        label_points(p, panel);
        return;
    }
    if (kind == CHART_BAR)
        label_bars(p, data, panel);
    struct place_occupied places = occupied(p, panel, true);
    label_references(p, &places, panel);
}
