// SPDX-License-Identifier: MIT
// aggregate_agg: reads the argument of agg(), applies its functions to columns
// and groups, and puts the results of a column or frame together.
#include "df/aggregate/aggregate_agg.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/aggregate/across.h"
#include "df/aggregate/aggregate.h"
#include "df/indexing/stack.h"
#include "df/runtime/instead.h"
#include "df/runtime/json_object.h"
#include "df/runtime/labels.h"
#include "df/runtime/masked.h"
#include "frame/nullable.h"

/* ---- the argument of agg ---- */

str aggregate_name(struct object f)
{
    struct reducing r;
    if (f.type == OBJECT_STR)
        return as_str(f);
    if (f.type != OBJECT_METHOD || as_bound(f)->self.type == OBJECT_SERIES ||
        as_bound(f)->self.type == OBJECT_FRAME)
        return STR_NONE;
    str name = as_bound(f)->operation->name;
    if (str_eq(name, S("len")))
        return S("size");
    if (as_bound(f)->operation->on & ON_NUMPY)
        name = aggregate_of_numpy(name);
    return reduce_find(name, &r) ? name : STR_NONE;
}

/* Returns the name of a function without the name of its module: "gmean" for
   scipy.stats.gmean. */
static str own_name(struct object f)
{
    str name = as_bound(f)->operation->name;
    size_t dot = str_rfind_char(name, '.');
    return dot == STR_NPOS ? name : str_from(name, dot + 1);
}

/* If f is a function of scipy.stats that is a reduction, sets *r to the
   reduction and returns true. */
static bool is_library(struct object f, struct reducing *r)
{
    return f.type == OBJECT_METHOD &&
           as_bound(f)->operation->on == ON_LIBRARY &&
           reduce_find(own_name(f), r) && r->reduction->library;
}

static bool no_function(struct eval *ev, const struct df_expr *at,
                        struct object f)
{
    if (f.type != OBJECT_STR)
        return eval_fault(
                   ev, DIAG_DF_TYPE, at,
                   "an aggregation must be a function or its name, not '%s'",
                   object_type_name(f)) ||
               eval_help(
                   ev, "write 'sum', or a function such as lambda s: s.sum()");
    struct strs names = reduce_names(ev->scratch);
    eval_fault(ev, DIAG_DF_UNSUPPORTED, at, "aggregation '%.*s'",
               STR_ARG(as_str(f)));
    if (!instead_help(ev, at, S("aggregation"), as_str(f)))
        diag_help_nearest(ev->d, "aggregations", as_str(f), names.v, names.n);
    return false;
}

static bool add(struct call *c, struct aggregations *to, struct aggregation a)
{
    struct reducing r;
    bool known = a.f.type == OBJECT_STR
                     ? reduce_find(as_str(a.f), &r) && !r.reduction->library
                     : object_is_function(a.f);
    if (!known)
        return no_function(c->ev, a.at, a.f);
    vec_push(c->ev->scratch, to, a);
    return true;
}

/* Returns the label that pandas gives to function i of a list. For groups,
   lambdas are numbered, unless the list has only one function. */
static str label_in_list(struct call *c, const struct list *l, size_t i)
{
    bool number = l->n > 1 && c->self.type == OBJECT_GROUPBY &&
                  !as_grouping(c->self)->of_series;
    size_t before = 0;
    struct object f = l->v[i];
    if (f.type == OBJECT_STR)
        return as_str(f);
    if (f.type == OBJECT_METHOD)
        return own_name(f);
    for (size_t k = 0; k < i; k++)
        before += l->v[k].type == OBJECT_LAMBDA;
    return number ? str_fmt(c->ev->a, "<lambda_%zu>", before) : S("<lambda>");
}

/* Whether x is ('name', function), an element that pandas accepts in a list of
   functions for groups. */
static bool is_pair(struct object x)
{
    return x.type == OBJECT_LIST && as_list(x)->tuple && as_list(x)->n == 2 &&
           as_list(x)->v[0].type == OBJECT_STR;
}

/* Adds aggregations of one column to *to: one for f or, if f is a list of
   functions, one for each. `labelled`: each result has its function's name as a
   label. */
