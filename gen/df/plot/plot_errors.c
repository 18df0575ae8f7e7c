// SPDX-License-Identifier: MIT
// plot_errors: reads error bars into two columns: their low and their high
// ends.
#include <math.h>

#include "base/codes/df.h"
#include "chart/scale/cells.h"
#include "chart/scale/figures.h"
#include "df/plot/plot_call.h"
#include "df/runtime/units.h"
#include "frame/unit.h"

/* The errors of all rows: the cells of `column` or, if `column` is NULL,
   `constant`. */
struct plot_error {
    const struct column *column;
    double constant;
};

static bool number_of(struct object x, double *out)
{
    struct value v;
    if (!object_scalar(x, &v) || (v.type != VALUE_INT && v.type != VALUE_FLOAT))
        return false;
    *out = v.type == VALUE_INT ? (double)v.i : v.f;
    return true;
}

/* Returns a column of the ends of the error bars: y plus the errors or, if
   `sign` is -1, y minus the errors. */
static const struct column *end_of(struct plot_call *p, const struct column *y,
                                   struct plot_error e, double sign)
{
    struct arena *a = p->c->ev->a;
    struct column *made = NEW(a, struct column);
    double *f = cells_numbers(a, y);
    const double *by = e.column ? cells_numbers(a, e.column) : NULL;
    for (size_t r = 0; r < y->n; r++)
        f[r] += sign * (by ? by[r] : e.constant);
    *made = (struct column){.name = y->name,
                            .type = COLUMN_FLOAT,
                            .n = y->n,
                            .f = f,
                            .origin = y->origin,
                            .unit = y->unit};
    return made;
}

/* ---- the argument ---- */

static bool are_numbers(const struct list *l)
{
    double f;
    for (size_t i = 0; i < l->n; i++)
        if (!number_of(l->v[i], &f))
            return false;
    return l->n > 0;
}

/* Reads errors from a list that has a number for each row. */
static bool list_error(struct plot_call *p, enum param param,
                       const struct list *l, struct plot_error *out)
{
    void *cells;
    out->column = column_new(p->c->ev->a, operation_param(param), COLUMN_FLOAT,
                             l->n, &cells);
    for (size_t i = 0; i < l->n; i++)
        if (!number_of(l->v[i], (double *)cells + i))
            return call_wrong(p->c, param, "numbers");
    return plot_has_length(p, param, l->n);
}

/* Whether all numbers of c have the same unit. If not, reports that and returns
   false. */
static bool has_one_unit(struct plot_call *p, const struct df_expr *at,
                         const struct column *c)
{
    struct eval *ev = p->c->ev;
    struct figures_compared by = figures_compare_column(ev->scratch, c);
    if (by.alike == FIGURES_ALIKE)
        return true;
    str why = figures_fault(ev->scratch, name_text(ev->scratch, c->name),
                            figures_read(ev->scratch, c), &by);
    eval_fault(ev, DIAG_DF_VALUE, at, "%.*s", STR_ARG(why));
    diag_help(ev->d, FIGURES_HELP);
    return false;
}

/* Reads the errors for one y from x. x is the whole argument or one element of
   it. False on a fault. */
static bool one_error(struct plot_call *p, enum param param, struct object x,
                      const struct df_expr *at, struct plot_error *out)
{
    str name;
    *out = (struct plot_error){0};
    if (number_of(x, &out->constant))
        return true;
    if (x.type == OBJECT_LIST)
        return list_error(p, param, as_list(x), out);
    if (x.type == OBJECT_SERIES) {
        out->column = as_series(x)->column;
        if (!plot_has_length(p, param, out->column->n))
            return false;
    } else if (object_to_name(p->c->ev->a, x, &name)) {
        size_t k = frame_find(&p->f, name);
        if (k == STR_NPOS)
            return eval_no_column(p->c->ev, at, name, &p->f);
        out->column = p->f.columns[k];
    } else {
        return call_wrong(p->c, param, "a number or a column");
    }
    return (plot_has_numbers(out->column) ||
            plot_no_numbers(p, at, out->column)) &&
           has_one_unit(p, at, out->column);
}

/* Returns the series with this name. Reports an unknown name and returns
   NULL. */
static struct chart_series *series_named(struct plot_call *p, str name,
                                         const struct df_expr *at)
{
    struct arena *scratch = p->c->ev->scratch;
    str *names = NEW_N(scratch, str, p->series.n + 1);
    for (size_t i = 0; i < p->series.n; i++) {
        if (str_eq(p->series.v[i].y->name, name))
            return &p->series.v[i];
        names[i] = p->series.v[i].name;
    }
    eval_fault(p->c->ev, DIAG_DF_VALUE, at, "unknown series '%.*s'",
               STR_ARG(name_text(scratch, name)));
    diag_help_nearest(p->c->ev->d, "series", name, names, p->series.n);
    return NULL;
}

/* ---- errors of a series ---- */

/* Whether the errors e can be drawn at the numbers of column `of`: no error is
   negative, and the errors and the numbers have the same unit. If not, reports
   that and returns false. */
