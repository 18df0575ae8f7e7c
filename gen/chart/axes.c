// SPDX-License-Identifier: MIT
// axes: computes the domains and ticks of a chart's axes, and draws the labels
// of ticks.
#include "chart/axes.h"

#include <math.h>

#include "base/elementary.h"
#include "chart/scale/cells.h"
#include "chart/scale/ticks.h"
#include "frame/unit.h"

enum { TICK_GAP = 8, TICK_ROOM = 64, DAYS_MAX = 16 };

/* ---- domains ---- */

const struct panel_data *axes_own_measure(const struct pen *p, size_t panel)
{
    const struct chart_spec *s = p->d->spec;
    bool own = data_is_horizontal(s) ? s->x_apart : s->y_apart;
    return own && p->d->n_panels > 1 ? &p->d->panels[panel] : NULL;
}

const struct panel_data *axes_own_x(const struct pen *p, size_t panel)
{
    bool own = !data_is_horizontal(p->d->spec) && p->d->spec->x_apart;
    return own && p->d->n_panels > 1 ? &p->d->panels[panel] : NULL;
}

static const struct reach *reach_of(const struct pen *p,
                                    const struct panel_data *panel)
{
    return panel ? &panel->reach : &p->d->reach;
}

/* Extends the extent e of the measure to the number that linear scaling reaches
   at the largest x of the chart. */
static void add_ideal(const struct data *d, const struct panel_data *panel,
                      struct extent *e)
{
    for (size_t i = 0; i < d->n_panels; i++) {
        const struct point *v = data_ideal(d, &d->panels[i]);
        if (v && (!panel || panel == &d->panels[i]))
            extent_add(e, v->y * d->reach.x.high / v->x);
    }
}

static void add_ticks(const struct chart_positions *t, bool log,
                      struct extent *e)
{
    for (size_t i = 0; i < t->n; i++)
        if (!log || t->v[i] > 0)
            extent_add(e, t->v[i]);
}

static void add_references(const struct chart_spec *s, bool log,
                           struct extent *e)
{
    for (size_t i = 0; i < s->n_references; i++)
        if (!s->references[i].date && (!log || s->references[i].at > 0))
            extent_add(e, s->references[i].at);
}

/* Extends the extent e of a time axis to the dates of vertical lines. */
static void add_dates(const struct chart_spec *s, struct extent *e)
{
    for (size_t i = 0; i < s->n_references; i++)
        if (s->references[i].date)
            extent_add(e, s->references[i].at);
}

/* Widens an extent on both sides if it is a single number. */
static struct extent widened(struct extent e, bool log)
{
    double by = e.low == 0 ? 1 : fabs(e.low) / 10;
    return e.low < e.high ? e
           : log          ? (struct extent){e.low / 2, e.high * 2}
                          : (struct extent){e.low - by, e.high + by};
}

/* Sets the ends of an axis to the author's limits. Where no limit is set, uses
   the end of the data (e). Ignores limits that would leave the ends out of
   order. Sets free[i] to whether end i is at the end of the data, so that ticks
   may move it. */
static void set_ends(const struct chart_limits *l, struct extent e,
                     double ends[2], bool free[2])
{
    ends[0] = data_limit(l->low, l->high, e.low);
    ends[1] = data_limit(l->high, l->low, e.high);
    if (!(ends[0] < ends[1])) {
        ends[0] = e.low;
        ends[1] = e.high;
    }
    free[0] = ends[0] == e.low;
    free[1] = ends[1] == e.high;
}

static struct extent measure_extent(const struct pen *p,
                                    const struct panel_data *panel, bool log)
{
    const struct data *d = p->d;
    const struct chart_spec *s = d->spec;
    struct extent e = reach_of(p, panel)->y;
    if (s->kind != CHART_HIST)
        add_references(s, log, &e);
    add_ticks(data_is_horizontal(s) ? &s->x_ticks : &s->y_ticks, log, &e);
    add_ideal(d, panel, &e);
    if (e.low > e.high)
        e = log ? (struct extent){1, 10} : (struct extent){0, 1};
    bool near = e.low > 0 && e.low < 0.34 * e.high;
    if (data_is_from_zero(s) || (near && !log))
        extent_add(&e, 0);
    return widened(e, log);
}

