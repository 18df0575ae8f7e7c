// SPDX-License-Identifier: MIT
// apply: calls a function for each cell, row or column, collects the results
// and infers their type.
#include "df/elementwise/apply.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/elementwise/astype.h"
#include "df/elementwise/partial.h"
#include "df/elementwise/unit_lambda.h"
#include "df/indexing/align.h"
#include "df/indexing/assign.h"
#include "df/indexing/each.h"
#include "df/lint/lookup_check.h"
#include "df/runtime/category.h"
#include "df/runtime/instead.h"
#include "df/runtime/json_guard.h"
#include "df/runtime/json_object.h"
#include "df/runtime/labels.h"
#include "df/runtime/row.h"
#include "df/runtime/scalar.h"
#include "df/runtime/time.h"
#include "df/runtime/units.h"
#include "df/strings/text.h"
#include "frame/moment.h"
#include "load/json/json_columns.h"

const struct column *apply_cells(struct eval *ev, const struct df_expr *at,
                                 struct object f, const struct column *x,
                                 bool skip)
{
    struct object *y = NEW_N(ev->scratch, struct object, x->n + 1);
    const struct object **v =
        NEW_N(ev->scratch, const struct object *, x->n + 1);
    if (!eval_spend(ev, at, x->n, sizeof *y))
        return NULL;
    for (size_t i = 0; i < x->n; i++) {
        struct object cell = json_object_cell(ev->a, x, i);
        if (skip && cell.type == OBJECT_NA) {
            y[i] = cell;
            v[i] = &y[i];
            continue;
        }
        if (skip && column_is_missing(x, i))
            continue;
        if (!ev->call(ev, at, f, &cell, 1, &y[i]))
            return NULL;
        v[i] = &y[i];
    }
    return unit_lambda(
        ev, f, NULL, x,
        json_object_column(ev, at, x->name, v, x->n, JSON_INFER, &x, 1));
}

/* ---- Series.map ---- */

/* The kinds of missing values. In an index, each kind is a different key. */
enum gap { GAP_NONE, GAP_NAN, GAP_NAT, N_GAPS };

static enum gap gap_of(struct value v)
{
    return v.none ? GAP_NONE : time_is_nat(v) ? GAP_NAT : GAP_NAN;
}

/* Sets gaps[g] to the pair of d that applies to missing cells of kind g, or to
   NULL. pandas makes an index of the keys. There, all missing keys are nan if
   the other keys are numbers, and NaT if the other keys are all dates or all
   spans. */
static void find_gaps(const struct dict *d, const struct column *x,
                      const struct pair *gaps[N_GAPS])
{
    struct value v;
    size_t numbers = 0, dates = 0, spans = 0, missing = 0;
    for (size_t i = 0; i < d->n; i++) {
        struct object key = d->v[i].key;
        bool gap = object_scalar(key, &v) && scalar_missing(v);
        missing += gap;
        numbers += !gap && (key.type == OBJECT_INT || key.type == OBJECT_FLOAT);
        dates += !gap && key.type == OBJECT_DATE && key.zone != ZONE_CIVIL;
        spans += !gap && key.type == OBJECT_SPAN;
    }
    size_t present = d->n - missing;
    bool floats = present && numbers == present,
         times = present && (dates == present || spans == present);
    for (size_t g = 0; g < N_GAPS; g++)
        gaps[g] = NULL;
    for (size_t i = d->n; missing && i-- > 0;) {
        if (!object_scalar(d->v[i].key, &v) || !scalar_missing(v))
            continue;
        gaps[floats ? GAP_NAN : times ? GAP_NAT : gap_of(v)] = &d->v[i];
    }
    if (floats && x->type == COLUMN_OBJECT)
        gaps[GAP_NONE] = gaps[GAP_NAN];
}

/* Whether x has bools and all keys of d are numbers, or x has numbers and all
   keys are bools. Such keys match no cell, although True equals 1, because
   pandas looks the cells up in an index of the keys' type. */
static bool are_apart(const struct column *x, const struct dict *d)
{
    size_t bools = 0, numbers = 0;
    for (size_t i = 0; i < d->n; i++) {
        enum object_type t = d->v[i].key.type;
        bools += t == OBJECT_BOOL;
        numbers += t == OBJECT_INT || t == OBJECT_FLOAT;
    }
    return x->type == COLUMN_BOOL ? d->n && numbers == d->n
                                  : x->type < COLUMN_BOOL && bools == d->n;
}

