// SPDX-License-Identifier: MIT
// aggregate: reduces columns, frames and groups, and runs agg(). A whole column
// counts as one group. With axis=1, each row of a frame does.
#include "df/aggregate/aggregate.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/aggregate/object_rows.h"
#include "df/indexing/align.h"
#include "df/indexing/each.h"
#include "df/indexing/stack.h"
#include "df/runtime/instead.h"
#include "df/runtime/json_object.h"
#include "df/runtime/labels.h"
#include "df/runtime/row.h"
#include "df/runtime/units.h"
#include "frame/moment.h"

/* ---- labels as cells ---- */

/* Sets r->labels to the labels of n rows. The results of idxmin and idxmax are
   cells of this column. Returns false after reporting a fault, such as labels
   of several levels. */
static bool set_labels(struct eval *ev, const struct df_expr *at,
                       const struct column **index, size_t n_index, size_t n,
                       struct reducing *r)
{
    size_t levels;
    const struct column **labels =
        labels_of_rows(ev, at, index, n_index, n, &levels);
    if (!labels)
        return false;
    if (levels > 1) {
        eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
                   "idxmax or idxmin of rows whose labels have several levels");
        diag_help(ev->d, "turn the labels into columns first: .reset_index()");
        return false;
    }
    r->labels = labels[0];
    return true;
}

/* ---- a column ---- */

/* Sets *out to the result of s.idxmax() or s.idxmin(): a label, which may be a
   tuple. The only cell of `row` is the number of the row with the maximum or
   minimum. */
static bool series_label(struct call *c, const struct column *row,
                         struct object *out)
{
    struct value v = column_value(row, 0);
    *out = object_value(v);
    const struct series *s = as_series(c->self);
    if (v.type == VALUE_INT)
        *out = object_of_name(
            c->ev->scratch,
            labels_name(c->ev, s->index, s->n_index, (size_t)v.i));
    return true;
}

/* Returns the only cell of a column, a figure of `of`, as a numpy scalar. */
static struct object only_cell(struct object of, const struct column *x)
{
    struct object o = object_value(column_value(x, 0));
    o.numpy = object_is_time(o) ? object_is_array(of) && o.zone == ZONE_NONE
                                : o.type != OBJECT_STR;
    return o;
}

static bool series(struct call *c, struct reducing *r, struct object *out)
{
    struct eval *ev = c->ev;
    const struct column *x = as_series(c->self)->column;
    const struct groups *g = groups_whole(ev, c->at, x->n);
    bool label = r->reduction->labels;
    if (label && x->n == 0)
        return eval_fault(
                   ev, DIAG_DF_VALUE, c->at,
                   "'%.*s' needs at least one row, but the column is empty",
                   STR_ARG(c->operation->name)) ||
               eval_help(ev, "check what selects the rows: none is left");
    if (label && !set_labels(ev, c->at, NULL, 0, x->n, r))
        return false;
    const struct column *made = g ? reduce_groups(ev, c->at, r, x, g) : NULL;
    if (!made)
        return false;
    if (label)
        return series_label(c, made, out);
    *out = only_cell(c->self, made);
    out->tainted |=
        x->n == 0 && column_is_missing(made, 0); /* nan, as x is empty */
    return true;
}

/* ---- a frame ---- */

static bool down(struct call *c, const struct frame *f, struct reducing *r,
                 struct object *out)
{
    struct eval *ev = c->ev;
    size_t levels;
    const struct groups *g = groups_whole(ev, c->at, f->n);
    const struct column **labels = labels_of_columns(ev, c->at, f, &levels);
    const struct column **cells =
        NEW_N(ev->scratch, const struct column *, f->n_columns);
    if (!g || !labels)
        return false;
    if (r->reduction->labels &&
        !set_labels(ev, c->at, f->index, f->n_index, f->n, r))
        return false;
    for (size_t i = 0; i < f->n_columns; i++)
        if (!(cells[i] = reduce_groups(ev, c->at, r, f->columns[i], g)))
            return false;
    return stack_series(ev, c->at, reduce_result_name(ev->a, r), cells,
                        f->n_columns, labels, levels, out);
}

/* Returns all cells of f as one column, row by row: a column of objects if
   `objects` is set. */
