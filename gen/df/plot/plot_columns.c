// SPDX-License-Identifier: MIT
// plot_columns: reads the columns that a call of df.plot draws.
#include "base/codes/df.h"
#include "base/vec.h"
#include "df/plot/plot_call.h"
#include "df/runtime/units.h"
#include "frame/figure.h"

static bool is_number(const struct column *x)
{
    return x->type == COLUMN_INT || x->type == COLUMN_FLOAT;
}

void plot_ignored(struct plot_call *p, enum param param, const char *help)
{
    struct eval *ev = p->c->ev;
    diag_at(ev->d, DIAG_DF_PLOT_OPTION, eval_pos(ev, call_at(p->c, param)),
            operation_param(param));
    diag_help(ev->d, "%s", help);
}

bool plot_has_numbers(const struct column *x)
{
    if (is_number(x) || !x->n)
        return true;
    struct figure_column all = figures_of_column(x);
    return figures_are_numbers(&all);
}

bool plot_no_numbers(struct plot_call *p, const struct df_expr *at,
                     const struct column *y)
{
    struct eval *ev = p->c->ev;
    if (y)
        eval_fault(ev, DIAG_DF_VALUE, at,
                   "column '%.*s' has no numbers to draw",
                   STR_ARG(name_text(ev->scratch, y->name)));
    else
        eval_fault(ev, DIAG_DF_VALUE, at, "no column has numbers to draw");
    diag_help(ev->d, "%s",
              y ? "expected numbers, or strings such as '$0.123'"
                : "a column needs numbers, or strings such as '$0.123'; "
                  "pd.to_numeric(df['column']) converts strings to numbers");
    return false;
}

/* Whether x is the index of a column and, as in pandas, not also the name of a
   column. If so, sets *out to the column. */
static bool by_index(const struct plot_call *p, struct object x,
                     const struct column **out)
{
    str name;
    bool valid = x.type == OBJECT_INT && as_int(x) >= 0 &&
                 (size_t)as_int(x) < p->f.n_columns &&
                 (!object_to_name(p->c->ev->a, x, &name) ||
                  frame_find(&p->f, name) == STR_NPOS);
    if (valid)
        *out = p->f.columns[as_int(x)];
    return valid;
}

bool plot_has_length(struct plot_call *p, enum param param, size_t n)
{
    return n == p->f.n ||
           eval_fault(p->c->ev, DIAG_DF_TYPE, call_at(p->c, param),
                      "argument '%.*s' has %zu value%s, but the frame has %zu "
                      "row%s",
                      STR_ARG(operation_param(param)), n, STR_S(n), p->f.n,
                      STR_S(p->f.n));
}

/* Sets *out to the column that an argument selects. Leaves *out unchanged if
   the argument is not given. False on a fault. */
static bool one_column(struct plot_call *p, enum param param,
                       const struct column **out)
{
    const struct column **v = NULL;
    size_t n = 0;
    struct object x = call_arg(p->c, param);
    if (!call_has(p->c, param) || by_index(p, x, out))
        return true;
    if (x.type == OBJECT_SERIES) {
        *out = as_series(x)->column;
        return plot_has_length(p, param, (*out)->n);
    }
    if (!call_columns(p->c, param, &p->f, &v, &n))
        return false;
    if (n != 1)
        return call_wrong(p->c, param, "one column");
    *out = v[0];
    return true;
}

bool plot_column(struct plot_call *p, enum param param, bool numbers,
                 const struct column **out)
{
    if (!one_column(p, param, out))
        return false;
    return !numbers || !call_has(p->c, param) || plot_has_numbers(*out) ||
           plot_no_numbers(p, call_at(p->c, param), *out);
}

void plot_add_series(struct plot_call *p, struct chart_series s)
{
    struct arena *a = p->c->ev->a;
    const struct column *c = s.y ? s.y : s.high;
    s.name = name_text(a, c->name);
    s.unit = units_of(a, c);
    vec_push(a, &p->series, s);
}

bool plot_read_series(struct plot_call *p)
{
    struct call *c = p->c;
    const struct chart_spec *s = p->spec;
    const struct column **v = p->f.columns, *one = NULL;
    size_t n = p->f.n_columns;
    bool given = call_has(c, PARAM_y);
    if (given && by_index(p, call_arg(c, PARAM_y), &one)) {
        v = &one;
        n = 1;
    } else if (given && !call_columns(c, PARAM_y, &p->f, &v, &n)) {
        return false;
    }
    for (size_t i = 0; i < n; i++) {
        bool has_role = v[i] == s->x || v[i] == s->by || v[i] == s->size ||
                        v[i] == s->colour;
        const struct df_expr *at =
            given ? eval_item(call_at(c, PARAM_y), i) : NULL;
        if (given && !plot_has_numbers(v[i]))
            return plot_no_numbers(p, at, v[i]);
        struct chart_series one_of = {.y = v[i]};
        if (at)
            one_of.at = eval_pos(c->ev, at);
        if (given || (is_number(v[i]) && !has_role))
            plot_add_series(p, one_of);
    }
    return p->series.n || !p->f.n || plot_no_numbers(p, c->at, NULL);
}
