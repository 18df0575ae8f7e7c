// SPDX-License-Identifier: MIT
// plot: df.plot, whose calls say what chart is to be drawn of the frame.
#include <math.h>

#include "base/codes/df.h"
#include "base/vec.h"
#include "chart/data/spec.h"
#include "df/core/accessor.h"
#include "frame/numeral.h"

/* A call as it is read. */
struct plot_call {
    struct call *c;
    struct frame f;
    struct chart_spec *spec;
    struct plot_series {
        struct chart_series *v;
        size_t n, cap;
    } series;
};

/* ---- columns ---- */

static bool is_number(const struct column *x)
{
    return x->type == COLUMN_INT || x->type == COLUMN_FLOAT;
}

/* Numbers, or texts of numbers, as format() makes them. */
static bool has_numbers(const struct column *x)
{
    bool any = is_number(x);
    for (size_t r = 0; r < x->n && !is_number(x); r++) {
        struct value v = column_value(x, r);
        str s = v.type == VALUE_STR ? str_trim(v.s) : STR_NONE;
        if (v.type == VALUE_BOOL ||
            (s.n && !numeral_is(s) && !numeral_is_missing(s)))
            return false;
        any |= v.type == VALUE_INT || v.type == VALUE_FLOAT || s.n;
    }
    return any;
}

/* pandas takes the place of a column for its name where no column is called
   so. */
static bool by_place(const struct plot_call *p, struct object x,
                     const struct column **out)
{
    str name;
    bool place = x.type == OBJECT_INT && as_int(x) >= 0 &&
                 (size_t)as_int(x) < p->f.n_columns &&
                 (!object_to_name(p->c->ev->a, x, &name) ||
                  frame_find(&p->f, name) == STR_NPOS);
    if (place)
        *out = p->f.columns[as_int(x)];
    return place;
}

static bool one_column(struct plot_call *p, enum param param,
                       const struct column **out)
{
    const struct column **v = NULL;
    size_t n = 0;
    if (!call_has(p->c, param) || by_place(p, call_arg(p->c, param), out))
        return true;
    if (!call_columns(p->c, param, &p->f, &v, &n))
        return false;
    if (n != 1)
        return call_wrong(p->c, param, "one column");
    *out = v[0];
    return true;
}

static bool number_column(struct plot_call *p, enum param param,
                          const struct column **out)
{
    if (!one_column(p, param, out) || !*out || has_numbers(*out))
        return *out || !call_has(p->c, param);
    return eval_fault(p->c->ev, DIAG_DF_VALUE, call_at(p->c, param),
                      "column '%.*s' has no numbers to draw",
                      STR_ARG(name_text(p->c->ev->scratch, (*out)->name)));
}

static void add_series(struct plot_call *p, const struct column *y)
{
    struct chart_series s = {.y = y, .name = name_text(p->c->ev->a, y->name)};
    vec_push(p->c->ev->a, &p->series, s);
}

static bool no_numbers(struct plot_call *p, const struct df_expr *at,
                       const struct column *y)
{
    struct eval *ev = p->c->ev;
    if (y)
        return eval_fault(ev, DIAG_DF_VALUE, at,
                          "column '%.*s' has no numbers to draw",
                          STR_ARG(name_text(ev->scratch, y->name)));
    eval_fault(ev, DIAG_DF_VALUE, at, "no column has numbers to draw");
    diag_help(ev->d, "y=['A', 'B'] names columns; texts as '$0.123' will do");
    return false;
}

/* The columns that y names; without it all that have numbers, but for those
   that have another part. */
static bool read_series(struct plot_call *p)
{
    struct call *c = p->c;
    const struct chart_spec *s = p->spec;
    const struct column **v = p->f.columns, *one = NULL;
    size_t n = p->f.n_columns;
    bool given = call_has(c, PARAM_y);
    if (given && by_place(p, call_arg(c, PARAM_y), &one)) {
        v = &one;
        n = 1;
    } else if (given && !call_columns(c, PARAM_y, &p->f, &v, &n)) {
        return false;
    }
    for (size_t i = 0; i < n; i++) {
        bool taken = v[i] == s->x || v[i] == s->by || v[i] == s->size ||
                     v[i] == s->colour;
        if (given && !has_numbers(v[i]))
            return no_numbers(p, eval_item(call_at(c, PARAM_y), i), v[i]);
        if (given || (is_number(v[i]) && !taken))
            add_series(p, v[i]);
    }
    return p->series.n || no_numbers(p, c->at, NULL);
}