static const struct column *all_cells(struct call *c, const struct frame *f,
                                      bool objects)
{
    size_t n = f->n * f->n_columns, k = 0;
    if (!eval_spend(c->ev, c->at, f->n, f->n_columns * sizeof(struct value)))
        return NULL;
    struct value *v = NEW_N(c->ev->scratch, struct value, n);
    for (size_t row = 0; row < f->n; row++)
        for (size_t i = 0; i < f->n_columns; i++)
            v[k++] = column_value(f->columns[i], row);
    return objects ? eval_objects(c->ev, c->at, STR_NONE, v, n, NULL, 0)
                   : eval_infer(c->ev, c->at, STR_NONE, v, n, NULL, 0);
}

/* Returns groups of the cells that all_cells returns for f: one group for each
   row of f. */
static const struct groups *row_groups(struct call *c, const struct frame *f)
{
    size_t n = f->n * f->n_columns;
    struct groups *g = NEW(c->ev->a, struct groups);
    if (!eval_spend(c->ev, c->at, n + f->n + 2, sizeof(uint32_t)))
        return NULL;
    uint32_t *members = NEW_N(c->ev->a, uint32_t, n + 1);
    uint32_t *starts = NEW_N(c->ev->a, uint32_t, f->n + 1);
    for (size_t i = 0; i < n; i++)
        members[i] = (uint32_t)i;
    for (size_t i = 0; i <= f->n; i++)
        starts[i] = (uint32_t)(i * f->n_columns);
    *g = (struct groups){members, starts, f->n, GROUPS_NONE_EMPTY};
    return g;
}

/* Sets r->labels to the names of the columns, once for each row. */
static bool names_as_labels(struct call *c, const struct frame *f,
                            struct reducing *r)
{
    size_t levels, n = f->n * f->n_columns;
    const struct column **names = labels_of_columns(c->ev, c->at, f, &levels);
    if (!names || !set_labels(c->ev, c->at, names, levels, n, r))
        return false;
    uint32_t *columns = NEW_N(c->ev->a, uint32_t, n + 1);
    for (size_t i = 0; i < n; i++)
        columns[i] = (uint32_t)(i % f->n_columns);
    r->labels = column_take(c->ev->a, names[0], columns, n);
    return true;
}

static bool any_missing(const struct column *x)
{
    for (size_t i = 0; i < x->n; i++)
        if (column_is_missing(x, i))
            return true;
    return false;
}

/* Whether the cells x of all rows can be reduced. Reports a missing column, and
   objects without a value. */
static bool check_rows(struct call *c, const struct frame *f,
                       const struct reducing *r, const struct column *x)
{
    if (!x->n && r->reduction->labels && f->n)
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                          "'%.*s' needs at least one column",
                          STR_ARG(c->operation->name));
    if (!object_rows_are(f) || !object_rows_lack(r, x))
        return true;
    eval_fault(c->ev, DIAG_DF_TYPE, c->at,
               "'%.*s' needs numbers, but a row has None or nan beside %s",
               STR_ARG(c->operation->name),
               r->skipna ? "strings" : "other objects");
    return eval_help(c->ev, "fill the missing cells first: df.fillna(...)");
}

static bool across(struct call *c, const struct frame *f, struct reducing *r,
                   struct object *out)
{
    struct eval *ev = c->ev;
    void *none;
    bool objects = !r->reduction->library && object_rows_are(f);
    const struct column *x =
        f->n_columns
            ? all_cells(c, f, objects)
            : eval_column(ev, c->at, STR_NONE, COLUMN_FLOAT, 0, &none, NULL, 0);
    const struct groups *g = row_groups(c, f);
    if (!x || !g || (r->reduction->labels && !names_as_labels(c, f, r)) ||
        !check_rows(c, f, r, x))
        return false;
    /* pandas copies the cells if some are missing, and then adds in another
       order. */
    bool copies = any_missing(x) && !r->reduction->library;
    r->adding = copies ? REDUCE_PAIRWISE : REDUCE_PLAIN;
    const struct column *made = reduce_groups(ev, c->at, r, x, g);
    if (made && objects)
        made = object_rows_none(ev, c->at, made);
    if (!made)
        return false;
    struct column *rows = NEW(ev->a, struct column);
    *rows = *made;
    rows->name = STR_NONE;
    rows->origin = eval_origin(ev, c->at, f->columns, f->n_columns);
    if (r->reduction->labels)
        units_agree(ev, c->at, f->columns, f->n_columns);
    *out = object_series(ev->scratch, rows, f->index, f->n_index);
    return true;
}