static void note_broken(struct pen *p, const struct panel_data *panel,
                        const struct chart_axis *axis)
{
    const struct chart_spec *s = p->d->spec;
    double low = axis->scale.domain[0];
    bool lines = (s->kind == CHART_LINE && !s->index) || s->kind == CHART_SLOPE;
    if (low > 0 && axis->scale.kind == SCALE_LINEAR && lines)
        pen_note(p, panel ? S("Not all vertical axes begin at 0.")
                          : S("The vertical axis does not begin at 0."));
}

/* ---- ticks ---- */

static str tick_text(struct pen *p, const struct chart_axis *axis,
                     const struct ticks *t, const struct chart_format *f,
                     double x)
{
    if (axis->scale.kind == SCALE_TIME && t->unit > CALENDAR_DAY &&
        axis->n) /* The first tick shows day and time. Each later tick shows
                    only the day at midnight, else only the time. */
        return fabs(x - rint(x)) < 1e-7
                   ? calendar_text(p->a, rint(x), CALENDAR_DAY)
                   : calendar_time(p->a, x + 1e-7, t->unit);
    if (axis->scale.kind == SCALE_TIME)
        return calendar_text(p->a, x, t->unit);
    return chart_format_tick(p->a, f, x, t->step);
}

/* Sets the ticks of an axis to the ticks of t that are within the axis' domain.
 */
static void set_ticks(struct pen *p, struct chart_axis *axis,
                      const struct ticks *t, const struct chart_format *f)
{
    struct chart_tick *v = NEW_N(p->a, struct chart_tick, t->n);
    double low = axis->scale.domain[0], high = axis->scale.domain[1];
    double slack = (high - low) * 1e-9;
    axis->n = 0;
    for (size_t i = 0; i < t->n; i++)
        if (t->v[i] >= low - slack && t->v[i] <= high + slack) {
            str text = tick_text(p, axis, t, f, t->v[i]);
            v[axis->n++] = (struct chart_tick){t->v[i], 0, text};
        }
    axis->ticks = v;
}

static void set_minor(struct pen *p, struct chart_axis *axis)
{
    const double *domain = axis->scale.domain;
    if (axis->scale.kind != SCALE_LOG)
        return;
    struct ticks t = ticks_minor(p->a, domain[0], domain[1]);
    axis->minor = (struct chart_positions){.v = t.v, .n = t.n};
}

static bool all_powers2(const struct data *d)
{
    size_t n = 0;
    for (size_t p = 0; p < d->n_panels; p++)
        for (size_t i = 0; i < d->panels[p].n; i++)
            for (size_t k = 0; k < d->panels[p].layers[i].n; k++, n++)
                if (!ticks_is_power2(d->panels[p].layers[i].v[k].x))
                    return false;
    return n > 1;
}

/* Returns the author's ticks. Labels of dates are as precise as the ticks
   require. */
static struct ticks given_ticks(const struct chart_positions *t)
{
    struct ticks all = {.v = t->v, .n = t->n, .unit = CALENDAR_YEAR};
    for (size_t i = 0; i < t->n; i++) {
        struct calendar_date date = calendar_date(t->v[i]);
        if (t->v[i] != floor(t->v[i]))
            all.unit = CALENDAR_MINUTE;
        else if (date.day != 1 && all.unit < CALENDAR_DAY)
            all.unit = CALENDAR_DAY;
        else if (date.month != 1 && all.unit == CALENDAR_YEAR)
            all.unit = CALENDAR_MONTH;
    }
    return all;
}

/* Returns ticks for data of whole numbers. Tries numbers of ticks from 0.4 m to
   1.7 m, until the ticks are at whole numbers. If no try succeeds, the ticks
   are not at whole numbers. */