static bool add_for(struct call *c, const struct df_expr *at, size_t column,
                    struct object f, bool labelled, struct aggregations *to)
{
    struct aggregation a = {.column = column, .f = f, .at = at};
    struct list one = {.v = &f, .n = 1};
    const struct list *l = f.type == OBJECT_LIST ? as_list(f) : &one;
    if (f.type == OBJECT_LIST && l->n == 0)
        return eval_fault(c->ev, DIAG_DF_VALUE, at,
                          "the list of functions is empty");
    if (!eval_steps(c->ev, at, l->n * l->n / 8))
        return false;
    for (size_t i = 0; i < l->n; i++) {
        a.f = l->v[i];
        a.at = f.type == OBJECT_LIST ? eval_item(at, i) : at;
        a.label = labelled ? label_in_list(c, l, i) : STR_NONE;
        if (labelled && c->self.type == OBJECT_GROUPBY && is_pair(a.f)) {
            a.label = as_str(as_list(a.f)->v[0]);
            a.f = as_list(a.f)->v[1];
        }
        if (!add(c, to, a))
            return false;
    }
    return true;
}

/* Reads a dict: {'column': function or list}. */
static bool by_dict(struct call *c, const struct frame *f,
                    struct aggregations *to)
{
    const struct dict *d = as_dict(call_arg(c, PARAM_func));
    bool lists = false;
    for (size_t i = 0; i < d->n; i++)
        lists |= d->v[i].value.type == OBJECT_LIST;
    for (size_t i = 0; i < d->n; i++) {
        size_t column;
        const struct df_expr *at = eval_item(call_at(c, PARAM_func), i);
        if (!eval_find(c->ev, at, f, d->v[i].key, &column) ||
            !add_for(c, at, column, d->v[i].value, lists, to))
            return false;
    }
    return true;
}

/* Reads name=('column', function), or name=function for a single column. */
static bool by_names(struct call *c, const struct frame *f, bool series,
                     struct aggregations *to)
{
    const struct dict *d = as_dict(call_arg(c, PARAM_named));
    for (size_t i = 0; i < d->n; i++) {
        struct object x = d->v[i].value;
        const struct df_expr *at = call_named_at(c, as_str(d->v[i].key));
        struct aggregation a = {.f = x, .at = at, .named = as_str(d->v[i].key)};
        bool pair =
            x.type == OBJECT_LIST && as_list(x)->tuple && as_list(x)->n == 2;
        if (!series && !pair) {
            eval_fault(c->ev, DIAG_DF_TYPE, at,
                       "%.*s= must be a pair of a column and a function, not "
                       "'%s'",
                       STR_ARG(a.named), object_type_name(x));
            diag_help(c->ev->d, "write %.*s=('column', 'sum')",
                      STR_ARG(a.named));
            return false;
        }
        if (!series &&
            !eval_find(c->ev, eval_item(at, 0), f, as_list(x)->v[0], &a.column))
            return false;
        if (!series)
            a.f = as_list(x)->v[1], a.at = eval_item(at, 1);
        if (c->self.type == OBJECT_FRAME)
            a.label = a.named;
        if (!add(c, to, a))
            return false;
    }
    return true;
}

bool aggregate_read(struct call *c, const struct frame *f, bool series,
                    struct aggregations *out)
{
    struct object func = call_arg(c, PARAM_func);
    bool given = call_has(c, PARAM_func);
    *out = (struct aggregations){0};
    if (given && as_dict(call_arg(c, PARAM_named))->n) {
        str name = as_str(as_dict(call_arg(c, PARAM_named))->v[0].key);
        eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at,
                   "argument '%.*s' of '%.*s'", STR_ARG(name),
                   STR_ARG(c->operation->name));
        instead_help_argument(c->ev, c->at, c->operation->name, name);
        return false;
    }
    if (!given && as_dict(call_arg(c, PARAM_named))->n == 0)
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "missing argument 'func' of '%.*s'",
                          STR_ARG(c->operation->name));
    if (!given)
        return by_names(c, f, series, out);
    if (func.type == OBJECT_DICT && !series)
        return by_dict(c, f, out);
    for (size_t i = 0; i < f->n_columns; i++)
        if (!add_for(c, call_at(c, PARAM_func), i, func,
                     func.type == OBJECT_LIST, out))
            return false;
    return true;
}

/* ---- functions of a group ---- */

/* Returns the cells of one group as a series; ABSENT if a limit is reached. */
static struct object cells_of(struct eval *ev, const struct df_expr *at,
                              const struct aggregated *x, size_t group)
{
    const struct series s = {x->column, x->index, x->n_index, SERIES_PLAIN};
    const struct frame f = object_series_frame(&s);
    size_t n;
    const uint32_t *rows = groups_rows(x->groups, group, &n);
    struct frame *g = eval_take(ev, at, &f, rows, n);
    return g ? object_column(ev->scratch, g, 0) : (struct object){0};
}

