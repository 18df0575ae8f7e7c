// SPDX-License-Identifier: MIT
// plot: the operations of df.plot. Each call makes a chart specification of a
// frame.
#include "base/codes/df.h"
#include "base/vec.h"
#include "df/plot/axes.h"
#include "df/plot/plot_call.h"
#include "df/runtime/accessor.h"
#include "df/runtime/units.h"
#include "frame/moment.h"

/* Warns if the argument `stacked` has no effect: only bars and areas can be
   stacked. */
static void read_stacked(struct plot_call *p)
{
    struct chart_spec *s = p->spec;
    bool stacks =
        s->kind == CHART_BAR || s->kind == CHART_BARH || s->kind == CHART_AREA;
    if (!s->stacked || stacks)
        return;
    plot_ignored(p, PARAM_stacked, "only bar, barh and area can be stacked");
}

static bool read_options(struct plot_call *p)
{
    struct call *c = p->c;
    struct chart_spec *s = p->spec;
    int64_t bins = 0;
    if (!call_bool(c, PARAM_stacked, &s->stacked) ||
        !call_bool(c, PARAM_subplots, &s->subplots) ||
        !call_int(c, PARAM_bins, &bins) || !call_str(c, PARAM_title, &s->title))
        return false;
    if (bins < 0 || bins > CHART_BINS_MAX)
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_bins),
                          "'bins' must be from 1 to %d", CHART_BINS_MAX);
    read_stacked(p);
    s->bins = (unsigned)bins;
    return true;
}

/* ---- the kinds ---- */

/* Reads argument s, the column with the areas of the marks. A single number for
   all marks has no effect. */
static bool read_size(struct plot_call *p)
{
    struct object s = call_arg(p->c, PARAM_s);
    if (s.type == OBJECT_INT || s.type == OBJECT_FLOAT) {
        plot_ignored(p, PARAM_s, "s='COLUMN' sets the area of each mark");
        return true;
    }
    return plot_column(p, PARAM_s, true, &p->spec->size);
}

/* Reads c, the column that colours the marks. */
static bool read_colour(struct plot_call *p)
{
    struct diags *d = p->c->ev->d;
    size_t n = d->n;
    if (plot_column(p, PARAM_c, false, &p->spec->colour))
        return true;
    if (d->n > n && d->v[d->n - 1].code == DIAG_DF_COLUMN)
        diag_help(d,
                  "%.*s; c must be a column, and each of its values gets its "
                  "own colour",
                  STR_ARG(d->v[d->n - 1].help));
    return false;
}

static bool read_x(struct plot_call *p)
{
    struct chart_spec *s = p->spec;
    bool numbers = s->kind == CHART_SCATTER;
    if (!plot_column(p, PARAM_x, false, &s->x) ||
        !plot_column(p, PARAM_by, false, &s->by) || !read_size(p) ||
        !read_colour(p))
        return false;
    if (call_has(p->c, PARAM_x))
        s->x_at = eval_pos(p->c->ev, call_at(p->c, PARAM_x));
    if (numbers && !call_has(p->c, PARAM_x))
        return eval_fault(p->c->ev, DIAG_DF_TYPE, p->c->at,
                          "'scatter' requires x and y");
    if (!s->x && p->f.n_index && !p->f.index[0]->row_numbers)
        s->x = p->f.index[0];
    return true;
}

/* Reads the columns low, high and mid. For each row, the chart draws the range
   from low to high. */
static bool read_range(struct plot_call *p)
{
    struct chart_series s = {0};
    if (!plot_column(p, PARAM_low, true, &s.low) ||
        !plot_column(p, PARAM_high, true, &s.high) ||
        !plot_column(p, PARAM_mid, true, &s.y))
        return false;
    s.at = eval_pos(p->c->ev, call_at(p->c, PARAM_high));
    s.low = units_like(p->c->ev->a, s.low, s.low);
    s.high = units_like(p->c->ev->a, s.high, s.high);
    plot_add_series(p, s);
    return true;
}

/* Reads all arguments into p->spec, and warns about misleading series. */
static bool read_call(struct plot_call *p)
{
    struct chart_spec *s = p->spec;
    if (!plot_read_others(p) || !read_options(p) || !read_x(p) ||
        !plot_read_axes(p))
        return false;
    if (s->kind == CHART_RANGE ? !read_range(p)
                               : !plot_read_series(p) || !plot_read_errors(p))
        return false;
    if (s->kind == CHART_SCATTER && p->series.n != 1)
        return eval_fault(p->c->ev, DIAG_DF_TYPE, call_at(p->c, PARAM_y),
                          "'scatter' needs a single column for y") ||
               eval_help(p->c->ev, "by='COLUMN' draws the rows of each value "
                                   "in its own colour");
    if (s->kind == CHART_SLOPE && p->series.n != 2)
        return eval_fault(p->c->ev, DIAG_DF_TYPE, call_at(p->c, PARAM_y),
                          "'slope' needs two columns: before and after") ||
               eval_help(p->c->ev, "call it on a frame, and name two columns: "
                                   "df.plot.slope(y=['before', 'after'])");
    s->series = p->series.v;
    s->n_series = p->series.n;
    plot_check_means(p);
    plot_check_units(p);
    return true;
}

static const str KINDS[N_CHART_KINDS] = {
    [CHART_BAR] = S_INIT("bar"),         [CHART_BARH] = S_INIT("barh"),
    [CHART_LINE] = S_INIT("line"),       [CHART_AREA] = S_INIT("area"),
    [CHART_SCATTER] = S_INIT("scatter"), [CHART_HIST] = S_INIT("hist"),
    [CHART_BOX] = S_INIT("box"),         [CHART_DOT] = S_INIT("dot"),
    [CHART_RANGE] = S_INIT("range"),     [CHART_SLOPE] = S_INIT("slope"),
};