static struct ticks whole_ticks(struct pen *p, double low, double high,
                                double m)
{
    static const double TRIES[] = {1, 0.8, 1.3, 0.6, 1.7, 0.4};
    struct ticks t = {.n = 0};
    for (size_t i = 0; i < sizeof TRIES / sizeof *TRIES; i++) {
        t = ticks_linear(p->a, low, high, m * TRIES[i]);
        if (t.step == floor(t.step))
            break;
    }
    return t;
}

/* The properties of an axis that determine its ticks. */
struct tick_kind {
    enum scale_kind scale;
    bool base2, whole;
};

static struct ticks find_ticks(struct pen *p, struct tick_kind kind, double low,
                               double high, double m)
{
    if (kind.scale == SCALE_TIME)
        return ticks_time(p->a, low, high, m, p->d->x_unit);
    if (kind.scale == SCALE_LOG)
        return kind.base2 ? ticks_base2(p->a, low, high, m)
                          : ticks_log(p->a, low, high, m);
    return kind.whole ? whole_ticks(p, low, high, m)
                      : ticks_linear(p->a, low, high, m);
}

/* Returns about m ticks, and moves the free ends of the domain outwards to the
   nearest ticks. */
static struct ticks nice_ticks(struct pen *p, struct tick_kind kind,
                               double ends[2], const bool free[2], double m)
{
    bool log = kind.scale == SCALE_LOG;
    if (log && free[0])
        ends[0] = ticks_log_floor(ends[0]);
    if (log && free[1])
        ends[1] = ticks_log_ceil(ends[1]);
    struct ticks t = find_ticks(p, kind, ends[0], ends[1], m);
    if (kind.scale != SCALE_LINEAR || !t.n || !(t.step > 0))
        return t;
    t = ticks_enclose(p->a, &t, ends[0], ends[1]);
    if (free[0])
        ends[0] = fmin(ends[0], t.v[0]);
    if (free[1])
        ends[1] = fmax(ends[1], t.v[t.n - 1]);
    return t;
}

/* Returns the axis of the measure (axes.h) for a panel, or the axis for all
   panels if `panel` is NULL, with about m ticks. */
static struct chart_axis measure_axis(struct pen *p,
                                      const struct panel_data *panel, double m)
{
    const struct chart_spec *s = p->d->spec;
    bool log = data_is_log(s), horizontal = data_is_horizontal(s), free[2];
    const struct chart_positions *own = horizontal ? &s->x_ticks : &s->y_ticks;
    struct chart_axis axis = {.grid = true};
    double *ends = axis.scale.domain;
    set_ends(horizontal ? &s->x_limits : &s->y_limits,
             measure_extent(p, panel, log), ends, free);
    free[0] &= s->kind != CHART_BARH;
    free[1] &= s->kind != CHART_BARH;
    axis.scale.kind = log ? SCALE_LOG : SCALE_LINEAR;
    struct tick_kind kind = {axis.scale.kind, false,
                             reach_of(p, panel)->y_whole};
    struct ticks t =
        own->v ? given_ticks(own) : nice_ticks(p, kind, ends, free, m);
    set_ticks(p, &axis, &t, panel ? &panel->y_format : &p->d->y_format);
    set_minor(p, &axis);
    note_broken(p, panel, &axis);
    return axis;
}

struct chart_axis *axes_measures(struct pen *p, double m)
{
    struct chart_axis *v = NEW_N(p->a, struct chart_axis, p->d->n_panels);
    for (size_t i = 0; i < p->d->n_panels; i++) {
        const struct panel_data *own = axes_own_measure(p, i);
        v[i] = i && !own ? v[0] : measure_axis(p, own, m);
    }
    return v;
}

void axes_thin_up(struct pen *p, struct chart_axis *axis)
{
    struct chart_tick *v = NEW_N(p->a, struct chart_tick, axis->n);
    size_t n = 0;
    for (size_t i = 0; i < axis->n; i++)
        if (n == 0 || fabs(axis->ticks[i].at - v[n - 1].at) >= PEN_LINE + 1)
            v[n++] = axis->ticks[i];
    axis->ticks = v;
    axis->n = n;
}

double axes_width(const struct chart_axis *axis)
{
    double width = 0;
    for (size_t i = 0; i < axis->n; i++)
        width = fmax(width, pen_width(axis->ticks[i].text));
    return width;
}