/* Reports that y, the result of a function of a group, cannot be a cell. */
static const struct column *
no_result(struct eval *ev, const struct aggregation *how, struct object y)
{
    eval_fault(ev, DIAG_DF_TYPE, how->at,
               "the function must return one value, not '%s'",
               object_type_name(y));
    if (y.type != OBJECT_LIST)
        diag_help(ev->d, "return one value, such as s.sum()");
    else
        diag_help(ev->d, "a cell cannot hold a list; write lambda s: "
                         "', '.join(s.astype(str))");
    return NULL;
}

/* Whether y can be a cell of a result. Functions of groups may return lists;
   functions of whole columns may not. */
static bool can_be_cell(struct object y, const struct aggregated *x)
{
    struct value v;
    bool list = y.type == OBJECT_LIST && !as_list(y)->labels;
    return object_scalar(y, &v) || (list && x->adding == REDUCE_COMPENSATED);
}

static const struct column *by_function(struct eval *ev,
                                        const struct aggregation *how,
                                        const struct aggregated *x)
{
    size_t n = x->groups->n;
    struct object *results = NEW_N(ev->scratch, struct object, n);
    const struct object **v = NEW_N(ev->scratch, const struct object *, n);
    if (!eval_spend(ev, how->at, n, sizeof *results))
        return NULL;
    for (size_t i = 0; i < n; i++) {
        if (groups_is_pair(x->groups, i))
            continue;
        struct object cells = cells_of(ev, how->at, x, i);
        if (cells.type == OBJECT_ABSENT ||
            !ev->call(ev, how->at, how->f, &cells, 1, &results[i]))
            return NULL;
        if (!can_be_cell(results[i], x))
            return no_result(ev, how, results[i]);
        v[i] = &results[i];
    }
    const struct column *inferred = json_object_column(
        ev, how->at, x->column->name, v, n, JSON_INFER, NULL, 0);
    const struct column *typed = inferred;
    if (inferred && nullable_of(x->column))
        typed = masked_inferred(ev, how->at, inferred);
    return typed ? reduce_made(ev, how->at, typed, x->column, x->groups) : NULL;
}

const struct column *aggregate_column(struct eval *ev,
                                      const struct aggregation *how,
                                      const struct aggregated *x)
{
    struct reducing r;
    str name = aggregate_name(how->f);
    if (!eval_steps(ev, how->at, x->column->n / 8 + 1))
        return NULL;
    bool pairs = x->groups->empty == GROUPS_OF_PAIRS;
    if (is_library(how->f, &r))
        return reduce_groups(ev, how->at, &r, x->column, x->groups);
    if (!name.p ||
        (pairs && how->f.type != OBJECT_STR && str_eq(name, S("size"))))
        return by_function(ev, how, x); /* by_function skips combinations of
                                           keys without rows */
    reduce_find(name, &r);
    r.adding = x->adding;
    if (r.reduction->labels &&
        !aggregate_labels(ev, how->at, x->index, x->n_index, x->column->n, &r))
        return NULL;
    return reduce_groups(ev, how->at, &r, x->column, x->groups);
}

/* ---- agg of a column or frame ---- */

/* Returns the index of `name` in *names. Appends the name if it is new. */
static size_t index_of(struct arena *a, struct strs *names, str name)
{
    size_t i = 0;
    while (i < names->n && !str_eq(names->v[i], name))
        i++;
    if (i == names->n)
        vec_push(a, names, name);
    return i;
}

/* Sets *out to a frame with a row for each function and a column for each
   aggregated column. cells[i] is the result of the aggregation all->v[i]. */