/* Maps column x by a dict. The result's type depends on all values of the dict,
   even on values to which no cell of x is mapped. */
static const struct column *by_dict(struct call *c, const struct column *x,
                                    struct dict *d)
{
    struct eval *ev = c->ev;
    struct value *v = NEW_N(ev->scratch, struct value, d->n);
    uint32_t *rows = NEW_N(ev->a, uint32_t, x->n + 1);
    if (!eval_spend(ev, c->at, x->n, sizeof *rows + sizeof(str)))
        return NULL;
    for (size_t i = 0; i < d->n; i++)
        if (!object_scalar(d->v[i].value, &v[i])) {
            instead_no_cell(ev, call_at(c, call_first(c)), d->v[i].value,
                            "data");
            return NULL;
        }
    bool apart = are_apart(x, d);
    const struct pair *gaps[N_GAPS];
    find_gaps(d, x, gaps);
    for (size_t i = 0; i < x->n; i++) {
        struct value cell = column_value(x, i);
        bool missing = column_is_missing(x, i);
        struct object key = json_object_cell(ev->a, x, i);
        if (!missing && !object_is_key(key)) {
            eval_fault(ev, DIAG_DF_TYPE, c->at,
                       "a '%s' cannot be a key of a dict",
                       object_type_name(key));
            eval_help(ev, "map a function of the cells, such as .map(len)");
            return NULL;
        }
        const struct pair *to = missing ? gaps[gap_of(cell)]
                                : apart ? NULL
                                        : object_dict_find(d, key);
        rows[i] = to ? (uint32_t)(to - d->v) : ORIGIN_NO_ROW;
    }
    const struct column *values =
        eval_infer(ev, call_at(c, call_first(c)), x->name, v, d->n, NULL, 0);
    if (!values)
        return NULL;
    if (!json_holds(x))
        lookup_check_dict(ev, c->at, call_at(c, call_first(c)), d, x, false);
    const struct column *r = column_take(ev->a, values, rows, x->n);
    struct column *out = NEW(ev->a, struct column);
    *out = *r;
    out->origin = eval_origin(ev, c->at, &x, 1);
    const struct column *from = unit_dict(ev, call_at(c, call_first(c)));
    out->unit = from ? units_of(ev->a, from) : NULL;
    return out;
}

/* Returns a copy of `rows`: for each cell of x, the row of `labels` with an
   equal label. A missing cell and a missing label of different kinds, such as
   None and nan, do not match; the copy then has ORIGIN_NO_ROW. */
static const uint32_t *own_gaps(struct call *c, const struct column *x,
                                const struct column *labels,
                                const uint32_t *rows)
{
    uint32_t *own = NEW_N(c->ev->a, uint32_t, x->n + 1);
    for (size_t i = 0; i < x->n; i++) {
        bool other =
            rows[i] != ORIGIN_NO_ROW && column_is_missing(x, i) &&
            gap_of(column_value(x, i)) != gap_of(column_value(labels, rows[i]));
        own[i] = other ? ORIGIN_NO_ROW : rows[i];
    }
    return own;
}

/* Maps each cell of column x to the cell of s whose row label equals it. */
static const struct column *by_series(struct call *c, const struct column *x,
                                      const struct series *s)
{
    const struct column *level = x;
    if (json_guard_holds(x)) {
        eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at,
                   "a column as a look-up table for lists or tuples");
        eval_help(c->ev, "pass a dict, such as .map(s.to_dict())");
        return NULL;
    }
    struct labels from = align_series_labels(s);
    struct labels to = {&level, 1, x->n};
    bool all;
    const uint32_t *rows =
        align_to(c->ev, call_at(c, call_first(c)), from, to, &all);
    if (!rows || !eval_spend(c->ev, c->at, x->n, sizeof(str)))
        return NULL;
    if (x->type == COLUMN_STR && from.v && from.n_levels == 1)
        rows = own_gaps(c, x, from.v[0], rows);
    const struct keys keys = {from.v, from.v ? from.n_levels : 0, from.n};
    lookup_check(c->ev, c->at, keys, x, rows);
    const struct column *r = column_take(c->ev->a, s->column, rows, x->n);
    const struct origin_match *m =
        eval_match(c->ev, c->at, from.v, from.n_levels);
    return column_rename(c->ev->a, eval_matched(c->ev, r, m), x->name);
}