void axes_set(struct pen *p, struct chart_axis *axis, double from, double to)
{
    struct chart_tick *t = NEW_N(p->a, struct chart_tick, axis->n);
    axis->scale.range[0] = from;
    axis->scale.range[1] = to;
    for (size_t i = 0; i < axis->n; i++) {
        t[i] = axis->ticks[i];
        t[i].at = scale_at(&axis->scale, t[i].value);
    }
    axis->ticks = t;
}

/* Returns the width in pixels for the name below a point: the distance between
   two points, but at least 60, less a gap. */
static double name_width(const struct chart_axis *axis)
{
    double width = fabs(axis->scale.range[1] - axis->scale.range[0]);
    return fmax(width / fmax(axis->scale.domain[1], 1), 60) - TICK_GAP;
}

/* Returns the lines of the label of tick i. Names are broken into lines;
   numbers are a single line. */
static struct strs lines_of(struct pen *p, const struct chart_axis *axis,
                            size_t i)
{
    bool name = axis->scale.kind == SCALE_POINT;
    double width = name ? name_width(axis) : INFINITY;
    return place_wrap(p->a, axis->ticks[i].text, width, false);
}

static double width_of(struct pen *p, const struct chart_axis *axis, size_t i)
{
    struct strs lines = {.n = 0};
    double width = 0;
    if (axis->scale.kind != SCALE_POINT)
        return pen_width(axis->ticks[i].text);
    lines = lines_of(p, axis, i);
    for (size_t k = 0; k < lines.n; k++)
        width = fmax(width, pen_width(lines.v[k]));
    return width;
}

size_t axes_lines(struct pen *p, const struct chart_axis *axis)
{
    size_t most = 1;
    for (size_t i = 0; axis->scale.kind == SCALE_POINT && i < axis->n; i++) {
        size_t n = lines_of(p, axis, i).n;
        most = n > most ? n : most;
    }
    return most;
}

/* Returns x of the middle of tick i's label. If the label would extend beyond
   the panel by more than p->slack, x is moved inwards. */
static double text_at(struct pen *p, const struct chart_axis *axis, size_t i)
{
    /* One pixel more, because positions are rounded. */
    double half = width_of(p, axis, i) / 2 + 1;
    double low = axis->scale.range[0] - p->slack[0] + half;
    double high = axis->scale.range[1] + p->slack[1] - half;
    return fmax(fmin(axis->ticks[i].at, high), low);
}

/* Whether the labels of every `every`-th tick fit side by side. */
static bool fits(struct pen *p, const struct chart_axis *axis, size_t every)
{
    double end = -INFINITY;
    for (size_t i = 0; i < axis->n; i += every) {
        double half = width_of(p, axis, i) / 2;
        double at = text_at(p, axis, i);
        if (at - half < end + TICK_GAP)
            return false;
        end = at + half;
    }
    return true;
}

void axes_thin(struct pen *p, struct chart_axis *axis)
{
    size_t every = 1, n = 0;
    while (every < axis->n && !fits(p, axis, every))
        every++;
    struct chart_tick *v = NEW_N(p->a, struct chart_tick, axis->n);
    for (size_t i = 0; i < axis->n; i += every)
        v[n++] = axis->ticks[i];
    axis->ticks = v;
    axis->n = n;
}

/* ---- x ---- */

static void category_ticks(struct pen *p, struct chart_axis *axis)
{
    const struct data *d = p->d;
    struct chart_tick *v = NEW_N(p->a, struct chart_tick, d->n_categories);
    for (size_t i = 0; i < d->n_categories; i++)
        v[i] = (struct chart_tick){(double)i, 0, d->categories[i]};
    axis->ticks = v;
    axis->n = d->n_categories;
    axis->scale.domain[0] = 0;
    axis->scale.domain[1] = (double)d->n_categories - 1;
}

/* Returns ticks at the edges of a histogram's bins. Sets each end of the domain
   to the author's limit or, without one, to the end of the bins or to a
   reference line beyond it. */
