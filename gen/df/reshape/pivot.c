// SPDX-License-Identifier: MIT
// pivot: makes wide tables. The rows and columns of the result are the distinct
// values of keys, mostly sorted. A grid contains, for each cell of the wide
// table, the row of the long table.
#include "df/reshape/pivot.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/aggregate/groupby.h"
#include "df/elementwise/fillna.h"
#include "df/indexing/align.h"
#include "df/indexing/level_order.h"
#include "df/lint/doubt_call.h"
#include "df/reshape/concat.h"
#include "df/runtime/instead.h"
#include "df/runtime/keys.h"
#include "df/runtime/labels.h"
#include "df/runtime/scalar.h"
#include "df/runtime/units.h"
#include "frame/pick.h"

struct wide_columns {
    const struct column **v;
    size_t n;
};

/* The conversion of a long table to a wide one. */
struct wide {
    struct call *c;
    struct eval *ev;
    struct wide_columns rows, across, values;
    size_t n; /* rows of the long table */
    enum level_order rows_order, across_order;
    bool by_occurrence; /* new columns are in order of first occurrence */
    bool named;         /* names of new columns start with the name of the
                           column of values */
    struct value fill;  /* value of cells for which the long table has no row */
};

static struct wide_columns new_columns(struct eval *ev, size_t n)
{
    return (struct wide_columns){NEW_N(ev->a, const struct column *, n + 1), 0};
}

/* ---- the values of keys ---- */

/* The distinct values of keys. `firsts` has the first row of each value, in
   sorted order or in order of first occurrence; of[i] is the index of the value
   of row i. */
struct distinct {
    uint32_t *firsts, *of;
    size_t n;
};

static bool find_distinct(struct wide *w, const struct wide_columns *keys,
                          enum level_order order, bool sorted,
                          struct distinct *out)
{
    struct eval *ev = w->ev;
    struct wide_columns by = new_columns(ev, keys->n);
    struct keys_table table;
    for (; by.n < keys->n; by.n++)
        if (!(by.v[by.n] =
                  level_order_codes(ev, w->c->at, keys->v[by.n], order)))
            return false;
    const struct keys k = {by.v, by.n, w->n};
    *out = (struct distinct){NEW_N(ev->a, uint32_t, w->n + 1),
                             NEW_N(ev->scratch, uint32_t, w->n + 1), 0};
    keys_table_init(&table, ev->scratch, k);
    for (size_t i = 0; i < w->n; i++)
        if (keys_table_find(&table, &k, i) == i)
            out->firsts[out->n++] = (uint32_t)i;
    if (sorted)
        keys_sort(&k, ev->scratch, out->firsts, out->n);
    for (size_t i = 0; i < out->n; i++)
        for (uint32_t r = out->firsts[i]; r != ORIGIN_NO_ROW; r = table.next[r])
            out->of[r] = (uint32_t)i;
    return true;
}

/* ---- the grid ---- */

struct pivot_grid {
    struct distinct rows, across;
    uint32_t **cells; /* cells[column][row] is a row of the long table, or w->n
                         if there is none */
    bool gaps;        /* some cells have no row */
};

/* Reports that rows i and j of the long table have the same keys. */
static bool report_duplicate(struct wide *w, size_t i, size_t j)
{
    eval_fault(w->ev, DIAG_DF_VALUE, w->c->at,
               "rows %zu and %zu, counted from 1, have the same keys, but a "
               "cell holds "
               "one value",
               j + 1, i + 1);
    diag_help(
        w->ev->d,
        "write pivot_table instead of pivot, and choose how to combine the "
        "values, such as aggfunc='mean'");
    return false;
}