/* ---- other arguments ---- */

static bool number_of(struct object x, double *out)
{
    struct value v;
    if (!object_scalar(x, &v) || (v.type != VALUE_INT && v.type != VALUE_FLOAT))
        return false;
    *out = v.type == VALUE_INT ? (double)v.i : v.f;
    return true;
}

/* (low, high), each a number or None. */
static bool read_limits(struct plot_call *p, enum param param,
                        struct chart_limits *out)
{
    double ends[2] = {(double)NAN, (double)NAN};
    *out = (struct chart_limits){ends[0], ends[1]};
    if (!call_has(p->c, param))
        return true;
    struct object x = call_arg(p->c, param);
    bool ok = x.type == OBJECT_LIST && as_list(x)->n == 2;
    for (size_t i = 0; ok && i < 2; i++)
        ok = as_list(x)->v[i].type == OBJECT_NONE ||
             number_of(as_list(x)->v[i], &ends[i]);
    if (!ok)
        return call_wrong(p->c, param, "a pair of numbers");
    *out = (struct chart_limits){ends[0], ends[1]};
    return true;
}

static double cell_number(const struct column *x, size_t r)
{
    double f = (double)NAN;
    struct value v = column_value(x, r);
    if (v.type == VALUE_INT)
        f = (double)v.i;
    else if (v.type == VALUE_FLOAT)
        f = v.f;
    else if (v.type == VALUE_STR)
        numeral_value(str_trim(v.s), &f);
    return f;
}

/* y and an error to one side, as a column. */
static const struct column *ends_of(struct plot_call *p, const struct column *y,
                                    const struct column *error, double constant,
                                    double sign)
{
    struct arena *a = p->c->ev->a;
    struct column *made = NEW(a, struct column);
    double *f = NEW_N(a, double, y->n);
    for (size_t r = 0; r < y->n; r++)
        f[r] = cell_number(y, r) +
               sign * (error ? cell_number(error, r) : constant);
    *made = (struct column){.name = y->name,
                            .type = COLUMN_FLOAT,
                            .n = y->n,
                            .f = f,
                            .origin = y->origin,
                            .unit = y->unit};
    return made;
}

/* yerr: one number for all, or the names of columns, one for each y. */
static bool read_errors(struct plot_call *p)
{
    struct call *c = p->c;
    const struct column **v = NULL;
    double constant = 0;
    size_t n = 0;
    if (!call_has(c, PARAM_yerr))
        return true;
    bool same = number_of(call_arg(c, PARAM_yerr), &constant);
    if (!same && !call_columns(c, PARAM_yerr, &p->f, &v, &n))
        return false;
    if (!same && n != p->series.n)
        return call_wrong(c, PARAM_yerr, "a column for each y");
    for (size_t i = 0; i < n; i++)
        if (!has_numbers(v[i]))
            return no_numbers(p, call_at(c, PARAM_yerr), v[i]);
    for (size_t i = 0; i < p->series.n; i++) {
        struct chart_series *s = &p->series.v[i];
        s->low = ends_of(p, s->y, same ? NULL : v[i], constant, -1);
        s->high = ends_of(p, s->y, same ? NULL : v[i], constant, 1);
    }
    return true;
}