static struct ticks edge_ticks(struct pen *p, const struct panel_data *panel,
                               double domain[2])
{
    const struct layer *l = &(panel ? panel : p->d->panels)->layers[0];
    double low = l->v[0].low, width = l->v[0].high - low;
    double unit = elementary_pow(10, floor(elementary_log10(width)));
    bool round =
        fabs(remainder(low, unit)) + fabs(remainder(width, unit)) < 1e-6 * unit;
    struct ticks t = {.v = NEW_N(p->a, double, l->n + 1),
                      .n = l->n + 1,
                      .step = round ? unit : unit / 10};
    for (size_t i = 0; i < l->n; i++)
        t.v[i] = l->v[i].low;
    t.v[l->n] = l->v[l->n - 1].high;
    const struct chart_limits *own = &p->d->spec->x_limits;
    struct extent e = {low, t.v[l->n]};
    add_references(p->d->spec, false, &e);
    domain[0] = data_limit(own->low, own->high, e.low);
    domain[1] = data_limit(own->high, own->low, e.high);
    return t;
}

static void x_domain(struct pen *p, const struct panel_data *panel,
                     struct chart_axis *axis, double m)
{
    const struct chart_spec *s = p->d->spec;
    struct extent e = reach_of(p, panel)->x;
    bool log = axis->scale.kind == SCALE_LOG;
    bool loose =
        (s->kind == CHART_SCATTER || s->kind == CHART_HIST) && !s->x_ticks.v;
    add_ticks(&s->x_ticks, log, &e);
    /* A histogram has its reference lines at numbers on x. */
    if (s->kind == CHART_HIST)
        add_references(s, log, &e);
    else if (axis->scale.kind == SCALE_TIME)
        add_dates(s, &e);
    if (e.low > e.high)
        e = (struct extent){log ? 1 : 0, 2};
    double *ends = axis->scale.domain;
    bool base2 = log && all_powers2(p->d), free[2];
    set_ends(&s->x_limits, widened(e, log), ends, free);
    struct tick_kind kind = {axis->scale.kind, base2,
                             reach_of(p, panel)->x_whole};
    struct ticks t = s->x_ticks.v ? given_ticks(&s->x_ticks)
                     : base2 || !loose
                         ? find_ticks(p, kind, ends[0], ends[1], m)
                         : nice_ticks(p, kind, ends, free, m);
    if (base2 && loose) {
        ends[0] /= 1.2;
        ends[1] *= 1.2;
    }
    if (s->kind == CHART_HIST && !s->x_ticks.v)
        t = edge_ticks(p, panel, ends);
    set_ticks(p, axis, &t, &p->d->x_format);
    if (!base2)
        set_minor(p, axis);
}

/* ---- ticks at the dates of the data ---- */

/* Stores the distinct days of all points within the domain in `days`, in
   ascending order. Returns the number of days; 0 if there are more than
   DAYS_MAX. */
static size_t own_days(const struct data *d, const double domain[2],
                       double days[DAYS_MAX])
{
    size_t n = 0;
    for (size_t p = 0; p < d->n_panels; p++)
        for (size_t i = 0; i < d->panels[p].n; i++)
            for (size_t k = 0; k < d->panels[p].layers[i].n; k++) {
                double x = d->panels[p].layers[i].v[k].x;
                size_t at = 0;
                while (at < n && days[at] < x)
                    at++;
                if ((at < n && days[at] == x) || x < domain[0] || x > domain[1])
                    continue;
                if (n == DAYS_MAX)
                    return 0;
                memmove(days + at + 1, days + at, (n - at) * sizeof *days);
                days[at] = x;
                n++;
            }
    return n;
}

/* Sets ticks at n days, with labels as precise as `unit`. */
static void day_ticks(struct pen *p, struct chart_axis *axis,
                      const double *days, size_t n, enum calendar_unit unit)
{
    axis->n = n;
    axis->ticks = NEW_N(p->a, struct chart_tick, n);
    for (size_t i = 0; i < n; i++)
        axis->ticks[i] =
            (struct chart_tick){days[i], 0, calendar_text(p->a, days[i], unit)};
}