static bool fill_grid(struct wide *w, struct pivot_grid *g)
{
    struct eval *ev = w->ev;
    if (!find_distinct(w, &w->rows, w->rows_order, true, &g->rows) ||
        !find_distinct(w, &w->across, w->across_order, !w->by_occurrence,
                       &g->across))
        return false;
    size_t n = g->rows.n, m = g->across.n;
    if (m && !eval_spend(ev, w->c->at, n, m * sizeof(uint32_t)))
        return false;
    g->cells = NEW_N(ev->scratch, uint32_t *, m + 1);
    for (size_t k = 0; k < m; k++) {
        g->cells[k] = NEW_N(ev->a, uint32_t, n + 1);
        for (size_t i = 0; i < n; i++)
            g->cells[k][i] = (uint32_t)w->n;
    }
    for (size_t i = 0; i < w->n; i++) {
        uint32_t *cell = &g->cells[g->across.of[i]][g->rows.of[i]];
        if (*cell != w->n)
            return report_duplicate(w, i, *cell);
        *cell = (uint32_t)i;
    }
    g->gaps = w->n < n * m;
    return true;
}

/* Returns x with one more row, for the cells of the grid that have no row in
   the long table. NULL if a limit is reached. */
static const struct column *with_gap(struct wide *w, const struct column *x)
{
    struct eval *ev = w->ev;
    uint32_t *rows = NEW_N(ev->a, uint32_t, x->n + 1);
    if (!eval_spend(ev, w->c->at, x->n + 1, sizeof(str)))
        return NULL;
    for (size_t i = 0; i < x->n; i++)
        rows[i] = (uint32_t)i;
    rows[x->n] = ORIGIN_NO_ROW;
    return align_take(ev, w->c->at, x, w->fill, rows, x->n + 1);
}

/* Sets *out to the name of a new column: if w->named, the levels of the name of
   `value`, a column of values; then the values of the keys in `row`. */
static bool new_name(struct wide *w, const struct column *value, size_t row,
                     str *out)
{
    struct value v[NAME_LEVELS_MAX];
    size_t n = 0, own = w->named ? name_levels(value->name) : 0;
    if (own + w->across.n > NAME_LEVELS_MAX)
        return eval_fault(w->ev, DIAG_DF_UNSUPPORTED, w->c->at,
                          "a name of more than %d levels", NAME_LEVELS_MAX);
    for (; n < own; n++)
        v[n] = eval_name_level(w->ev, value->name, n);
    for (size_t k = 0; k < w->across.n; k++)
        v[n++] = column_value(w->across.v[k], row);
    *out = eval_make_name(w->ev, w->c->at, v, n);
    return true;
}

/* Returns the name of the column axis. If w->named, it begins with the levels
   of `old`, one for each level of the names of columns of values. Then the name
   of each key is a level. STR_NONE if no key has a name. */
static str new_axis(struct wide *w, str old)
{
    struct value v[NAME_LEVELS_MAX] = {0};
    size_t n = w->named && w->values.n ? name_levels(w->values.v[0]->name) : 0;
    bool any = false;
    for (size_t i = 0; i < n && old.p; i++)
        v[i] = name_level(old, i);
    for (size_t k = 0; k < w->across.n && n < NAME_LEVELS_MAX; k++, n++) {
        if (!w->across.v[k]->name.n)
            continue;
        v[n] = name_level(w->across.v[k]->name, 0);
        any = true;
    }
    return any ? name_make(w->ev->a, v, n) : STR_NONE;
}

/* Makes the wide table. `axis` is the name of the column axis of the long
   table. Returns false on failure, which is reported. */