static bool table(struct call *c, const struct frame *f,
                  const struct aggregations *all,
                  const struct column *const *cells, struct object *out)
{
    struct eval *ev = c->ev;
    struct strs rows = {0};
    struct frame *t = NEW(ev->a, struct frame);
    size_t *columns = NEW_N(ev->scratch, size_t, f->n_columns + 1);
    if (!eval_steps(ev, c->at, all->n * all->n / 8))
        return false;
    for (size_t i = 0; i < all->n; i++) {
        size_t k = 0;
        index_of(ev->scratch, &rows, all->v[i].label);
        while (k < t->n_columns && columns[k] != all->v[i].column)
            k++;
        if (k == t->n_columns)
            columns[t->n_columns++] = all->v[i].column;
    }
    const struct column *labels = stack_strings(ev, c->at, rows.v, rows.n);
    t->n = rows.n;
    t->columns = NEW_N(ev->a, const struct column *, t->n_columns);
    t->index = NEW_N(ev->a, const struct column *, 1);
    t->n_index = 1;
    t->index[0] = labels;
    for (size_t k = 0; labels && k < t->n_columns; k++) {
        const struct column **v =
            NEW_N(ev->scratch, const struct column *, rows.n);
        for (size_t i = 0; i < all->n; i++) {
            const struct aggregation *x = &all->v[i];
            if (x->column != columns[k])
                continue;
            size_t at = index_of(ev->scratch, &rows, x->label);
            if (v[at])
                return eval_fault(ev, DIAG_DF_VALUE, x->at,
                                  "two rows would be named '%.*s'",
                                  STR_ARG(x->label));
            v[at] = cells[i];
        }
        t->columns[k] =
            stack_cells(ev, c->at, f->columns[columns[k]]->name, v, rows.n);
        if (!t->columns[k])
            return false;
    }
    *out = object_frame(t);
    return labels != NULL;
}

/* Sets *out to a series with a cell for each aggregation. cells[i] is the
   result of the aggregation all->v[i]. */
static bool row(struct call *c, const struct frame *f,
                const struct aggregations *all,
                const struct column *const *cells, struct object *out)
{
    struct eval *ev = c->ev;
    struct frame names = {.n_columns = all->n};
    size_t levels;
    names.columns = NEW_N(ev->scratch, const struct column *, all->n);
    for (size_t i = 0; i < all->n; i++) {
        const struct aggregation *a = &all->v[i];
        str name = a->named.p   ? a->named
                   : a->label.p ? a->label
                                : f->columns[a->column]->name;
        names.columns[i] = column_rename(ev->a, cells[i], name);
    }
    const struct column **labels =
        labels_of_columns(ev, c->at, &names, &levels);
    str name = c->self.type == OBJECT_SERIES ? f->columns[0]->name : STR_NONE;
    return labels &&
           stack_series(ev, c->at, name, cells, all->n, labels, levels, out);
}

static bool agg(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    struct aggregations all;
    bool series = c->self.type == OBJECT_SERIES;
    struct frame f = object_as_frame(&c->self);
    bool across = false;
    if (!call_axis(c, PARAM_axis, &across))
        return false;
    if (across && series)
        return eval_fault(ev, DIAG_DF_VALUE, call_at(c, PARAM_axis),
                          "a column has no axis 1");
    if (across)
        return across_agg(c, out);
    const struct groups *g = groups_whole(ev, c->at, f.n);
    if (!g || !aggregate_read(c, &f, series, &all))
        return false;
    const struct column **cells =
        NEW_N(ev->scratch, const struct column *, all.n);
    for (size_t i = 0; i < all.n; i++) {
        struct aggregated x = {f.columns[all.v[i].column], f.index, f.n_index,
                               g, REDUCE_PAIRWISE};
        if (!(cells[i] = aggregate_column(ev, &all.v[i], &x)) ||
            !(cells[i] = eval_narrowed(ev, all.v[i].at, cells[i])))
            return false;
        bool cell = all.v[i].label.p || all.n > 1; /* pandas infers the type of
                                                      a list of results */
        if (cell && !column_is_missing(cells[i], 0) &&
            !(cells[i] = masked_plain(ev, c->at, cells[i])))
            return false;
    }
    bool lists = all.n && all.v[0].label.p;
    if (series && !lists && call_given(c, PARAM_func)) {
        *out = aggregate_cell(c->self, cells[0]);
        return true;
    }
    if (series || !lists)
        return row(c, &f, &all, cells, out);
    return table(c, &f, &all, cells, out);
}

/* ---- operations ---- */

const struct operation AGGREGATE_AGG_OPERATIONS[] = {
    {S_INIT("agg"), ON_FRAME | ON_SERIES, agg,
     PARAMS(OPT(func, NONE), OPT(axis, INT(0)), OTHERS(named)),
     EFFECT_OF_ARGUMENT, 1,
     "aggregates each column with a function or the name of one, such as "
     "'mean'"},
    {S_INIT("aggregate"), ON_FRAME | ON_SERIES, agg,
     PARAMS(OPT(func, NONE), OPT(axis, INT(0)), OTHERS(named)),
     EFFECT_OF_ARGUMENT, 1, "same as agg"},
    {.name = {0}},
};