/* Keeps the first and the last tick, and those between them whose labels fit.
   The positions of all ticks become minor ticks. Returns false if the labels of
   the first and the last tick do not fit side by side, or if there are more
   than TICKS_MAX ticks. */
static bool keep_fitting(struct pen *p, struct chart_axis *axis)
{
    enum { TICKS_MAX = 100 };
    const struct chart_axis was = *axis;
    const struct chart_tick *all = axis->ticks;
    size_t n = axis->n, kept = 1;
    if (n > TICKS_MAX)
        return false;
    double *at = NEW_N(p->a, double, n);
    struct chart_tick *v = NEW_N(p->a, struct chart_tick, n + 1);
    v[0] = all[0];
    axis->ticks = v;
    for (size_t i = 0; i < n; i++)
        at[i] = all[i].value;
    axis->minor = (struct chart_positions){.v = at, .n = n};
    for (size_t i = 1; i < n; i++) {
        v[kept] = all[i];
        v[kept + 1] = all[n - 1];
        axis->n = kept + (i + 1 < n ? 2 : 1);
        kept += fits(p, axis, 1);
    }
    axis->n = kept;
    bool ok = kept > 1 && v[kept - 1].value == all[n - 1].value;
    if (!ok)
        *axis = was;
    return ok;
}

/* Whether each of the n days, in ascending order, is in a month of its own. */
static bool in_own_months(const double *days, size_t n)
{
    for (size_t i = 1; i < n; i++) {
        struct calendar_date x = calendar_date(days[i - 1]);
        struct calendar_date y = calendar_date(days[i]);
        if (x.year == y.year && x.month == y.month)
            return false;
    }
    return true;
}

/* Sets ticks at the days of the data. If their labels do not fit, labels only
   some of them. Returns false, and changes nothing, if the axis has no dates,
   the author chose the ticks, there is only one day or there are too many, or
   the labels of the first and the last day do not fit. */
static bool own_ticks(struct pen *p, struct chart_axis *axis, double from,
                      double to)
{
    double days[DAYS_MAX + 1];
    size_t n = own_days(p->d, axis->scale.domain, days);
    enum calendar_unit unit = p->d->x_unit;
    const struct chart_axis was = *axis;
    if (axis->scale.kind != SCALE_TIME || n < 2 || p->d->spec->x_ticks.v)
        return false;
    day_ticks(p, axis, days, n, unit);
    axes_set(p, axis, from, to);
    if (fits(p, axis, 1))
        return true;
    if (unit == CALENDAR_DAY && in_own_months(days, n))
        unit = CALENDAR_MONTH;
    day_ticks(p, axis, days, n, unit);
    axes_set(p, axis, from, to);
    if (fits(p, axis, 1) || keep_fitting(p, axis))
        return true;
    *axis = was;
    return false;
}

struct chart_axis axes_x(struct pen *p, const struct panel_data *panel,
                         double from, double to)
{
    const struct data *d = p->d;
    struct chart_axis axis = {.scale.kind = d->x_kind,
                              .grid = d->spec->kind == CHART_SCATTER};
    if (d->n_categories) {
        category_ticks(p, &axis);
        axes_set(p, &axis, from, to);
        if (!fits(p, &axis, 1) && !keep_fitting(p, &axis))
            axes_thin(p, &axis);
        return axis;
    }
    double room = axis.scale.kind == SCALE_LOG ? TICK_ROOM / 3 : TICK_ROOM;
    for (double m = fmax((to - from) / room, 4);; m *= 0.75) {
        x_domain(p, panel, &axis, m);
        if (own_ticks(p, &axis, from, to))
            return axis;
        axes_set(p, &axis, from, to);
        if (fits(p, &axis, 1))
            return axis;
        if (m < 2.5) {
            axes_thin(p, &axis);
            return axis;
        }
    }
}

/* ---- titles ---- */