static bool widen(struct wide *w, str axis, struct object *out)
{
    struct eval *ev = w->ev;
    struct frame *f = NEW(ev->a, struct frame);
    struct pivot_grid g = {0};
    if (!fill_grid(w, &g))
        return false;
    f->n = g.rows.n;
    size_t n = g.across.n * w->values.n;
    if (!eval_spend(ev, w->c->at, n + w->rows.n,
                    f->n * sizeof(str) + sizeof(struct column)))
        return false;
    f->columns = NEW_N(ev->a, const struct column *, n);
    f->index = NEW_N(ev->a, const struct column *, w->rows.n);
    for (size_t i = 0; i < w->rows.n; i++) {
        const struct column *x =
            column_take(ev->a, w->rows.v[i], g.rows.firsts, f->n);
        f->index[f->n_index++] = level_order_set(ev->a, x, x, false);
    }
    f->axis = new_axis(w, axis);
    for (size_t i = 0; i < w->values.n; i++) {
        const struct column *x = w->values.v[i];
        if (g.gaps && !(x = with_gap(w, x)))
            return false;
        for (size_t k = 0; k < g.across.n; k++) {
            str name;
            if (!new_name(w, x, g.across.firsts[k], &name))
                return false;
            f->columns[f->n_columns++] = column_rename(
                ev->a, column_take(ev->a, x, g.cells[k], f->n), name);
        }
    }
    *out = object_frame(f);
    return true;
}

/* ---- unstack ---- */

/* Finds the level of row labels that argument `arg` names; the default is the
   last level. */
static bool find_level(struct call *c, enum param arg,
                       const struct wide_columns *labels, size_t *level)
{
    *level = labels->n - 1;
    return !call_given(c, arg) ||
           labels_level(c->ev, call_at(c, arg), labels->v, labels->n,
                        call_arg(c, arg), level);
}

static bool unstack(struct call *c, struct object *out)
{
    bool frame = c->self.type == OBJECT_FRAME;
    const struct frame *f = frame ? as_frame(c->self) : NULL;
    const struct series *s = frame ? NULL : as_series(c->self);
    struct wide_columns labels = {frame ? f->index : s->index,
                                  frame ? f->n_index : s->n_index};
    struct wide w = {.c = c, .ev = c->ev, .named = frame};
    size_t level;
    object_scalar(call_arg(c, PARAM_fill_value), &w.fill);
    if (labels.n < 2)
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, c->at,
                          "'unstack' of row labels with a single level") ||
               eval_help(c->ev, "make labels of two levels first: "
                                "df.set_index(['k', 'g'])['a'].unstack()");
    if (call_arg(c, PARAM_level).type == OBJECT_LIST) {
        eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, PARAM_level),
                   "'unstack' of several levels");
        instead_help_argument(c->ev, c->at, S("unstack"), S("level"));
        return false;
    }
    if (!find_level(c, PARAM_level, &labels, &level))
        return false;
    w.rows = new_columns(c->ev, labels.n);
    for (size_t i = 0; i < labels.n; i++)
        if (i != level)
            w.rows.v[w.rows.n++] = labels.v[i];
    w.across = (struct wide_columns){&labels.v[level], 1};
    w.values = frame ? (struct wide_columns){f->columns, f->n_columns}
                     : (struct wide_columns){&as_series(c->self)->column, 1};
    w.n = labels.v[0]->n;
    return widen(&w, frame ? f->axis : STR_NONE, out);
}

/* ---- pivot ---- */

/* Reads the columns of f that an argument names. Sets *one to whether it is a
   single name instead of a list. */
static bool read_columns(struct call *c, enum param arg, const struct frame *f,
                         struct wide_columns *out, bool *one)
{
    struct object x = call_arg(c, arg);
    *one = call_has(c, arg) && (x.type != OBJECT_LIST || as_list(x)->tuple);
    *out = new_columns(c->ev, 0);
    return call_columns(c, arg, f, &out->v, &out->n);
}

static bool is_among(const struct column *x, const struct wide_columns *l)
{
    for (size_t i = 0; i < l->n; i++)
        if (l->v[i] == x)
            return true;
    return false;
}

static struct wide_columns others(struct wide *w, const struct frame *f)
{
    struct wide_columns out = new_columns(w->ev, f->n_columns);
    for (size_t i = 0; i < f->n_columns; i++)
        if (!is_among(f->columns[i], &w->rows) &&
            !is_among(f->columns[i], &w->across))
            out.v[out.n++] = f->columns[i];
    return out;
}