static const struct column *by_function(struct call *c, const struct column *x,
                                        bool skip)
{
    const struct column *r = apply_cells(c->ev, call_at(c, call_first(c)),
                                         call_arg(c, call_first(c)), x, skip);
    struct column *out = r ? NEW(c->ev->a, struct column) : NULL;
    if (!out)
        return NULL;
    *out = *r;
    out->origin = eval_origin(c->ev, c->at, &x, 1);
    return out;
}

static const struct column *mapped_cells(struct call *c, const struct column *x,
                                         bool skip)
{
    struct object f = call_arg(c, call_first(c));
    if (f.type == OBJECT_DICT)
        return by_dict(c, x, as_dict(f));
    if (f.type == OBJECT_SERIES)
        return by_series(c, x, as_series(f));
    if (f.type == OBJECT_METHOD && as_bound(f)->operation->run == text_format &&
        as_bound(f)->self.type == OBJECT_STR) {
        str format = as_str(as_bound(f)->self);
        units_format(c->ev->a, c->ev->d,
                     eval_pos(c->ev, call_at(c, call_first(c))), x, format);
        return skip ? by_function(c, x, skip) : text_formatted(c, x, format);
    }
    if (object_is_function(f))
        return by_function(c, x, skip);
    call_wrong(c, call_first(c), "a function, a dict or a column");
    if (f.type == OBJECT_STR)
        diag_help(c->ev->d, "to format a column, write .map('{:,.2f}'.format)");
    return NULL;
}

/* Maps column x by the function, dict or series in the call's argument. Missing
   cells stay missing if `skip` is set or x has categories. If the categories of
   x map to distinct values, these become the categories of the result. */
static const struct column *mapped(struct call *c, const struct column *x,
                                   bool skip)
{
    if (!category_is(x) || c->self.type == OBJECT_FRAME)
        return mapped_cells(c, x, skip);
    const struct dtype *d = x->dtype;
    const struct column *all = mapped_cells(c, d->categories, true);
    const struct column *r = all ? mapped_cells(c, x, true) : NULL;
    const struct column *own =
        r ? category_make(c->ev, c->at, all, NULL, false) : NULL;
    if (!own || own->dtype->categories->n < all->n)
        return own ? r : NULL;
    return category_make(c->ev, c->at, r, all, d->ordered);
}

static bool done(struct call *c, const struct column *x, struct object *out)
{
    if (x)
        *out = each_series(c->ev, as_series(c->self), x);
    return x != NULL;
}

static const struct column *mapped_column(struct call *c,
                                          const struct column *x, void *data)
{
    (void)data;
    return mapped(c, x, call_has(c, PARAM_na_action));
}

static bool map(struct call *c, struct object *out)
{
    if (c->self.type == OBJECT_FRAME &&
        !object_is_function(call_arg(c, PARAM_func)))
        return call_wrong(c, PARAM_func, "a function");
    return (!call_has(c, PARAM_na_action) ||
            call_only(c, PARAM_na_action, object_str(S("ignore")))) &&
           each_column(c, c->self, mapped_column, NULL, out);
}

/* ---- gathering ---- */

static bool is_series(struct object x)
{
    return x.type == OBJECT_SERIES;
}

static bool no_common_labels(struct eval *ev, const struct df_expr *at)
{
    eval_fault(ev, DIAG_DF_VALUE, at,
               "the function returns series with different labels");
    diag_help(ev->d, "all series must have the same labels in the same order");
    return false;
}

/* Makes a frame of results that are all series: cell k of each series becomes a
   cell of column k. Reports series with different labels, and returns false. */