/* What pandas hands to matplotlib: it may stand there, and does nothing. */
static bool read_others(struct plot_call *p)
{
    static const str KNOWN[] = {
        S_INIT("alpha"),     S_INIT("ax"),         S_INIT("cmap"),
        S_INIT("color"),     S_INIT("colorbar"),   S_INIT("colormap"),
        S_INIT("edgecolor"), S_INIT("figsize"),    S_INIT("fontsize"),
        S_INIT("grid"),      S_INIT("layout"),     S_INIT("legend"),
        S_INIT("linestyle"), S_INIT("linewidth"),  S_INIT("lw"),
        S_INIT("marker"),    S_INIT("markersize"), S_INIT("rot"),
        S_INIT("sharex"),    S_INIT("sharey"),     S_INIT("style"),
        S_INIT("width"),     S_INIT("xticks"),     S_INIT("yticks"),
    };
    enum { N_KNOWN = sizeof KNOWN / sizeof *KNOWN };
    struct object others = call_arg(p->c, PARAM_kwargs);
    struct eval *ev = p->c->ev;
    for (size_t i = 0; others.type == OBJECT_DICT && i < as_dict(others)->n;
         i++) {
        str name = as_str(as_dict(others)->v[i].key);
        const struct df_expr *at = call_named_at(p->c, name);
        size_t k = 0;
        while (k < N_KNOWN && !str_eq(KNOWN[k], name))
            k++;
        if (k < N_KNOWN) {
            diag_at(ev->d, DIAG_DF_PLOT_OPTION, eval_pos(ev, at), name);
            continue;
        }
        eval_fault(ev, DIAG_DF_TYPE, at, "'%.*s' takes no argument '%.*s'",
                   STR_ARG(p->c->operation->name), STR_ARG(name));
        diag_help_nearest(ev->d, "others", name, KNOWN, N_KNOWN);
        return false;
    }
    return true;
}

static bool read_options(struct plot_call *p)
{
    struct call *c = p->c;
    struct chart_spec *s = p->spec;
    bool both = false;
    int64_t bins = 0;
    if (!call_bool(c, PARAM_logx, &s->x_log) ||
        !call_bool(c, PARAM_logy, &s->y_log) ||
        !call_bool(c, PARAM_loglog, &both) ||
        !call_bool(c, PARAM_stacked, &s->stacked) ||
        !call_bool(c, PARAM_subplots, &s->subplots) ||
        !call_int(c, PARAM_bins, &bins) ||
        !call_str(c, PARAM_title, &s->title) ||
        !call_str(c, PARAM_xlabel, &s->x_label) ||
        !call_str(c, PARAM_ylabel, &s->y_label) ||
        !read_limits(p, PARAM_xlim, &s->x_limits) ||
        !read_limits(p, PARAM_ylim, &s->y_limits))
        return false;
    if (bins < 0 || bins > CHART_BINS_MAX)
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_bins),
                          "1 to %d bins can be drawn", CHART_BINS_MAX);
    s->bins = (unsigned)bins;
    s->x_log |= both;
    s->y_log |= both;
    return true;
}

/* ---- the kinds ---- */

static bool read_x(struct plot_call *p)
{
    struct chart_spec *s = p->spec;
    bool numbers = s->kind == CHART_SCATTER;
    if (!one_column(p, PARAM_x, &s->x) || !one_column(p, PARAM_by, &s->by) ||
        !number_column(p, PARAM_s, &s->size) ||
        !one_column(p, PARAM_c, &s->colour))
        return false;
    if (numbers && !call_has(p->c, PARAM_x))
        return eval_fault(p->c->ev, DIAG_DF_TYPE, p->c->at,
                          "'scatter' needs x and y");
    if (numbers && !has_numbers(s->x))
        return no_numbers(p, call_at(p->c, PARAM_x), s->x);
    if (!s->x && p->f.n_index && !p->f.index[0]->row_numbers)
        s->x = p->f.index[0];
    return true;
}

/* Of each row what lies between two columns. */
static bool read_range(struct plot_call *p)
{
    struct chart_series s = {0};
    if (!number_column(p, PARAM_low, &s.low) ||
        !number_column(p, PARAM_high, &s.high) ||
        !number_column(p, PARAM_mid, &s.y))
        return false;
    s.name = name_text(p->c->ev->a, s.y ? s.y->name : s.high->name);
    vec_push(p->c->ev->a, &p->series, s);
    return true;
}

static bool read_call(struct plot_call *p)
{
    struct chart_spec *s = p->spec;
    if (!read_others(p) || !read_options(p) || !read_x(p))
        return false;
    if (s->kind == CHART_RANGE ? !read_range(p)
                               : !read_series(p) || !read_errors(p))
        return false;
    if (s->kind == CHART_SCATTER && p->series.n != 1)
        return eval_fault(p->c->ev, DIAG_DF_TYPE, call_at(p->c, PARAM_y),
                          "'scatter' draws one y");
    if (s->kind == CHART_SLOPE && p->series.n != 2)
        return eval_fault(p->c->ev, DIAG_DF_TYPE, call_at(p->c, PARAM_y),
                          "'slope' draws two columns, before and after");
    s->series = p->series.v;
    s->n_series = p->series.n;
    return true;
}