/* Converts the columns of values to a common type, as numpy does for a
   table. */
static bool unify(struct wide *w)
{
    struct eval *ev = w->ev;
    const struct wide_columns from = w->values;
    bool same = true;
    w->values = new_columns(ev, from.n);
    for (size_t k = 1; k < from.n; k++)
        same &= from.v[k]->type == from.v[0]->type;
    if (same || !eval_spend(ev, w->c->at, w->n,
                            from.n * (sizeof(str) + sizeof(uint32_t)))) {
        w->values = from;
        return same;
    }
    uint32_t *rows = NEW_N(ev->a, uint32_t, w->n);
    for (size_t i = 0; i < w->n; i++)
        rows[i] = (uint32_t)i;
    for (size_t k = 0; k < from.n; k++) {
        uint32_t *which = NEW_N(ev->a, uint32_t, w->n);
        for (size_t i = 0; i < w->n; i++)
            which[i] = (uint32_t)k;
        const struct pick p = {from.v, from.n, which, rows, w->n};
        w->values.v[w->values.n++] =
            units_pick(ev, w->c->at, from.v[k]->name, &p);
    }
    return true;
}

static bool pivot(struct call *c, struct object *out)
{
    const struct frame *f = as_frame(c->self);
    struct wide w = {.c = c, .ev = c->ev, .n = f->n};
    bool one;
    w.rows_order = w.across_order = LEVEL_ORDER_FRESH;
    if (!read_columns(c, PARAM_columns, f, &w.across, &one) ||
        !read_columns(c, PARAM_index, f, &w.rows, &one) ||
        !read_columns(c, PARAM_values, f, &w.values, &one))
        return false;
    w.named = !one;
    w.by_occurrence =
        w.across.n > 1; /* pandas sorts only columns of one level */
    if (!call_has(c, PARAM_index))
        w.rows.v =
            labels_of_rows(c->ev, c->at, f->index, f->n_index, f->n, &w.rows.n);
    if (!call_has(c, PARAM_values))
        w.values = others(&w, f);
    else if (!unify(&w))
        return false;
    return w.rows.v && widen(&w, f->axis, out);
}

/* ---- pivot_table ---- */

/* The state of a call of pivot_table. */
struct pivot_table {
    struct wide w; /* its rows, across and values are columns of f */
    const struct frame *f;
    bool one_value, drop; /* values= is a single name; dropna=True */
    bool drop_intended;   /* dropping rows without a key is intended or was
                             reported */
};

static struct object names_of(struct eval *ev, const struct wide_columns *l)
{
    struct list *names = NEW(ev->scratch, struct list);
    for (size_t i = 0; i < l->n; i++)
        vec_push(ev->scratch, names,
                 object_of_name(ev->scratch, l->v[i]->name));
    return object_list(names);
}

static bool call_method(struct wide *w, struct object self, const char *name,
                        struct object arg, struct object *out)
{
    struct object method;
    if (!w->ev->attribute(w->ev, w->c->at, self, str_c(name), &method) ||
        !w->ev->call(w->ev, w->c->at, method, &arg, 1, out))
        return false;
    struct call ran = {.ev = w->ev,
                       .operation = as_bound(method)->operation,
                       .at = w->c->at,
                       .self = self};
    if (self.type == OBJECT_GROUPBY)
        doubt_call(&ran, *out);
    return true;
}

/* Computes f.groupby(keys)[values].agg(how), for the keys of rows and
   columns. */