static bool gather_rows(struct eval *ev, const struct df_expr *at,
                        const struct object *results, const struct frame *like,
                        const struct column *const *inputs, size_t n_inputs,
                        struct object *out)
{
    struct labels labels = align_series_labels(as_series(results[0]));
    size_t n = labels.n, levels;
    for (size_t i = 1; i < like->n; i++)
        if (!is_series(results[i]) ||
            !align_same(labels, align_series_labels(as_series(results[i]))))
            return no_common_labels(ev, at);
    const struct column **names =
        labels_of_rows(ev, at, labels.v, labels.n_levels, n, &levels);
    struct frame *f = NEW(ev->a, struct frame);
    *f = (struct frame){.n = like->n,
                        .index = like->index,
                        .n_index = like->n_index,
                        .columns = NEW_N(ev->a, const struct column *, n)};
    struct value *v = NEW_N(ev->scratch, struct value, like->n);
    for (size_t k = 0; names && k < n; k++) {
        for (size_t i = 0; i < like->n; i++)
            v[i] = column_value(as_series(results[i])->column, k);
        str name = align_name(ev, at, names, levels, k);
        f->columns[k] = eval_infer(ev, at, name, v, like->n, inputs, n_inputs);
        if (!f->columns[k])
            return false;
        f->n_columns++;
    }
    *out = object_frame(f);
    return names != NULL;
}

bool apply_gather(struct eval *ev, const struct df_expr *at,
                  const struct object *results, const struct frame *like,
                  const struct column *const *inputs, size_t n_inputs,
                  struct object *out)
{
    const struct object **v =
        NEW_N(ev->scratch, const struct object *, like->n + 1);
    if (like->n && is_series(results[0]))
        return gather_rows(ev, at, results, like, inputs, n_inputs, out);
    for (size_t i = 0; i < like->n; i++)
        v[i] = &results[i];
    void *none;
    const struct column *c =
        like->n ? json_object_column(ev, at, STR_NONE, v, like->n, JSON_INFER,
                                     inputs, n_inputs)
                : eval_column(ev, at, STR_NONE, COLUMN_FLOAT, 0, &none, inputs,
                              n_inputs);
    if (c)
        *out = object_series(ev->scratch, c, like->index, like->n_index);
    return c != NULL;
}

/* Calls the function f with the argument x. If f is a string, calls the method
   of x with that name. */
static bool call_one(struct call *c, struct object f, struct object x,
                     struct object *out)
{
    const struct df_expr *at = call_at(c, PARAM_func);
    struct object method;
    if (f.type != OBJECT_STR)
        return c->ev->call(c->ev, at, f, &x, 1, out);
    return c->ev->attribute(c->ev, at, x, as_str(f), &method) &&
           c->ev->call(c->ev, at, method, NULL, 0, out);
}

/* Checks that `func` is a function or the name of a method. If `func` is a
   function and the called method takes **kwargs, replaces `func` by a function
   that also passes the arguments in args= and **kwargs. Returns false after
   reporting a fault. */
static bool check_function(struct call *c)
{
    struct object f = call_arg(c, PARAM_func);
    if (!object_is_function(f) && f.type != OBJECT_STR)
        return call_wrong(c, PARAM_func, "a function");
    if (!call_takes(c, PARAM_kwargs) || f.type == OBJECT_STR)
        return true;
    if (!partial_make(c, &f))
        return false;
    call_put(c, PARAM_func, f);
    return true;
}

/* Whether f is the function pd.Series. */
static bool makes_series(struct object f)
{
    return f.type == OBJECT_METHOD && as_bound(f)->self.type == OBJECT_MODULE &&
           str_eq(as_bound(f)->operation->name, S("Series"));
}

/* Returns the labels of n series, each once and in order of first occurrence,
   as a column. of[i][k] is the row of the label of cell k of series i. Returns
   NULL after reporting labels that are not unique or have several levels. */
static const struct column *
all_labels(struct call *c, const struct object *series, size_t n, uint32_t **of)
{
    struct eval *ev = c->ev;
    struct map seen = {.a = ev->scratch};
    struct {
        struct value *v;
        size_t n, cap;
    } labels = {0};
    struct {
        size_t *v;
        size_t n, cap;
    } last = {0}; /* for each label: 1 + the last series that has it */
    for (size_t i = 0; i < n; i++) {
        const struct series *s = as_series(series[i]);
        of[i] = NEW_N(ev->scratch, uint32_t, s->column->n + 1);
        for (size_t k = 0; k < s->column->n; k++) {
            str name = labels_name(ev, s->index, s->n_index, k);
            size_t at = (size_t)(uintptr_t)map_get(&seen, name);
            if (s->n_index > 1 || (at && last.v[at - 1] == i + 1))
                return no_common_labels(ev, c->at), NULL;
            if (!at) {
                struct value v = name_level(name, 0);
                vec_push(ev->scratch, &labels, v);
                vec_push(ev->scratch, &last, 0);
                at = labels.n;
                map_put(&seen, name, (void *)(uintptr_t)at);
            }
            last.v[at - 1] = i + 1;
            of[i][k] = (uint32_t)at - 1;
        }
    }
    return eval_infer(ev, c->at, STR_NONE, labels.v, labels.n, NULL, 0);
}

