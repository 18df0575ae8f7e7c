// SPDX-License-Identifier: MIT
// plot_axes: reads the arguments of df.plot about the axes. x and y are pandas'
// axes. For a box chart, they are exchanged at the end, because its boxes are
// horizontal here and vertical in pandas.
#include <math.h>
#include <stdlib.h>

#include "base/calendar.h"
#include "base/codes/df.h"
#include "chart/scale/cells.h"
#include "df/plot/plot_call.h"
#include "frame/moment.h"

enum {
    TICKS_MAX = 200,   /* maximum number of ticks of an axis */
    DAYS_MAX = 3000000 /* maximum number of days after 1970; beyond the year
                          9999 */
};

/* The kinds of values along an axis. */
enum axis_values { AXIS_NUMBERS, AXIS_DATES, AXIS_NAMES };

/* Returns the kind of values on an axis: the y axis if `y`, else the x axis. */
static enum axis_values values_on(const struct plot_call *p, bool y)
{
    const struct chart_spec *s = p->spec;
    enum calendar_unit unit;
    bool horizontal =
        s->kind == CHART_BARH || s->kind == CHART_RANGE || s->kind == CHART_DOT;
    bool banded =
        s->kind == CHART_BAR || s->kind == CHART_BOX || s->kind == CHART_SLOPE;
    if (horizontal || banded)
        return horizontal == y ? AXIS_NAMES : AXIS_NUMBERS;
    if (y || !s->x || s->kind == CHART_HIST)
        return AXIS_NUMBERS;
    if (cells_days(p->c->ev->scratch, s->x, &unit))
        return AXIS_DATES;
    return s->x->type == COLUMN_STR && s->kind != CHART_SCATTER ? AXIS_NAMES
                                                                : AXIS_NUMBERS;
}

/* Sets *out to the position of x on an axis. x is a number; on an axis of
   dates, it is a date, a string such as "2024-05-01" or "2024", or a number of
   days since 1970-01-01, which is also the unit of *out. Returns false for
   other objects. */
static bool read_value(struct object x, enum axis_values h, double *out)
{
    struct value v;
    enum calendar_unit unit;
    long year;
    if (!object_scalar(x, &v))
        return false;
    if (v.type == VALUE_INT || v.type == VALUE_FLOAT) {
        *out = v.type == VALUE_INT ? (double)v.i : v.f;
        return h == AXIS_DATES ? fabs(*out) <= DAYS_MAX : cells_drawable(*out);
    }
    if (v.type == VALUE_DATE && h == AXIS_DATES) {
        *out = (double)moment_local(v.ns, v.zone) / (double)MOMENT_DAY;
        return true;
    }
    if (v.type != VALUE_STR || h != AXIS_DATES)
        return false;
    if (calendar_read(str_trim(v.s), out, &unit))
        return true;
    bool read = str_trim(v.s).n == 4 && str_to_long(str_trim(v.s), &year);
    if (read)
        *out = calendar_day((struct calendar_date){(int)year, 1, 1});
    return read;
}

static bool wrong(struct plot_call *p, enum param param, enum axis_values h,
                  const char *numbers, const char *dates)
{
    return call_wrong(p->c, param, h == AXIS_DATES ? dates : numbers);
}

/* Warns that an argument has no effect because the axis shows names. Returns
   true, since the argument is valid. */
static bool ignored_by_names(struct plot_call *p, enum param param)
{
    plot_ignored(p, param, "remove it: this axis shows names, not numbers");
    return true;
}

/* Reads limits: (low, high), each a number, a date or None. False on a
   fault. */
static bool read_limits(struct plot_call *p, enum param param, bool y,
                        struct chart_limits *out)
{
    double ends[2] = {(double)NAN, (double)NAN};
    enum axis_values h = values_on(p, y);
    *out = (struct chart_limits){.low = ends[0], .high = ends[1]};
    if (!call_has(p->c, param))
        return true;
    struct object x = call_arg(p->c, param);
    bool ok = x.type == OBJECT_LIST && as_list(x)->n == 2;
    for (size_t i = 0; ok && i < 2; i++)
        ok = as_list(x)->v[i].type == OBJECT_NONE ||
             read_value(as_list(x)->v[i], h, &ends[i]);
    bool huge = fabs(ends[0]) >= 1e300 || fabs(ends[1]) >= 1e300;
    if (!ok)
        return wrong(p, param, h,
                     huge ? "a pair of numbers between -1e300 and 1e300"
                          : "a pair of numbers, such as (0, 10)",
                     "a pair of valid dates, such as ('2024-01', '2024-06')");
    if (h == AXIS_NAMES)
        return ignored_by_names(p, param);
    out->low = ends[0];
    out->high = ends[1];
    out->at = eval_pos(p->c->ev, call_at(p->c, param));
    return true;
}

static int by_number(const void *x, const void *y)
{
    double u = *(const double *)x, v = *(const double *)y;
    return (u > v) - (u < v);
}

/* Reads a list or a series of ticks, numbers or dates, and sorts them. An empty
   list removes the ticks. False on a fault. */