static bool aggregated(struct pivot_table *t, struct object how,
                       struct object *out)
{
    struct wide *w = &t->w;
    struct wide_columns keys = new_columns(w->ev, w->rows.n + w->across.n);
    struct object grouped;
    for (size_t i = 0; i < w->rows.n; i++)
        keys.v[keys.n++] = w->rows.v[i];
    for (size_t i = 0; i < w->across.n; i++)
        keys.v[keys.n++] = w->across.v[i];
    struct call by = {.ev = w->ev,
                      .operation =
                          operation_named(GROUPBY_OPERATIONS, S("groupby")),
                      .at = w->c->at,
                      .self = object_frame(object_own_frame(w->ev->a, t->f))};
    call_put(&by, PARAM_by, names_of(w->ev, &keys));
    if (t->drop_intended)
        call_put(&by, PARAM_dropna, object_bool(true));
    call_put(&by, PARAM_observed, call_value(w->c, PARAM_observed));
    if (!by.operation->run(&by, &grouped))
        return false;
    if (how.type != OBJECT_DICT &&
        !groupby_select(w->ev, w->c->at, as_grouping(grouped),
                        names_of(w->ev, &w->values), &grouped))
        return false;
    return call_method(w, grouped, "agg", how, out);
}

/* Fills missing cells with fill_value. */
static bool fill_missing(struct wide *w, struct frame *f)
{
    struct eval *ev = w->ev;
    for (size_t k = 0; k < f->n_columns && !scalar_missing(w->fill); k++) {
        const struct column *x = f->columns[k];
        uint32_t *rows = NEW_N(ev->a, uint32_t, f->n + 1);
        for (size_t i = 0; i < f->n; i++)
            rows[i] = column_is_missing(x, i) ? ORIGIN_NO_ROW : (uint32_t)i;
        f->columns[k] = align_take(ev, w->c->at, x, w->fill, rows, f->n);
        if (!f->columns[k])
            return false;
    }
    return true;
}

/* Sorts columns by name, numbers before strings. */
static bool sort_columns(struct wide *w, struct frame *f)
{
    struct eval *ev = w->ev;
    size_t levels;
    const struct column **names = labels_of_columns(ev, w->c->at, f, &levels);
    if (!names)
        return false;
    const struct keys k = {names, levels, f->n_columns};
    uint32_t *order = NEW_N(ev->scratch, uint32_t, f->n_columns + 1);
    const struct frame *from = object_own_frame(ev->a, f);
    for (size_t i = 0; i < f->n_columns; i++)
        order[i] = (uint32_t)i;
    keys_sort(&k, ev->scratch, order, f->n_columns);
    for (size_t i = 0; i < f->n_columns; i++)
        f->columns[i] = from->columns[order[i]];
    return true;
}

/* Turns the aggregated groups into a wide table. The groups are labelled by the
   keys of rows and columns; the latter become columns. */
static bool unstack_groups(struct pivot_table *t, struct object groups,
                           struct object *out)
{
    struct wide w = t->w;
    bool series = groups.type == OBJECT_SERIES;
    struct frame of = object_as_frame(&groups);
    struct frame *f = object_own_frame(w.ev->a, &of);
    if (!series && t->drop &&
        !(f = fillna_drop_rows(w.ev, w.c->at, f, f->columns, f->n_columns,
                               f->n_columns > 0)))
        return false;
    if (!sort_columns(&w, f))
        return false;
    *out = series && !w.across.n ? groups : object_frame(f);
    if (w.rows.n == 0 || w.across.n == 0)
        return true;
    w.n = f->n;
    w.rows.v = f->index;
    w.across.v = f->index + t->w.rows.n;
    w.values = (struct wide_columns){f->columns, f->n_columns};
    w.named = !series && !t->one_value;
    w.across_order = LEVEL_ORDER_SORTED;
    return widen(&w, f->axis, out);
}

/* Makes the table of one aggregating function. */
static bool summarize(struct pivot_table *t, struct object how,
                      struct object *out)
{
    struct wide *w = &t->w;
    struct object groups;
    if (!aggregated(t, how, &groups) || !unstack_groups(t, groups, out))
        return false;
    if (out->type != OBJECT_FRAME)
        return true;
    if (!fill_missing(w, as_frame(*out)))
        return false;
    if (w->rows.n == 0) {
        if (!w->ev->attribute(w->ev, w->c->at, *out, S("T"), out))
            return false;
    }
    if (t->drop)
        *out = object_frame(fillna_drop_columns(w->ev, as_frame(*out), 1));
    return true;
}