/* Gives all n results, if they are series, the labels that any of them has, as
   pandas does for a function of the cells of a column. */
static bool share_labels(struct call *c, struct object *results, size_t n)
{
    struct eval *ev = c->ev;
    bool same = true;
    for (size_t i = 0; i < n; i++) {
        if (!is_series(results[i]))
            return true;
        same &= align_same(align_series_labels(as_series(results[0])),
                           align_series_labels(as_series(results[i])));
    }
    if (same)
        return true;
    uint32_t **of = NEW_N(ev->scratch, uint32_t *, n);
    const struct column **index = NEW_N(ev->a, const struct column *, 1);
    if (!(index[0] = all_labels(c, results, n, of)) ||
        !eval_spend(ev, c->at, n, index[0]->n * sizeof(struct value)))
        return false;
    for (size_t i = 0; i < n; i++) {
        const struct column *x = as_series(results[i])->column;
        uint32_t *rows = NEW_N(ev->a, uint32_t, index[0]->n + 1);
        for (size_t k = 0; k < index[0]->n; k++)
            rows[k] = ORIGIN_NO_ROW;
        for (size_t k = 0; k < x->n; k++)
            rows[of[i][k]] = (uint32_t)k;
        results[i] = object_series(
            ev->scratch, column_take(ev->a, x, rows, index[0]->n), index, 1);
    }
    return true;
}

static bool run_series(struct call *c, struct object *out)
{
    const struct series *s = as_series(c->self);
    size_t n = s->column->n;
    if (!check_function(c))
        return false;
    if (call_arg(c, PARAM_func).type == OBJECT_STR)
        return call_one(c, call_arg(c, PARAM_func), c->self, out);
    bool gathers = call_arg(c, PARAM_func).type == OBJECT_LAMBDA ||
                   makes_series(call_arg(c, PARAM_func));
    if (!gathers || category_is(s->column))
        return done(c, mapped(c, s->column, false), out);
    struct object *results = NEW_N(c->ev->scratch, struct object, n);
    if (!eval_spend(c->ev, c->at, n, sizeof *results))
        return false;
    for (size_t i = 0; i < n; i++) {
        struct object cell = json_object_cell(c->ev->a, s->column, i);
        if (!call_one(c, call_arg(c, PARAM_func), cell, &results[i]))
            return false;
        results[i] = row_object(c->ev, results[i]);
    }
    if (!share_labels(c, results, n))
        return false;
    const struct frame like = {
        .n = n, .index = s->index, .n_index = s->n_index};
    if (!apply_gather(c->ev, c->at, results, &like, &s->column, 1, out))
        return false;
    if (out->type == OBJECT_SERIES)
        as_series(*out)->column = unit_lambda(
            c->ev, call_arg(c, PARAM_func), NULL, s->column,
            column_rename(c->ev->a, as_series(*out)->column, s->column->name));
    return true;
}

/* ---- DataFrame.apply ---- */

/* Sets *out to a column with the n objects `from`, which are the keys or the
   values of the result for a row. */
static bool column_of(struct call *c, const struct object *const *from,
                      size_t n, const struct column **out)
{
    struct eval *ev = c->ev;
    struct value *v = NEW_N(ev->scratch, struct value, n + 1);
    for (size_t i = 0; i < n; i++)
        if (!object_scalar(*from[i], &v[i]))
            return instead_no_cell(ev, call_at(c, PARAM_func), *from[i], "row");
    *out = eval_infer(ev, c->at, STR_NONE, v, n, NULL, 0);
    return *out != NULL;
}

/* Replaces the result for a row by a series if the result is a list or a dict.
   The row labels of the series are 0, 1, ... or the keys of the dict. Leaves
   other results unchanged. */
