// SPDX-License-Identifier: MIT
// describe: writes sentences for readers who do not see the chart.
#include "chart/describe.h"

#include <math.h>

#include "chart/scale/cells.h"

enum { NAMES_MAX = 6 };

static const str KINDS[N_CHART_KINDS] = {[CHART_BAR] = S_INIT("Bar chart"),
                                         [CHART_BARH] = S_INIT("Bar chart"),
                                         [CHART_LINE] = S_INIT("Line chart"),
                                         [CHART_AREA] = S_INIT("Area chart"),
                                         [CHART_SCATTER] =
                                             S_INIT("Scatter plot"),
                                         [CHART_HIST] = S_INIT("Histogram"),
                                         [CHART_BOX] = S_INIT("Box plot"),
                                         [CHART_DOT] = S_INIT("Dot plot"),
                                         [CHART_RANGE] = S_INIT("Ranges"),
                                         [CHART_SLOPE] = S_INIT("Slope chart")};

/* A description that is being written. */
struct narration {
    struct arena *a;
    struct buf b;
    const struct data *d;
};

static bool is_curve(const struct chart_spec *s)
{
    return s->kind == CHART_LINE || s->kind == CHART_AREA;
}

static void put_names(struct narration *t)
{
    const struct chart_spec *s = t->d->spec;
    if (s->by || s->n_series == 1) {
        buf_put(&t->b, s->series[0].name);
        return;
    }
    for (size_t i = 0; i < s->n_series && i < NAMES_MAX; i++) {
        bool last = i + 1 == s->n_series;
        buf_put(&t->b, i == 0 ? S("") : last ? S(" and ") : S(", "));
        buf_put(&t->b, s->series[i].name);
    }
    if (s->n_series > NAMES_MAX)
        buf_printf(&t->b, " and %zu more", s->n_series - NAMES_MAX);
}

/* Appends the kind and the columns: "Line chart of Throughput by Nodes, 3
   series by GPU". */
static void put_kind(struct narration *t)
{
    const struct chart_spec *s = t->d->spec;
    buf_put(&t->b, KINDS[s->kind]);
    buf_puts(&t->b, " of ");
    put_names(t);
    if (s->x && s->kind != CHART_HIST && s->kind != CHART_BOX) {
        buf_put(&t->b, s->kind == CHART_SCATTER ? S(" against ") : S(" by "));
        buf_put(&t->b, s->x->name);
    }
    if (s->facet) {
        buf_printf(&t->b, ", %zu panel%s by ", t->d->n_panels,
                   STR_S(t->d->n_panels));
        buf_put(&t->b, s->facet->name);
    }
    if (s->by) {
        buf_printf(&t->b, ", %zu series by ", t->d->n_series);
        buf_put(&t->b, s->by->name);
    }
}

/* ---- extremes ---- */

struct found {
    const struct layer *layer;
    const struct point *point;
    str panel;
};

static double number_of(const struct chart_spec *s, const struct point *v,
                        bool high)
{
    if (s->kind != CHART_RANGE)
        return v->y;
    return high ? v->high : v->low;
}

static struct found extreme(const struct data *d, bool high)
{
    struct found best = {.layer = NULL};
    double most = NAN;
    for (size_t p = 0; p < d->n_panels; p++)
        for (size_t i = 0; i < d->panels[p].n; i++) {
            const struct layer *l = &d->panels[p].layers[i];
            for (size_t k = 0; k < l->n; k++) {
                double y = number_of(d->spec, &l->v[k], high);
                if (isnan(y) || (best.layer && (high ? y <= most : y >= most)))
                    continue;
                most = y;
                best = (struct found){l, &l->v[k], d->panels[p].title};
            }
        }
    return best;
}

static str value_text(struct narration *t, const struct found *f, bool high)
{
    if (t->d->spec->index)
        return str_fmt(t->a, "%.2f\u00d7", f->point->y);
    if (t->d->spec->kind == CHART_RANGE)
        return data_value(t->a, t->d, f->layer,
                          number_of(t->d->spec, f->point, high));
    return data_text(t->a, t->d, f->layer, f->point->row, f->point->y);
}

/* Appends the panel, row and series of a number, as in "(roberta-large, real
   time)". */