static bool frame(struct call *c, struct reducing *r, struct object *out)
{
    struct frame *f = object_own_frame(c->ev->a, as_frame(c->self));
    bool rows = false;
    if (!call_axis(c, PARAM_axis, &rows) || !call_numeric(c, f))
        return false;
    return rows ? across(c, f, r, out) : down(c, f, r, out);
}

/* ---- groups ---- */

/* Sets *out to a frame or series with one row for each group. */
static bool groups(struct call *c, struct reducing *r, struct object *out)
{
    struct eval *ev = c->ev;
    const struct grouping *g = as_grouping(c->self);
    const struct frame *from = g->frame;
    struct frame *f = grouping_columns(ev, g, false);
    if (g->every && g->n_keys > 1 && !g->selected)
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at,
                          "'%.*s' of all columns of groupby().resample()",
                          STR_ARG(c->operation->name)) ||
               eval_help(c->ev, "select the columns: .resample('D')['v']");
    if (!call_numeric(c, f))
        return false;
    r->narrows = !g->single;
    if (r->reduction->labels &&
        !set_labels(ev, c->at, from->index, from->n_index, from->n, r))
        return false;
    for (size_t i = 0; i < f->n_columns; i++)
        if (!(f->columns[i] =
                  reduce_groups(ev, c->at, r, f->columns[i], &g->groups)))
            return false;
    *out = grouping_result(ev, g, f);
    return true;
}

bool aggregate_reduce(struct call *c, struct object *out)
{
    struct reducing r;
    if (!reduce_read(c, &r))
        return false;
    if (c->self.type == OBJECT_GROUPBY)
        return groups(c, &r, out);
    r.adding = REDUCE_PAIRWISE;
    r.q = reduce_percent(r.q);
    return c->self.type == OBJECT_SERIES ? series(c, &r, out)
                                         : frame(c, &r, out);
}

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
    return reduce_find(name, &r) ? name : STR_NONE;
}

/* Returns the name of a function without that of its module: "gmean" for
   scipy.stats.gmean. */
static str own_name(struct object f)
{
    str name = as_bound(f)->operation->name;
    size_t dot = str_rfind_char(name, '.');
    return dot == STR_NPOS ? name : str_from(name, dot + 1);
}

/* If f is a function of scipy.stats that is a reduction, sets *r to it and
   returns true. */
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

/* Returns the label that pandas gives to function i of a list. Lambdas are
   numbered, unless the list has only one function. */
static str label_in_list(struct eval *ev, const struct list *l, size_t i)
{
    size_t before = 0;
    struct object f = l->v[i];
    if (f.type == OBJECT_STR)
        return as_str(f);
    if (f.type == OBJECT_METHOD)
        return own_name(f);
    for (size_t k = 0; k < i; k++)
        before += l->v[k].type == OBJECT_LAMBDA;
    return l->n > 1 ? str_fmt(ev->a, "<lambda_%zu>", before) : S("<lambda>");
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
        a.label = labelled ? label_in_list(c->ev, l, i) : STR_NONE;
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

/* Whether y can be a cell of a result. The functions of groups, but not those
   of whole columns, may return lists. */
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
    return inferred ? reduce_made(ev, how->at, inferred, x->column, x->groups)
                    : NULL;
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
        !set_labels(ev, how->at, x->index, x->n_index, x->column->n, &r))
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
        index_of(ev->scratch, &rows, all->v[i].label);
        if (!t->n_columns || columns[t->n_columns - 1] != all->v[i].column)
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
    }
    bool lists = all.n && all.v[0].label.p;
    if (series && !lists && call_given(c, PARAM_func)) {
        *out = only_cell(c->self, cells[0]);
        return true;
    }
    if (series || !lists)
        return row(c, &f, &all, cells, out);
    return table(c, &f, &all, cells, out);
}

static bool run_named(struct call *c, struct object *out)
{
    struct list *l = NEW(c->ev->scratch, struct list);
    vec_push(c->ev->scratch, l, call_arg(c, PARAM_column));
    vec_push(c->ev->scratch, l, call_arg(c, PARAM_aggfunc));
    l->tuple = true;
    *out = object_list(l);
    return true;
}

/* Sets *out to an array with the geometric mean of each row of f. */
static bool gmean_of_rows(struct call *c, const struct frame *f,
                          struct object *out)
{
    struct reducing r;
    reduce_find(S("gmean"), &r);
    if (!across(c, f, &r, out))
        return false;
    *out = object_array(c->ev->scratch, as_series(*out)->column, SERIES_ARRAY);
    return true;
}