static bool expanded(struct call *c, struct object *x)
{
    struct eval *ev = c->ev;
    const struct list *l = x->type == OBJECT_LIST ? as_list(*x) : NULL;
    const struct dict *d = x->type == OBJECT_DICT ? as_dict(*x) : NULL;
    size_t n = l ? l->n : d ? d->n : 0;
    if (!l && !d)
        return true;
    const struct object **keys = NEW_N(ev->scratch, const struct object *, n);
    const struct object **v = NEW_N(ev->scratch, const struct object *, n);
    const struct column **labels = NEW_N(ev->a, const struct column *, 1),
                        *made;
    for (size_t i = 0; i < n; i++) {
        v[i] = l ? &l->v[i] : &d->v[i].value;
        keys[i] = l ? NULL : &d->v[i].key;
    }
    if ((d && !column_of(c, keys, n, labels)) || !column_of(c, v, n, &made))
        return false;
    *x = object_series(ev->scratch, made, labels, d != NULL);
    return true;
}

static bool by_rows(struct call *c, bool expand, struct object *out)
{
    struct eval *ev = c->ev;
    const struct frame *f = as_frame(c->self);
    struct row *r = row_new(ev, c->at, f);
    size_t n_inputs;
    if (!r || !eval_spend(ev, c->at, f->n, sizeof(struct object)))
        return false;
    row_typed(r, f);
    struct object *results = NEW_N(ev->scratch, struct object, f->n);
    struct object row = {.type = OBJECT_ROW, .u.row = r};
    for (size_t i = 0; i < f->n; i++) {
        r->at = i;
        if (!call_one(c, call_arg(c, PARAM_func), row, &results[i]))
            return false;
        results[i] = row_object(ev, results[i]);
        if (expand && !expanded(c, &results[i]))
            return false;
    }
    const struct column *const *inputs = row_inputs(ev, r, &n_inputs);
    if (!apply_gather(ev, c->at, results, f, inputs, n_inputs, out))
        return false;
    if (out->type == OBJECT_SERIES)
        as_series(*out)->column = unit_lambda(ev, call_arg(c, PARAM_func), f,
                                              NULL, as_series(*out)->column);
    return true;
}

/* Makes a frame of the function's results for the columns. The first result is
   a series; a single value fills its column. Returns false after reporting
   results of another kind, and series that differ in length or labels. */
static bool gather_columns(struct call *c, const struct object *results,
                           struct object *out)
{
    struct eval *ev = c->ev;
    const struct frame *from = as_frame(c->self);
    struct frame *f = object_own_frame(ev->a, from);
    struct labels labels = align_series_labels(as_series(results[0]));
    for (size_t i = 0; i < f->n_columns; i++) {
        struct value v;
        str name = from->columns[i]->name;
        if (object_scalar(results[i], &v)) {
            f->columns[i] =
                eval_constant(ev, call_at(c, PARAM_func), name, v, labels.n);
            if (!f->columns[i])
                return false;
            continue;
        }
        if (!is_series(results[i]))
            return eval_fault(ev, DIAG_DF_TYPE, call_at(c, PARAM_func),
                              "the function returns a series for one column "
                              "and a '%s' for another",
                              object_type_name(results[i])) ||
                   eval_help(ev, "return a series for each column, such as "
                                 "s * 2, or a single value");
        const struct series *s = as_series(results[i]);
        if ((s->kind == SERIES_PLAIN &&
             !align_same(labels, align_series_labels(s))) ||
            s->column->n != labels.n)
            return no_common_labels(ev, call_at(c, PARAM_func));
        f->columns[i] = column_rename(ev->a, s->column, name);
    }
    f->n = labels.n;
    f->index = labels.v;
    f->n_index = labels.n_levels;
    *out = object_frame(f);
    return true;
}

static bool by_columns(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct frame *f = as_frame(c->self);
    size_t levels;
    struct object *results = NEW_N(ev->scratch, struct object, f->n_columns);
    for (size_t i = 0; i < f->n_columns; i++) {
        struct object x = object_column(ev->scratch, f, i);
        if (!call_one(c, call_arg(c, PARAM_func), x, &results[i]))
            return false;
    }
    if (f->n_columns && is_series(results[0]))
        return gather_columns(c, results, out);
    const struct column **labels = labels_of_columns(ev, c->at, f, &levels);
    const struct frame like = {
        .n = f->n_columns, .index = labels, .n_index = levels};
    ev->mixes_columns = true;
    bool ok = labels && apply_gather(ev, call_at(c, PARAM_func), results, &like,
                                     f->columns, f->n_columns, out);
    ev->mixes_columns = false;
    return ok;
}