static void put_location(struct narration *t, const struct found *f)
{
    const struct chart_spec *s = t->d->spec;
    const struct column *c = s->label                   ? s->label
                             : s->kind != CHART_SCATTER ? s->x
                                                        : NULL;
    str row =
        c ? cells_shown(t->a, c, cells_text(t->a, c, f->point->row)) : STR_NONE;
    const str parts[] = {f->panel, row,
                         t->d->panels[0].n > 1 && s->kind != CHART_SLOPE
                             ? f->layer->name
                             : STR_NONE};
    bool any = false;
    for (size_t i = 0; i < 3; i++) {
        if (!parts[i].n)
            continue;
        buf_put(&t->b, any ? S(", ") : S(" ("));
        if (i == 1 && is_curve(s) && s->x && !s->label) {
            buf_put(&t->b, s->x->name);
            buf_putc(&t->b, ' ');
        }
        buf_put(&t->b, parts[i]);
        any = true;
    }
    buf_put(&t->b, any ? S(")") : S(""));
}

static void put_range(struct narration *t)
{
    struct found low = extreme(t->d, false), high = extreme(t->d, true);
    if (!low.layer || t->d->spec->kind == CHART_HIST)
        return;
    buf_puts(&t->b, " From ");
    buf_put(&t->b, value_text(t, &low, false));
    put_location(t, &low);
    buf_puts(&t->b, " to ");
    buf_put(&t->b, value_text(t, &high, true));
    put_location(t, &high);
    buf_putc(&t->b, '.');
}

/* ---- trends ---- */

/* Appends the first and last number of a line and their ratio: "Throughput: 100
   to 120 (1.20×)". */
static void put_change(struct narration *t, const struct layer *l, str name)
{
    const struct chart_spec *s = t->d->spec;
    const struct point *u = data_end(l, false), *v = data_end(l, true);
    struct layer first = *l;
    if (s->kind == CHART_SLOPE)
        first.of = &s->series[0];
    str from = data_label(t->a, t->d, &first, u);
    str to = data_label(t->a, t->d, l, v);
    if (name.n)
        buf_put(&t->b, name);
    buf_put(&t->b, name.n ? S(": ") : S(""));
    buf_put(&t->b, from);
    buf_puts(&t->b, " to ");
    buf_put(&t->b, to);
    if (u->y > 0 && v->y > 0)
        buf_printf(&t->b, " (%.2f\u00d7)", v->y / u->y);
}

/* Appends a name to a list that starts with `head`: at most NAMES_MAX names.
   n: number of names so far. */
static void put_listed(struct narration *t, str head, str name, size_t n)
{
    buf_put(&t->b, n == 0 ? head : n < NAMES_MAX ? S(", ") : S(""));
    buf_put(&t->b, n < NAMES_MAX ? name : S(""));
}

/* Ends a list of n names. */
static void end_list(struct narration *t, size_t n)
{
    if (n > NAMES_MAX)
        buf_printf(&t->b, " and %zu more", n - NAMES_MAX);
    buf_put(&t->b, n ? S(".") : S(""));
}

/* Appends the names of the panels. */
static void put_panels(struct narration *t)
{
    size_t n = 0;
    for (size_t p = 0; t->d->spec->facet && p < t->d->n_panels; p++)
        put_listed(t, S(" Panels: "), t->d->panels[p].title, n++);
    end_list(t, n);
}

/* Appends the labels of the points on the frontier. */
static void put_frontier(struct narration *t)
{
    const struct chart_spec *s = t->d->spec;
    size_t n = 0;
    if (!s->frontier_x || !s->frontier_y || !s->label || t->d->merged)
        return;
    for (size_t p = 0; p < t->d->n_panels; p++)
        for (size_t i = 0; i < t->d->panels[p].n; i++) {
            const struct layer *l = &t->d->panels[p].layers[i];
            for (size_t k = 0; k < l->n; k++) {
                uint32_t row = l->v[k].row;
                if (row == CHART_NO_ROW ||
                    !data_leads(t->d, &t->d->panels[p], &l->v[k]))
                    continue;
                str name = cells_text(t->a, s->label, row);
                name = cells_shown(t->a, s->label, name);
                if (t->d->panels[p].title.n)
                    name =
                        str_fmt(t->a, "%.*s: %.*s",
                                STR_ARG(t->d->panels[p].title), STR_ARG(name));
                put_listed(t, S(" On the frontier: "), name, n++);
            }
        }
    end_list(t, n);
}