static const str KINDS[N_CHART_KINDS] = {
    [CHART_BAR] = S_INIT("bar"),         [CHART_BARH] = S_INIT("barh"),
    [CHART_LINE] = S_INIT("line"),       [CHART_AREA] = S_INIT("area"),
    [CHART_SCATTER] = S_INIT("scatter"), [CHART_HIST] = S_INIT("hist"),
    [CHART_BOX] = S_INIT("box"),         [CHART_RANGE] = S_INIT("range"),
    [CHART_SLOPE] = S_INIT("slope"),
};

static bool draw(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct accessor *self = as_accessor(c->self);
    struct plot_call p = {.c = c, .f = object_as_frame(&self->of)};
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
    struct frame *f = NEW(ev->a, struct frame);
    *f = p.f;
    p.spec->frame = f;
    *out = (struct object){.type = OBJECT_NONE};
    if (!read_call(&p))
        return false;
    ev->chart = p.spec;
    ev->chart_at = eval_pos(ev, c->at);
    return true;
}

// clang-format off
#define ANY \
    NAMED(by, NONE), NAMED(subplots, FALSE), NAMED(title, NONE), \
    NAMED(logx, FALSE), NAMED(logy, FALSE), NAMED(loglog, FALSE), \
    NAMED(xlim, NONE), NAMED(ylim, NONE), \
    NAMED(xlabel, NONE), NAMED(ylabel, NONE), NAMED(yerr, NONE), \
    OTHERS(kwargs)
// clang-format on

static const struct parameter XY[] = {OPT(x, NONE), OPT(y, NONE),
                                      NAMED(stacked, FALSE), ANY, PARAMS_END};

static const struct operation CALLED = {
    S_INIT("plot"),
    ON_PLOT,
    draw,
    PARAMS(OPT(x, NONE), OPT(y, NONE), OPT(kind, TEXT("line")), NAMED(s, NONE),
           NAMED(c, NONE), NAMED(bins, INT(10)), NAMED(stacked, UNSET), ANY),
    0,
    1,
    "draws a chart"};

static bool plot(struct call *c, struct object *out)
{
    static const struct accessor_kind KIND = {S_INIT("plot"), ON_PLOT, NULL,
                                              NULL, &CALLED};
    *out = accessor_make(c->ev, &KIND, c->self);
    return true;
}

const struct operation PLOT_OPERATIONS[] = {
    {S_INIT("area"), ON_PLOT, draw,
     PARAMS(OPT(x, NONE), OPT(y, NONE), NAMED(stacked, TRUE), ANY), 0, 1,
     "draws areas, one upon the other"},
    {S_INIT("bar"), ON_PLOT, draw, XY, 0, 1, "draws upright bars"},
    {S_INIT("barh"), ON_PLOT, draw, XY, 0, 1, "draws lying bars"},
    {S_INIT("box"), ON_PLOT, draw, PARAMS(NAMED(y, NONE), ANY), 0, 1,
     "draws the quartiles of columns"},
    {S_INIT("hist"), ON_PLOT, draw,
     PARAMS(NAMED(y, NONE), NAMED(bins, INT(10)), NAMED(stacked, FALSE), ANY),
     0, 1, "draws how often numbers occur"},
    {S_INIT("line"), ON_PLOT, draw, XY, 0, 1, "draws lines"},
    {S_INIT("plot"), ON_FRAME | ON_SERIES, plot, PROPERTY, 0, 1, "charts"},
    {S_INIT("range"), ON_PLOT, draw,
     PARAMS(NEEDS_NAMED(low), NEEDS_NAMED(high), NAMED(mid, NONE),
            NAMED(x, NONE), ANY),
     0, 1, "draws from a low to a high number, as P50 and P99"},
    {S_INIT("scatter"), ON_PLOT, draw,
     PARAMS(NEEDS(x), NEEDS(y), OPT(s, NONE), OPT(c, NONE), ANY), 0, 1,
     "draws marks at x and y"},
    {S_INIT("slope"), ON_PLOT, draw, PARAMS(OPT(x, NONE), NAMED(y, NONE), ANY),
     0, 1, "draws a line of each row, from before to after"},
    {{0}, 0, NULL, NULL, 0, 0, NULL},
};