static bool run_frame(struct call *c, struct object *out)
{
    bool rows;
    struct object expand = object_str(S("expand"));
    if (!check_function(c) || !call_axis(c, PARAM_axis, &rows) ||
        !call_only(c, PARAM_raw, object_bool(false)))
        return false;
    if (call_has(c, PARAM_result_type) &&
        !call_only(c, PARAM_result_type, expand))
        return false;
    return rows
               ? by_rows(c, object_same(call_arg(c, PARAM_result_type), expand),
                         out)
               : by_columns(c, out);
}

static bool transform(struct call *c, struct object *out)
{
    if (c->self.type == OBJECT_SERIES)
        return run_series(c, out);
    if (!check_function(c) || !by_columns(c, out))
        return false;
    if (out->type == OBJECT_FRAME)
        return true;
    eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_func),
               "the function returns one value for a column instead of one for "
               "each row");
    diag_help(c->ev->d, "use .agg() for functions that return one value");
    return false;
}

static bool run_pipe(struct call *c, struct object *out)
{
    struct object f = call_arg(c, PARAM_func);
    return partial_make(c, &f) &&
           c->ev->call(c->ev, call_at(c, PARAM_func), f, &c->self, 1, out);
}

static bool assign(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct dict *d = as_dict(call_arg(c, PARAM_columns));
    struct frame *f = object_own_frame(ev->a, as_frame(c->self));
    f->index = labels_copy(ev->a, f->index, f->n_index);
    for (size_t i = 0; i < d->n; i++) {
        struct object value = d->v[i].value, self = object_frame(f);
        const struct df_expr *at = call_named_at(c, as_str(d->v[i].key));
        if (object_is_function(value) &&
            !ev->call(ev, at, value, &self, 1, &value))
            return false;
        if (!assign_set(ev, at, f, as_str(d->v[i].key), value))
            return false;
    }
    *out = object_frame(f);
    return true;
}

/* ---- operations ---- */

const struct operation APPLY_OPERATIONS[] = {
    {S_INIT("apply"), ON_FRAME, run_frame,
     PARAMS(NEEDS(func), OPT(axis, INT(0)), NAMED(result_type, NONE),
            NAMED(raw, FALSE), NAMED(args, NONE), OTHERS(kwargs)),
     EFFECT_OF_ARGUMENT, 1, "calls a function for each column or row"},
    {S_INIT("apply"), ON_SERIES, run_series,
     PARAMS(NEEDS(func), NAMED(args, NONE), OTHERS(kwargs)), EFFECT_OF_ARGUMENT,
     1, "calls a function for each cell"},
    {S_INIT("applymap"), ON_FRAME, map,
     PARAMS(NEEDS(func), OPT(na_action, NONE)), EFFECT_OF_ARGUMENT, 1,
     "calls a function for each cell"},
    {S_INIT("assign"), ON_FRAME, assign, PARAMS(OTHERS(columns)), 0, 1,
     "adds columns"},
    {S_INIT("map"), ON_FRAME, map, PARAMS(NEEDS(func), OPT(na_action, NONE)),
     EFFECT_OF_ARGUMENT, 1, "calls a function for each cell"},
    {S_INIT("map"), ON_SERIES, map, PARAMS(NEEDS(arg), OPT(na_action, NONE)),
     EFFECT_OF_ARGUMENT, 1, "maps each cell by a function, a dict or a column"},
    {S_INIT("pipe"), ON_FRAME | ON_SERIES, run_pipe,
     PARAMS(NEEDS(func), REST(args), OTHERS(kwargs)), 0, 1,
     "calls a function with the whole object"},
    {S_INIT("transform"), ON_FRAME | ON_SERIES, transform, PARAMS(NEEDS(func)),
     EFFECT_OF_ARGUMENT | EFFECT_ROWS, 1,
     "calls a function for each column, keeping the rows"},
    {.name = {0}},
};