static void put_trend(struct narration *t)
{
    const struct chart_spec *s = t->d->spec;
    size_t n = 0;
    if (s->kind != CHART_LINE && s->kind != CHART_SLOPE)
        return;
    for (size_t p = 0; p < t->d->n_panels; p++)
        for (size_t i = 0; i < t->d->panels[p].n && n < NAMES_MAX; i++) {
            const struct layer *l = &t->d->panels[p].layers[i];
            str panel = t->d->panels[p].title;
            bool one = t->d->panels[p].n == 1;
            if (!data_end(l, true) || data_end(l, true) == data_end(l, false))
                continue;
            buf_put(&t->b, n++ ? S("; ") : S(" From first to last: "));
            str name = one ? panel : l->name;
            if (!one && panel.n)
                name = str_fmt(t->a, "%.*s, %.*s", STR_ARG(panel),
                               STR_ARG(l->name));
            put_change(t, l, name.n ? name : STR_NONE);
        }
    buf_put(&t->b, n ? S(".") : S(""));
}

/* Appends the range and the number of all bins, and the bin with the most
   values. */
static void put_bins(struct narration *t)
{
    struct found high = extreme(t->d, true);
    const struct data *d = t->d;
    if (d->spec->kind != CHART_HIST || !high.layer)
        return;
    const double ends[] = {d->reach.x.low, d->reach.x.high, high.point->low,
                           high.point->high};
    str text[4];
    for (size_t i = 0; i < 4; i++)
        text[i] = chart_format_value(t->a, &d->x_format, ends[i]);
    buf_printf(&t->b,
               " Values from %.*s to %.*s in %zu bin%s; the bin with the most "
               "values (%.0f) is from %.*s to %.*s.",
               STR_ARG(text[0]), STR_ARG(text[1]), high.layer->n,
               STR_S(high.layer->n), high.point->y, STR_ARG(text[2]),
               STR_ARG(text[3]));
}

static void put_medians(struct narration *t)
{
    const struct data *d = t->d;
    if (d->spec->kind != CHART_BOX)
        return;
    buf_puts(&t->b, " Medians: ");
    for (size_t i = 0; i < d->panels[0].n; i++) {
        const struct layer *l = &d->panels[0].layers[i];
        if (!l->box.n)
            continue;
        buf_put(&t->b, i ? S("; ") : S(""));
        buf_put(&t->b, l->name);
        buf_putc(&t->b, ' ');
        buf_put(&t->b, data_value(t->a, d, l, l->box.median));
    }
    buf_putc(&t->b, '.');
}

static void put_better(struct narration *t)
{
    const struct chart_spec *s = t->d->spec;
    enum better better = s->series[0].better;
    for (size_t i = 1; i < s->n_series; i++)
        if (s->series[i].better != better)
            return;
    if (better == BETTER_LOWER)
        buf_puts(&t->b, " Lower is better.");
    else if (better == BETTER_HIGHER)
        buf_puts(&t->b, " Higher is better.");
}

void describe_chart(struct arena *a, struct chart *c, const struct data *d)
{
    struct narration t = {a, {.a = a}, d};
    put_kind(&t);
    c->name = d->spec->title.n ? d->spec->title : buf_end(&t.b);
    t.b = (struct buf){.a = a};
    if (d->spec->alt.n) {
        buf_put(&t.b, d->spec->alt);
        buf_putc(&t.b, ' ');
    }
    put_kind(&t);
    buf_printf(&t.b, ", %zu point%s.", d->points, d->points == 1 ? "" : "s");
    put_panels(&t);
    if (d->spec->kind != CHART_BOX)
        put_range(&t);
    put_frontier(&t);
    put_trend(&t);
    put_bins(&t);
    put_medians(&t);
    put_better(&t);
    if (d->merged)
        buf_puts(&t.b, " Marks too close to distinguish are drawn as one.");
    for (size_t i = 0; i < c->notes.n; i++) {
        buf_putc(&t.b, ' ');
        buf_put(&t.b, c->notes.v[i]);
    }
    c->description = buf_end(&t.b);
}
