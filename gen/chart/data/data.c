// SPDX-License-Identifier: MIT
// data: computes properties of a chart's spec and data.
#include "chart/data/data.h"

#include <math.h>

#include "chart/scale/cells.h"

static bool beats(const struct chart_spec *s, const struct point *u,
                  const struct point *v)
{
    double x = s->frontier_x * (u->x - v->x), y = s->frontier_y * (u->y - v->y);
    return x >= 0 && y >= 0 && (x > 0 || y > 0);
}

bool data_leads(const struct data *d, const struct panel_data *panel,
                const struct point *v)
{
    const struct chart_spec *s = d->spec;
    if (!s->frontier_x || !s->frontier_y || d->merged)
        return true;
    for (size_t i = 0; i < panel->n; i++)
        for (size_t k = 0; k < panel->layers[i].n; k++)
            if (beats(s, &panel->layers[i].v[k], v))
                return false;
    return true;
}

struct chart_format data_format_of(const struct chart_series *s)
{
    if (s->labels && s->labels->type == COLUMN_STR)
        return chart_format_of(s->labels);
    return chart_format_of(s->y ? s->y : s->high);
}

static const struct chart_format *format_in(const struct data *d,
                                            const struct chart_series *s)
{
    return &d->formats[s - d->spec->series];
}

str data_value(struct arena *a, const struct data *d, const struct layer *l,
               double x)
{
    return chart_format_value(a, format_in(d, l->of), x);
}

bool data_is_highlighted(const struct chart_spec *spec, str name)
{
    const struct strs *highlight = spec->highlight;
    return !highlight || str_among(name, highlight->v, highlight->n);
}

const struct point *data_ideal(const struct data *d,
                               const struct panel_data *panel)
{
    bool numbers = d->x_kind == SCALE_LINEAR || d->x_kind == SCALE_LOG;
    if (!d->spec->ideal || d->spec->kind != CHART_LINE || !numbers)
        return NULL;
    for (size_t i = 0; i < panel->n; i++)
        for (size_t k = 0; k < panel->layers[i].n; k++) {
            const struct point *v = &panel->layers[i].v[k];
            if (v->x > 0 && v->y > 0)
                return v;
        }
    return NULL;
}

double data_limit(double wanted, double other, double found)
{
    return isfinite(wanted) && (wanted != 0 || other != 0) ? wanted : found;
}

str data_text(struct arena *a, const struct data *d, const struct layer *l,
              uint32_t row, double y)
{
    const struct chart_series *s = l->of;
    if (row != CHART_NO_ROW && s->labels && !column_is_missing(s->labels, row))
        return cells_shown(a, s->labels, cells_text(a, s->labels, row));
    if (row != CHART_NO_ROW && s->y && s->y->type == COLUMN_STR)
        return cells_shown(a, s->y, s->y->s[row]);
    return data_value(a, d, l, y);
}

str data_label(struct arena *a, const struct data *d, const struct layer *l,
               const struct point *v)
{
    return v->text.p ? v->text : data_text(a, d, l, v->row, v->y);
}

bool data_has_error(const struct point *v)
{
    return !isnan(v->low) && !isnan(v->high);
}

double data_tip(const struct point *v)
{
    return !data_has_error(v) ? v->y
           : v->y < 0         ? fmin(v->low, v->y)
                              : fmax(v->high, v->y);
}

const struct point *data_end(const struct layer *l, bool last)
{
    for (size_t i = 0; i < l->n; i++) {
        const struct point *v = &l->v[last ? l->n - 1 - i : i];
        if (!isnan(v->y))
            return v;
    }
    return NULL;
}

bool data_is_horizontal(const struct chart_spec *s)
{
    return s->kind == CHART_BARH || s->kind == CHART_RANGE ||
           s->kind == CHART_DOT || s->kind == CHART_BOX;
}

bool data_is_log(const struct chart_spec *s)
{
    return s->y_log || (data_is_horizontal(s) && s->x_log);
}

bool data_is_from_zero(const struct chart_spec *s)
{
    return s->kind == CHART_BAR || s->kind == CHART_BARH ||
           s->kind == CHART_AREA || s->kind == CHART_HIST;
}