/* Returns the plotted frame. As in tables, all dates of a column have the same
   notation. */
static struct frame *plotted(struct eval *ev, const struct object *of)
{
    const struct frame f = object_as_frame(of);
    struct frame *own = object_own_frame(ev->a, &f);
    for (size_t i = 0; i < f.n_columns; i++) {
        if (!column_is_time(f.columns[i]))
            continue;
        struct column *c = NEW(ev->a, struct column);
        *c = *f.columns[i];
        c->display.shown = (uint8_t)moment_shown(c);
        own->columns[i] = c;
    }
    return own;
}

static bool draw(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct accessor *self = as_accessor(c->self);
    struct plot_call p = {.c = c, .f = *plotted(ev, &self->of)};
    unsigned kind = 0;
    while (kind < N_CHART_KINDS && !str_eq(KINDS[kind], c->operation->name))
        kind++;
    if (kind == N_CHART_KINDS) { /* df.plot() itself */
        kind = CHART_LINE;
        if (!call_choice(c, PARAM_kind, KINDS, CHART_RANGE, &kind))
            return false;
    }
    p.spec = NEW(ev->a, struct chart_spec);
    p.spec->kind = kind;
    p.spec->stacked = kind == CHART_AREA;
    p.spec->frame = object_own_frame(ev->a, &p.f);
    *out = axes_make(ev, p.spec);
    if (!read_call(&p))
        return false;
    ev->chart = p.spec;
    ev->chart_at = ev->chart_end = eval_pos(ev, c->at);
    return true;
}

// clang-format off
#define ANY \
    NAMED(by, NONE), NAMED(subplots, FALSE), NAMED(layout, NONE), \
    NAMED(sharex, NONE), NAMED(sharey, NONE), NAMED(title, NONE), \
    NAMED(logx, FALSE), NAMED(logy, FALSE), NAMED(loglog, FALSE), \
    NAMED(xlim, NONE), NAMED(ylim, NONE), NAMED(xticks, NONE), \
    NAMED(yticks, NONE), NAMED(xlabel, NONE), NAMED(ylabel, NONE), \
    OTHERS(kwargs)
#define ERRORS NAMED(xerr, NONE), NAMED(yerr, NONE)
// clang-format on

static const struct parameter BARS[] = {
    OPT(x, NONE), OPT(y, NONE), NAMED(stacked, FALSE), ERRORS, ANY, PARAMS_END};

static const struct operation CALLED = {
    S_INIT("plot"),
    ON_PLOT,
    draw,
    PARAMS(OPT(x, NONE), OPT(y, NONE), OPT(kind, TEXT("line")), NAMED(s, NONE),
           NAMED(c, NONE), NAMED(bins, INT(10)), NAMED(stacked, UNSET), ERRORS,
           ANY),
    0,
    1,
    "draws a chart"};

static bool plot(struct call *c, struct object *out)
{
    static const struct accessor_kind KIND = {
        .name = S_INIT("plot"), .on = ON_PLOT, .called = &CALLED};
    *out = accessor_make(c->ev, &KIND, c->self);
    return true;
}

const struct operation PLOT_OPERATIONS[] = {
    {S_INIT("area"), ON_PLOT, draw,
     PARAMS(OPT(x, NONE), OPT(y, NONE), NAMED(stacked, TRUE), ANY), 0, 1,
     "draws stacked areas"},
    {S_INIT("bar"), ON_PLOT, draw, BARS, 0, 1, "draws vertical bars"},
    {S_INIT("barh"), ON_PLOT, draw, BARS, 0, 1, "draws horizontal bars"},
    {S_INIT("box"), ON_PLOT, draw, PARAMS(NAMED(y, NONE), ANY), 0, 1,
     "draws the quartiles of columns"},
    {S_INIT("dot"), ON_PLOT, draw, PARAMS(OPT(x, NONE), OPT(y, NONE), ANY), 0,
     1, "draws a row of dots for each category"},
    {S_INIT("hist"), ON_PLOT, draw,
     PARAMS(NAMED(y, NONE), NAMED(bins, INT(10)), NAMED(stacked, FALSE), ANY),
     0, 1, "draws how many numbers are in each bin"},
    {S_INIT("line"), ON_PLOT, draw,
     PARAMS(OPT(x, NONE), OPT(y, NONE), ERRORS, ANY), 0, 1, "draws lines"},
    {S_INIT("plot"), ON_FRAME | ON_SERIES, plot, PROPERTY, 0, 0, "charts"},
    {S_INIT("range"), ON_PLOT, draw,
     PARAMS(NEEDS_NAMED(low), NEEDS_NAMED(high), NAMED(mid, NONE),
            NAMED(x, NONE), ANY),
     0, 1,
     "draws the range from a low to a high number, such as from P50 to P99"},
    {S_INIT("scatter"), ON_PLOT, draw,
     PARAMS(NEEDS(x), NEEDS(y), OPT(s, NONE), OPT(c, NONE), ERRORS, ANY), 0, 1,
     "draws marks at x and y"},
    {S_INIT("slope"), ON_PLOT, draw, PARAMS(OPT(x, NONE), NAMED(y, NONE), ANY),
     0, 1, "draws a line for each row, from before to after"},
    {{0}, 0, NULL, NULL, 0, 0, NULL},
};