static bool gmean(struct call *c, struct object *out)
{
    struct reducing r;
    struct object of = call_arg(c, PARAM_a);
    const struct column *x;
    bool rows = false;
    if (call_has(c, PARAM_axis) && !call_axis(c, PARAM_axis, &rows))
        return false;
    if (rows && of.type == OBJECT_FRAME)
        return gmean_of_rows(c, as_frame(of), out);
    if (rows)
        return eval_fault(c->ev, DIAG_DF_TYPE, call_at(c, PARAM_axis),
                          "with axis=1, 'gmean' needs a frame") ||
               eval_help(c->ev, "select several columns: df[['a', 'b']]");
    if (!each_argument(c, PARAM_a, &x))
        return false;
    const struct groups *g = groups_whole(c->ev, c->at, x->n);
    if (!g || !reduce_find(S("gmean"), &r))
        return false;
    x = reduce_groups(c->ev, c->at, &r, x, g);
    if (x)
        *out = only_cell(of, x);
    return x != NULL;
}

static bool run_numpy(struct call *c, struct object *out)
{
    struct reducing r;
    struct object of = row_object(c->ev, call_arg(c, PARAM_a));
    const struct column *x;
    if (!each_argument(c, PARAM_a, &x))
        return false;
    const struct groups *g = groups_whole(c->ev, c->at, x->n);
    if (!g || !reduce_read(c, &r))
        return false;
    r.adding = REDUCE_PAIRWISE;
    r.skipna = of.type == OBJECT_SERIES && !object_is_array(of) &&
               !str_eq(c->operation->name, S("median"));
    x = reduce_groups(c->ev, c->at, &r, x, g);
    if (x)
        *out = only_cell(of, x);
    return x != NULL;
}

/* ---- operations ---- */

static const struct parameter FIGURE[] = {OPT(axis, INT(0)), OPT(skipna, TRUE),
                                          OPT(numeric_only, FALSE), PARAMS_END};

static const struct parameter DEVIATION[] = {
    OPT(axis, NONE), OPT(skipna, TRUE), OPT(ddof, INT(1)),
    OPT(numeric_only, FALSE), PARAMS_END};

static const struct parameter CONDITION[] = {
    OPT(axis, INT(0)), OPT(bool_only, NONE), OPT(skipna, TRUE), PARAMS_END};

static const struct parameter TOTAL[] = {OPT(axis, NONE), OPT(skipna, TRUE),
                                         OPT(numeric_only, FALSE),
                                         OPT(min_count, INT(0)), PARAMS_END};

static const struct parameter COUNTED[] = {OPT(numeric_only, FALSE),
                                           OPT(min_count, INT(-1)), PARAMS_END};

static const struct parameter IDX[] = {OPT(axis, INT(0)), OPT(skipna, TRUE),
                                       PARAMS_END};

static const struct parameter NUMERIC[] = {OPT(numeric_only, FALSE),
                                           PARAMS_END};

static const struct parameter TOTAL_OF_GROUP[] = {
    OPT(numeric_only, FALSE), OPT(min_count, INT(0)), PARAMS_END};

static const struct parameter DEVIATION_OF_GROUP[] = {
    OPT(ddof, INT(1)), OPT(numeric_only, FALSE), PARAMS_END};

/* Defines two operations for a reduction whose parameters depend on the
   receiver: `params` for the receivers `on`, `their` for the receivers
   `others`. */
#define REDUCTION(name, on, params, others, their, effect, cost, help)    \
    {S_INIT(name), on, aggregate_reduce, params, effect, cost, help},     \
    {                                                                     \
        S_INIT(name), others, aggregate_reduce, their, effect, cost, help \
    }