static bool read_ticks(struct plot_call *p, enum param param, bool y,
                       struct chart_positions *out)
{
    struct object x = call_arg(p->c, param);
    enum axis_values h = values_on(p, y);
    const struct column *c =
        x.type == OBJECT_SERIES ? as_series(x)->column : NULL;
    size_t n = c ? c->n : x.type == OBJECT_LIST ? as_list(x)->n : 0;
    if (!call_has(p->c, param))
        return true;
    if (h == AXIS_NAMES)
        return ignored_by_names(p, param);
    double *v = NEW_N(p->c->ev->a, double, n + 1);
    bool ok = c || x.type == OBJECT_LIST;
    for (size_t i = 0; ok && i < n && n <= TICKS_MAX; i++)
        ok = read_value(c ? object_value(column_value(c, i)) : as_list(x)->v[i],
                        h, &v[i]);
    if (n > TICKS_MAX)
        return eval_fault(p->c->ev, DIAG_DF_TYPE, call_at(p->c, param),
                          "argument '%.*s' has %zu ticks, but a chart shows at "
                          "most %d",
                          STR_ARG(operation_param(param)), n, TICKS_MAX);
    if (!ok)
        return wrong(p, param, h, "a list of numbers such as [0, 50, 100]",
                     "a list of valid dates such as ['2024-01', "
                     "'2024-02']");
    qsort(v, n, sizeof *v, by_number);
    *out = (struct chart_positions){v, n,
                                    eval_pos(p->c->ev, call_at(p->c, param))};
    return true;
}

/* Reads whether an axis is logarithmic. On an axis of dates, names or bins,
   warns about a logarithmic scale and sets *out to false. Returns false on a
   fault. */
static bool read_log(struct plot_call *p, enum param param, bool y, bool *out)
{
    if (!call_bool(p->c, param, out))
        return false;
    enum axis_values h = values_on(p, y);
    bool bins = !y && p->spec->kind == CHART_HIST;
    if (!*out || (h == AXIS_NUMBERS && !bins))
        return true;
    *out = false;
    if (h == AXIS_NAMES)
        return ignored_by_names(p, param);
    plot_ignored(p, param,
                 h == AXIS_DATES
                     ? "remove it: this axis shows dates"
                     : "remove it: this axis shows bins of equal width");
    return true;
}

/* Reads a layout: (rows, columns). One of the numbers may be -1, which means as
   many as needed. False on a fault. */
static bool read_layout(struct plot_call *p)
{
    struct object x = call_arg(p->c, PARAM_layout);
    int64_t v[2] = {-1, -1};
    if (!call_has(p->c, PARAM_layout))
        return true;
    bool ok = x.type == OBJECT_LIST && as_list(x)->n == 2;
    for (size_t i = 0; ok && i < 2; i++) {
        ok = as_list(x)->v[i].type == OBJECT_INT;
        v[i] = ok ? as_int(as_list(x)->v[i]) : -1;
        ok &= v[i] == -1 || (v[i] > 0 && v[i] <= CHART_GRID_MAX);
    }
    if (!ok || (v[0] < 0 && v[1] < 0))
        return call_wrong(
            p->c, PARAM_layout,
            x.type == OBJECT_LIST
                ? "a pair of integers above 0, one of which may be -1"
                : "a pair such as (2, 3)");
    p->spec->rows = v[0] < 0 ? 0 : (size_t)v[0];
    p->spec->columns = v[1] < 0 ? 0 : (size_t)v[1];
    return true;
}

/* Reads whether panels share their x axis and their y axis. By default, as in
   pandas, the panels of subplots share only x. */
static bool read_sharing(struct plot_call *p)
{
    struct chart_spec *s = p->spec;
    bool x = true, y = !s->subplots;
    if ((call_has(p->c, PARAM_sharex) && !call_bool(p->c, PARAM_sharex, &x)) ||
        (call_has(p->c, PARAM_sharey) && !call_bool(p->c, PARAM_sharey, &y)))
        return false;
    s->x_apart = !x;
    s->y_apart = !y;
    return true;
}

/* Exchanges the x and y axes of a box chart, whose boxes are horizontal. */
static void exchange(struct chart_spec *s)
{
    const struct chart_spec t = *s;
    s->x_limits = t.y_limits;
    s->y_limits = t.x_limits;
    s->x_ticks = t.y_ticks;
    s->y_ticks = t.x_ticks;
    s->x_log = t.y_log;
    s->y_log = t.x_log;
    s->x_label = t.y_label;
    s->y_label = t.x_label;
    s->x_apart = t.y_apart;
    s->y_apart = t.x_apart;
}

bool plot_read_axes(struct plot_call *p)
{
    struct call *c = p->c;
    struct chart_spec *s = p->spec;
    bool both = false;
    if (!read_log(p, PARAM_logx, false, &s->x_log) ||
        !read_log(p, PARAM_logy, true, &s->y_log) ||
        !call_bool(c, PARAM_loglog, &both) ||
        !call_str(c, PARAM_xlabel, &s->x_label) ||
        !call_str(c, PARAM_ylabel, &s->y_label) ||
        !read_limits(p, PARAM_xlim, false, &s->x_limits) ||
        !read_limits(p, PARAM_ylim, true, &s->y_limits) ||
        !read_ticks(p, PARAM_xticks, false, &s->x_ticks) ||
        !read_ticks(p, PARAM_yticks, true, &s->y_ticks) || !read_layout(p) ||
        !read_sharing(p))
        return false;
    s->x_log |= both && values_on(p, false) == AXIS_NUMBERS;
    s->y_log |= both && values_on(p, true) == AXIS_NUMBERS;
    if (s->kind == CHART_BOX)
        exchange(s);
    return true;
}