/* Makes the tables of several aggregating functions, side by side. The function
   is the first level of each column name. */
static bool summarize_all(struct pivot_table *t, const struct list *how,
                          struct object *out)
{
    struct wide *w = &t->w;
    struct dict *tables = NEW(w->ev->scratch, struct dict);
    struct call c = {.ev = w->ev,
                     .operation =
                         operation_named(CONCAT_OPERATIONS, S("concat")),
                     .at = w->c->at};
    for (size_t i = 0; i < how->n; i++) {
        struct object table, name = how->v[i];
        if (name.type == OBJECT_METHOD)
            name = object_str(as_bound(name)->operation->name);
        if (name.type != OBJECT_STR)
            return call_wrong(w->c, PARAM_aggfunc, "names in a list");
        if (!summarize(t, how->v[i], &table))
            return false;
        t->drop_intended = true;
        object_dict_put(w->ev->scratch, tables, name, table);
    }
    call_put(&c, PARAM_objs,
             (struct object){.type = OBJECT_DICT, .u.dict = tables});
    call_put(&c, PARAM_axis, object_int(1));
    return c.operation->run(&c, out);
}

static bool pivot_table(struct call *c, struct object *out)
{
    struct pivot_table t = {.w = {.c = c, .ev = c->ev}, .f = as_frame(c->self)};
    struct object how = call_value(c, PARAM_aggfunc);
    bool one, observed;
    object_scalar(call_arg(c, PARAM_fill_value), &t.w.fill);
    if (!call_bool(c, PARAM_dropna, &t.drop) ||
        !call_bool(c, PARAM_observed, &observed) ||
        !call_only(c, PARAM_margins, object_bool(false)) ||
        !call_only(c, PARAM_sort, object_bool(true)) ||
        !read_columns(c, PARAM_index, t.f, &t.w.rows, &one) ||
        !read_columns(c, PARAM_columns, t.f, &t.w.across, &one) ||
        !read_columns(c, PARAM_values, t.f, &t.w.values, &t.one_value))
        return false;
    if (t.w.rows.n + t.w.across.n == 0)
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "'pivot_table' needs index= or columns=") ||
               eval_help(c->ev, "write df.pivot_table(index='a', values='b')");
    t.drop_intended = call_given(c, PARAM_dropna) && t.drop;
    if (!call_has(c, PARAM_values))
        t.w.values = others(&t.w, t.f);
    if (how.type == OBJECT_LIST)
        return summarize_all(&t, as_list(how), out);
    return summarize(&t, how, out);
}

/* ---- operations ---- */

const struct operation PIVOT_OPERATIONS[] = {
    {S_INIT("pivot"), ON_FRAME, pivot,
     PARAMS(NEEDS_NAMED(columns), NAMED(index, NONE), NAMED(values, NONE)), 0,
     16, "rows turned into columns"},
    {S_INIT("pivot_table"), ON_FRAME, pivot_table,
     PARAMS(OPT(values, NONE), OPT(index, NONE), OPT(columns, NONE),
            OPT(aggfunc, TEXT("mean")), OPT(fill_value, NONE),
            OPT(margins, FALSE), OPT(dropna, TRUE),
            OPT(margins_name, TEXT("All")), OPT(observed, FALSE),
            OPT(sort, TRUE)),
     0, 16, "turns rows into columns and aggregates"},
    {S_INIT("unstack"), ON_FRAME | ON_SERIES, unstack,
     PARAMS(OPT(level, INT(-1)), OPT(fill_value, NONE)), 0, 1,
     "turns a level of the row labels into columns"},
    {.name = {0}},
};