const struct operation AGGREGATE_OPERATIONS[] = {
    {S_INIT("agg"), ON_FRAME | ON_SERIES, agg,
     PARAMS(OPT(func, NONE), OTHERS(named)), EFFECT_OF_ARGUMENT, 1,
     "aggregates each column, by name or function"},
    {S_INIT("aggregate"), ON_FRAME | ON_SERIES, agg,
     PARAMS(OPT(func, NONE), OTHERS(named)), EFFECT_OF_ARGUMENT, 1,
     "same as agg"},
    REDUCTION("all", ON_FRAME | ON_SERIES, CONDITION, ON_GROUP,
              PARAMS(OPT(skipna, TRUE)), 0, 1, "whether all are true"),
    REDUCTION("any", ON_FRAME | ON_SERIES, CONDITION, ON_GROUP,
              PARAMS(OPT(skipna, TRUE)), 0, 1, "whether any is true"),
    REDUCTION("count", ON_FRAME,
              PARAMS(OPT(axis, INT(0)), OPT(numeric_only, FALSE)),
              ON_SERIES | ON_GROUP, NO_PARAMS, EFFECT_COUNTS, 1,
              "the number of cells that are not missing"),
    {S_INIT("first"), ON_GROUP, aggregate_reduce, COUNTED, EFFECT_UNIT, 1,
     "the first value that is not missing"},
    REDUCTION("idxmax", ON_FRAME | ON_GROUP, FIGURE, ON_SERIES, IDX, 0, 4,
              "the label of the largest value"),
    REDUCTION("idxmin", ON_FRAME | ON_GROUP, FIGURE, ON_SERIES, IDX, 0, 4,
              "the label of the smallest value"),
    {S_INIT("last"), ON_GROUP, aggregate_reduce, COUNTED, EFFECT_UNIT, 1,
     "the last value that is not missing"},
    REDUCTION("max", ON_FRAME | ON_SERIES, FIGURE, ON_GROUP, COUNTED,
              EFFECT_UNIT, 4, "the largest value"),
    REDUCTION("mean", ON_FRAME | ON_SERIES, FIGURE, ON_GROUP, NUMERIC,
              EFFECT_UNIT, 1, "the mean"),
    REDUCTION("median", ON_FRAME | ON_SERIES, FIGURE, ON_GROUP, NUMERIC,
              EFFECT_UNIT, 8, "the median"),
    {S_INIT("median"), ON_NUMPY, run_numpy, PARAMS(NEEDS(a)), EFFECT_UNIT, 8,
     "the median"},
    REDUCTION("min", ON_FRAME | ON_SERIES, FIGURE, ON_GROUP, COUNTED,
              EFFECT_UNIT, 4, "the smallest value"),
    {S_INIT("NamedAgg"), ON_PANDAS, run_named,
     PARAMS(NEEDS(column), NEEDS(aggfunc)), 0, 1,
     "a column and a function, for agg()"},
    REDUCTION("nunique", ON_FRAME, PARAMS(OPT(axis, INT(0)), OPT(dropna, TRUE)),
              ON_SERIES | ON_GROUP, PARAMS(OPT(dropna, TRUE)), EFFECT_COUNTS,
              48, "the number of different values"),
    REDUCTION("prod", ON_FRAME | ON_SERIES, TOTAL, ON_GROUP, TOTAL_OF_GROUP, 0,
              1, "the product"),
    {S_INIT("prod"), ON_NUMPY, run_numpy, PARAMS(NEEDS(a)), 0, 1,
     "the product"},
    {S_INIT("scipy.stats.gmean"), ON_LIBRARY, gmean,
     PARAMS(NEEDS(a), OPT(axis, INT(0))), EFFECT_UNIT, 4, "the geometric mean"},
    REDUCTION("sem", ON_FRAME | ON_SERIES, DEVIATION, ON_GROUP,
              DEVIATION_OF_GROUP, EFFECT_UNIT, 1,
              "the standard error of the mean"),
    REDUCTION("std", ON_FRAME | ON_SERIES, DEVIATION, ON_GROUP,
              DEVIATION_OF_GROUP, EFFECT_UNIT, 1, "the standard deviation"),
    {S_INIT("std"), ON_NUMPY, run_numpy, PARAMS(NEEDS(a), OPT(ddof, INT(0))),
     EFFECT_UNIT, 1, "the standard deviation"},
    REDUCTION("sum", ON_FRAME | ON_SERIES, TOTAL, ON_GROUP, TOTAL_OF_GROUP,
              EFFECT_UNIT, 2, "the sum"),
    REDUCTION("var", ON_FRAME | ON_SERIES, DEVIATION, ON_GROUP,
              DEVIATION_OF_GROUP, 0, 1, "the variance"),
    {S_INIT("var"), ON_NUMPY, run_numpy, PARAMS(NEEDS(a), OPT(ddof, INT(0))), 0,
     1, "the variance"},
    {.name = {0}},
};