static bool check_errors(struct plot_call *p, const struct column *of,
                         struct plot_error e, const struct df_expr *at)
{
    struct eval *ev = p->c->ev;
    const struct unit *u = units_of(ev->scratch, of);
    const struct unit *v = e.column ? units_of(ev->scratch, e.column) : NULL;
    size_t r = 0, n = e.column ? e.column->n : 0;
    const double *by = n ? cells_numbers(ev->scratch, e.column) : NULL;
    while (r < n && !(by[r] < 0))
        r++;
    if (r < n || e.constant < 0) {
        eval_fault(ev, DIAG_DF_VALUE, at,
                   "the length of an error bar cannot be negative");
        diag_help(ev->d, "an error bar extends by this length on each side: "
                         "write 0 or more");
        return false;
    }
    if (!u || !v || unit_adds(u, v))
        return true;
    eval_fault(ev, DIAG_DF_VALUE, at,
               "'%.*s' is in %.*s, but its errors '%.*s' are in %.*s",
               STR_ARG(name_text(ev->scratch, of->name)),
               STR_ARG(unit_text(ev->scratch, u)),
               STR_ARG(name_text(ev->scratch, e.column->name)),
               STR_ARG(unit_text(ev->scratch, v)));
    diag_help(ev->d, "convert the errors to %.*s",
              STR_ARG(unit_text(ev->scratch, u)));
    return false;
}

/* Whether an argument gives errors of the measure (pandas' y) rather than of
   the other axis. In a chart of horizontal bars, the measure is on x. */
static bool of_measure(const struct plot_call *p, enum param param)
{
    return (p->spec->kind == CHART_BARH) == (param == PARAM_xerr);
}

/* Sets the columns with the low and high ends of the error bars of series s.
   False on a fault. */
static bool set_error(struct plot_call *p, enum param param,
                      struct chart_series *s, struct plot_error e,
                      const struct df_expr *at)
{
    bool measure = of_measure(p, param);
    const struct column *of = measure ? s->y : p->spec->x;
    if (!check_errors(p, of, e, at))
        return false;
    const struct column *low = end_of(p, of, e, -1),
                        *high = end_of(p, of, e, 1);
    *(measure ? &s->low : &s->x_low) = low;
    *(measure ? &s->high : &s->x_high) = high;
    return true;
}

/* Reads errors from a dict {'A': error, ...} or a frame. The keys of the dict
   or the columns of the frame are names of y. False on a fault. */
static bool errors_by_name(struct plot_call *p, enum param param,
                           struct object x)
{
    const struct df_expr *at = call_at(p->c, param);
    bool dict = x.type == OBJECT_DICT;
    size_t n = dict ? as_dict(x)->n : as_frame(x)->n_columns;
    for (size_t i = 0; i < n; i++) {
        const struct df_expr *item = dict ? eval_item(at, i) : at;
        struct object error;
        struct plot_error e;
        str name;
        if (!dict) {
            name = as_frame(x)->columns[i]->name;
            error = object_column(p->c->ev->scratch, as_frame(x), i);
        } else if (object_to_name(p->c->ev->a, as_dict(x)->v[i].key, &name)) {
            error = as_dict(x)->v[i].value;
        } else {
            return call_wrong(p->c, param,
                              "a dict whose keys are names of y columns");
        }
        struct chart_series *s = series_named(p, name, item);
        if (!s || !one_error(p, param, error, item, &e) ||
            !set_error(p, param, s, e, item))
            return false;
    }
    return true;
}

static bool errors_of(struct plot_call *p, enum param param)
{
    struct object x = call_arg(p->c, param);
    const struct df_expr *at = call_at(p->c, param);
    bool each = x.type == OBJECT_LIST && !are_numbers(as_list(x));
    if (x.type == OBJECT_DICT || x.type == OBJECT_FRAME)
        return errors_by_name(p, param, x);
    if (each && as_list(x)->n != p->series.n)
        return call_wrong(p->c, param,
                          "a list with a column of errors for each y");
    for (size_t i = 0; i < p->series.n; i++) {
        struct plot_error e;
        const struct df_expr *item = each ? eval_item(at, i) : at;
        if (!one_error(p, param, each ? as_list(x)->v[i] : x, item, &e) ||
            !set_error(p, param, &p->series.v[i], e, item))
            return false;
    }
    return true;
}

/* Whether the chart can show the errors that an argument gives. If not, reports
   that and returns false. */
static bool has_error_bars(struct plot_call *p, enum param param)
{
    const struct chart_spec *s = p->spec;
    bool bars = s->kind == CHART_BAR || s->kind == CHART_BARH;
    bool measure = of_measure(p, param);
    const char *help = NULL;
    if (!bars && s->kind != CHART_LINE && s->kind != CHART_SCATTER)
        help = "remove it: only bar, barh, line and scatter have error bars";
    else if (bars && !measure)
        help = s->kind == CHART_BAR ? "use yerr for vertical bars"
                                    : "use xerr for horizontal bars";
    else if (bars && s->stacked)
        help = "remove this argument or stacked=True: stacked bars have no "
               "error bars";
    else if (!measure && (!s->x || !plot_has_numbers(s->x)))
        help = "remove this argument, or choose a column of numbers as x";
    if (!help)
        return true;
    eval_fault(p->c->ev, DIAG_DF_VALUE, call_at(p->c, param),
               "this chart cannot show '%.*s'",
               STR_ARG(operation_param(param)));
    diag_help(p->c->ev->d, "%s", help);
    return false;
}

bool plot_read_errors(struct plot_call *p)
{
    static const enum param BOTH[] = {PARAM_xerr, PARAM_yerr};
    for (size_t i = 0; i < 2; i++)
        if (call_has(p->c, BOTH[i]) &&
            (!has_error_bars(p, BOTH[i]) || !errors_of(p, BOTH[i])))
            return false;
    return true;
}