static str better_text(struct pen *p)
{
    const struct chart_spec *s = p->d->spec;
    enum better better = s->series[0].better;
    if (s->kind == CHART_HIST)
        return STR_NONE;
    for (size_t i = 1; i < s->n_series; i++)
        if (s->series[i].better != better)
            return STR_NONE;
    return better == BETTER_HIGHER  ? S("higher is better")
           : better == BETTER_LOWER ? S("lower is better")
                                    : STR_NONE;
}

/* Returns the name of the measure (axes.h): the name of the only series or, if
   there are several, their common unit. Returns STR_NONE if the series have no
   common unit. */
static str measure_name(struct pen *p)
{
    const struct chart_spec *s = p->d->spec;
    const struct chart_series *y = &s->series[0];
    if (s->kind == CHART_HIST)
        return S("Count");
    if (s->n_series == 1 || s->by)
        return y->name;
    /* Series may have different units if their panels have their own axes. */
    for (size_t i = 1; i < s->n_series; i++)
        if (y->unit && s->series[i].unit &&
            !unit_adds(y->unit, s->series[i].unit))
            return STR_NONE;
    return y->unit && y->unit->n ? unit_per(p->a, unit_text(p->a, y->unit))
                                 : STR_NONE;
}

/* Appends the base of an index chart, to which its numbers are relative: the x
   at which all lines start or, if the lines start at different x, "the first
   number of each line". */
static void put_base(struct pen *p, struct buf *b)
{
    const struct chart_spec *s = p->d->spec;
    str base = STR_NONE;
    bool same = s->x != NULL;
    for (size_t i = 0; i < p->d->n_panels; i++)
        for (size_t k = 0; k < p->d->panels[i].n; k++) {
            const struct point *v = data_end(&p->d->panels[i].layers[k], false);
            str text = same && v ? cells_shown(p->a, s->x,
                                               cells_text(p->a, s->x, v->row))
                                 : base;
            same &= !base.p || str_eq(base, text);
            base = text;
        }
    buf_put(b, b->n ? S(", relative to ") : S("Relative to "));
    buf_put(b, same && base.p ? base : S("the first number of each line"));
}

str axes_measure_title(struct pen *p)
{
    const struct chart_spec *s = p->d->spec;
    str given = data_is_horizontal(s) ? s->x_label : s->y_label;
    str name = given.p ? given : measure_name(p), better = better_text(p);
    bool log = data_is_log(s);
    struct buf b = {.a = p->a};
    buf_put(&b, name.p ? name : S(""));
    if (s->index)
        put_base(p, &b);
    if (log)
        buf_put(&b, b.n ? S(" (log scale)") : S("log scale"));
    if (better.n) {
        buf_put(&b, b.n ? S(" \u2013 ") : S(""));
        buf_put(&b, better);
    }
    return buf_end(&b);
}

str axes_x_title(struct pen *p)
{
    const struct chart_spec *s = p->d->spec;
    str given = data_is_horizontal(s) ? s->y_label : s->x_label;
    str name = given.p ? given : s->x ? s->x->name : STR_NONE;
    if (s->kind == CHART_HIST && !given.p)
        name = s->n_series == 1 ? s->series[0].name : STR_NONE;
    if (s->kind == CHART_SLOPE || (!given.p && p->d->x_kind == SCALE_TIME))
        return S("");
    if (!name.p)
        return S("");
    return p->d->x_kind == SCALE_LOG
               ? str_fmt(p->a, "%.*s (log scale)", STR_ARG(name))
               : name;
}

/* ---- drawing ---- */

void axes_draw_across(struct pen *p, const struct chart_axis *axis, double y)
{
    for (size_t i = 0; i < axis->n; i++) {
        struct strs lines = lines_of(p, axis, i);
        double x = text_at(p, axis, i);
        for (size_t k = 0; k < lines.n; k++)
            pen_text(p, CHART_TICK, CHART_MIDDLE, x,
                     y + AXES_BELOW + PEN_LINE * (double)k, lines.v[k]);
    }
}

void axes_draw_up(struct pen *p, const struct chart_axis *axis, double x)
{
    for (size_t i = 0; i < axis->n; i++)
        pen_text(p, CHART_TICK, CHART_END, x - 6, axis->ticks[i].at + 4,
                 axis->ticks[i].text);
}
