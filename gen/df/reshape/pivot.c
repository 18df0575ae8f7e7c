// SPDX-License-Identifier: MIT
// pivot: turns long tables into wide ones. The rows and columns of the result
// are the distinct values of keys, mostly sorted. A grid has the row of the
// long table for each cell of the wide table.
#include "df/reshape/pivot.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/aggregate/resample.h"
#include "df/elementwise/fillna.h"
#include "df/indexing/align.h"
#include "df/indexing/level_order.h"
#include "df/indexing/levels.h"
#include "df/reshape/concat.h"
#include "df/reshape/margins.h"
#include "df/reshape/product.h"
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
    size_t n; /* number of rows of the long table */
    enum level_order rows_order, across_order;
    bool by_occurrence; /* new columns are in order of first occurrence */
    bool named;         /* the name of a new column begins with the name of the
                           column from which its values come */
    struct value fill;  /* value of a cell for which the long table has no
                           row */
    /* Result: a column for each key in `across`. Its row k has the value of the
       key for new column k of each column of values. */
    struct wide_columns labels;
};

static struct wide_columns new_columns(struct eval *ev, size_t n)
{
    return (struct wide_columns){NEW_N(ev->a, const struct column *, n + 1), 0};
}

/* ---- the values of keys ---- */

/* The distinct values of keys. `firsts` has the first row of each value; the
   values are sorted or in order of first occurrence. of[i] is the index of row
   i's value. */
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
    uint32_t **cells; /* cells[column][row] is the row of the long table, or
                         w->n if there is none */
    bool gaps;        /* some cells have no row */
};

/* Reports that rows i and j of the long table have the same keys. */
static bool report_duplicate(struct wide *w, size_t i, size_t j)
{
    eval_fault(w->ev, DIAG_DF_VALUE, w->c->at,
               "rows %zu and %zu, counted from 1, have the same keys, but a "
               "cell of the result can hold only one value",
               j + 1, i + 1);
    diag_help(w->ev->d, "use pivot_table, and choose how to combine the "
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

/* Returns x with w->fill appended as one more row, which the empty cells of the
   grid select. NULL if a limit is reached. */
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

/* Sets *out to the name of a new column. If w->named, the name begins with the
   levels of the name of `value`, the column of values. The values of the keys
   in `row` follow. */
static bool new_name(struct wide *w, const struct column *value, size_t row,
                     str *out)
{
    struct value v[NAME_LEVELS_MAX];
    size_t n = 0, own = w->named ? name_levels(value->name) : 0;
    if (own + w->across.n > NAME_LEVELS_MAX)
        return eval_fault(w->ev, DIAG_DF_UNSUPPORTED, w->c->at,
                          "a column name with more than %d levels",
                          NAME_LEVELS_MAX);
    for (; n < own; n++)
        v[n] = eval_name_level(w->ev, value->name, n);
    for (size_t k = 0; k < w->across.n; k++)
        v[n++] = column_value(w->across.v[k], row);
    *out = eval_make_name(w->ev, w->c->at, v, n);
    return true;
}

/* Returns the name of the column axis. Its levels are the names of the keys. If
   w->named, n levels of `old` precede them, where n is the number of levels in
   the name of a column of values; `old` is the name of the column axis of the
   long table. Returns STR_NONE if no key has a name. */
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
    w->labels = new_columns(ev, w->across.n);
    for (size_t i = 0; i < w->across.n; i++)
        w->labels.v[w->labels.n++] =
            column_take(ev->a, w->across.v[i], g.across.firsts, g.across.n);
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

/* Sets *level to the index of the level of row labels that argument `arg`
   selects; by default, the last one. */
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
               eval_help(c->ev, "make row labels with two levels first: "
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

/* Reads the columns of f that an argument names. Sets *one to whether the
   argument is a single name rather than a list. */
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
    w.by_occurrence = w.across.n > 1; /* pandas sorts columns only if their
                                         names have one level */
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

/* The arguments of a call of pivot_table, and its results so far. */
struct pivot_table {
    struct wide w; /* w.rows, w.across and w.values are columns of f */
    struct frame *f;
    struct object grouper; /* a pd.Grouper, the only key; or of type NONE */
    /* one_value: values= is a single name; drop: dropna=True */
    bool one_value, drop;
    bool margins, sort;
    str margins_name;
    struct wide made;   /* the wide table that was made last; the margins use
                           its values and labels */
    bool drop_intended; /* no warning about dropped rows without a key: the drop
                           is intended or was reported */
};

/* Computes f.groupby(keys)[values].agg(how), where `keys` are the keys of rows
   and columns. */
static bool aggregated(struct pivot_table *t, struct object how,
                       struct object *out)
{
    struct wide *w = &t->w;
    struct wide_columns keys = new_columns(w->ev, w->rows.n + w->across.n);
    for (size_t i = 0; i < w->rows.n; i++)
        keys.v[keys.n++] = w->rows.v[i];
    for (size_t i = 0; i < w->across.n; i++)
        keys.v[keys.n++] = w->across.v[i];
    const struct pivot_group g = {.f = t->f,
                                  .keys = keys.v,
                                  .n_keys = keys.n,
                                  .grouper = t->grouper,
                                  .values = w->values.v,
                                  .n_values = w->values.n,
                                  .how = how,
                                  .drop_intended = t->drop_intended,
                                  .unsorted = !t->sort,
                                  .observed = call_value(w->c, PARAM_observed)};
    return pivot_group(w->c, &g, out);
}

/* Replaces missing cells by fill_value. */
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

/* Sorts columns by name. Numbers come before strings. */
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

/* Turns the aggregated groups into a wide table. Each group is labelled with
   its keys. The keys given by index= label the rows of the table, and those
   given by columns= become columns. */
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
    if (t->sort && !sort_columns(&w, f))
        return false;
    *out = series && !w.across.n ? groups : object_frame(f);
    w.values = (struct wide_columns){f->columns, f->n_columns};
    t->made = w;
    if (w.rows.n == 0 || w.across.n == 0)
        return true;
    w.n = f->n;
    w.rows.v = f->index;
    w.across.v = f->index + t->w.rows.n;
    w.named = !series;
    w.across_order = t->sort ? LEVEL_ORDER_SORTED : LEVEL_ORDER_KEPT;
    w.by_occurrence = !t->sort && w.across.n > 1;
    bool ok = widen(&w, f->axis, out);
    t->made = w;
    return ok;
}

/* Adds the margins to the table *out. */
static bool add_margins(struct pivot_table *t, struct object how,
                        struct object *out)
{
    const struct wide *w = &t->w, *made = &t->made;
    const struct margins m = {.c = w->c,
                              .f = t->f,
                              .table = as_frame(*out),
                              .rows = w->rows.v,
                              .n_rows = w->rows.n,
                              .across = w->across.v,
                              .n_across = w->across.n,
                              .values = made->values.v,
                              .n_values = made->values.n,
                              .n_asked = w->values.n,
                              .named = made->named,
                              .labels = made->labels.v,
                              .how = how,
                              .fill = w->fill,
                              .values_given = call_has(w->c, PARAM_values),
                              .drop = t->drop,
                              .name = t->margins_name};
    struct frame *f = margins_add(&m);
    if (f)
        *out = object_frame(f);
    return f != NULL;
}

/* Returns a column of n cells, which repeats the cells of x in order. */
static const struct column *repeated(struct eval *ev, const struct column *x,
                                     size_t n)
{
    uint32_t *rows = NEW_N(ev->a, uint32_t, n + 1);
    for (size_t i = 0; i < n; i++)
        rows[i] = (uint32_t)(i % x->n);
    return column_take(ev->a, x, rows, n);
}

/* Completes the table with the combinations of keys that occur in no row. */
static bool complete(struct pivot_table *t, struct frame *f)
{
    struct wide *w = &t->w;
    struct wide_columns *keys = &t->made.labels;
    struct labels names = {.n = f->n_columns};
    if (!product_rows(w->c, f, w->fill))
        return false;
    names.v = labels_of_columns(w->ev, w->c->at, f, &names.n_levels);
    if (!names.v)
        return false;
    size_t first = names.n_levels - keys->n;
    for (size_t k = 0; k < keys->n && names.n; k++) /* keeps the categories of
                                                       the keys */
        names.v[first + k] = repeated(w->ev, keys->v[k], names.n);
    if (!product_columns(w->c, f, &names, w->fill))
        return false;
    for (size_t k = 0; k < keys->n && names.n; k++)
        keys->v[k] =
            repeated(w->ev, names.v[first + k], names.n / t->made.values.n);
    return true;
}

/* Makes the table of a single aggregating function. */
static bool summarize(struct pivot_table *t, struct object how,
                      struct object *out)
{
    struct wide *w = &t->w;
    struct object groups;
    if (!aggregated(t, how, &groups) || !unstack_groups(t, groups, out))
        return false;
    if (out->type != OBJECT_FRAME)
        return true;
    if ((!t->drop && !complete(t, as_frame(*out))) ||
        !fill_missing(w, as_frame(*out)) ||
        (t->margins && !add_margins(t, how, out)))
        return false;
    if (t->one_value && name_frame_levels(as_frame(*out)) > 1)
        levels_drop(w->ev, as_frame(*out), 0);
    if (w->rows.n == 0 && !w->ev->attribute(w->ev, w->c->at, *out, S("T"), out))
        return false;
    if (t->drop)
        *out = object_frame(fillna_drop_columns(w->ev, as_frame(*out), 1));
    return true;
}

/* Makes a table for each aggregating function and puts them side by side. The
   function is the first level of each column name. */
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

/* Returns the list of keys in argument p. If the argument is a single key, sets
 *key to it and returns `one`, a list of *key alone. */
static const struct list *keys_in(struct call *c, enum param p,
                                  struct list *one, struct object *key)
{
    *key = call_arg(c, p);
    *one = (struct list){.v = key, .n = call_has(c, p)};
    return key->type == OBJECT_LIST && !as_list(*key)->tuple ? as_list(*key)
                                                             : one;
}

/* Whether an argument is, or lists, the column name `name`. */
static bool has_name(struct call *c, enum param p, struct object name)
{
    struct list one;
    struct object key;
    const struct list *l = keys_in(c, p, &one, &key);
    for (size_t i = 0; i < l->n; i++)
        if (l->v[i].type != OBJECT_SERIES && object_is_key(l->v[i]) &&
            object_same(l->v[i], name))
            return true;
    return false;
}

/* Makes a key that is a column a part of t->f, and replaces it by its name. Its
   cells replace those of a column with the same name, which must not be used
   otherwise. Leaves other columns, which are reported later, unchanged. */
static void read_series(struct pivot_table *t, struct object *key)
{
    struct call *c = t->w.c;
    const struct series *s =
        key->type == OBJECT_SERIES ? as_series(*key) : NULL;
    if (!s || !s->column->name.p || object_is_array(*key) ||
        !align_same(align_series_labels(s), align_frame_labels(t->f)))
        return;
    size_t k = frame_find(t->f, s->column->name);
    struct object name = object_of_name(c->ev->scratch, s->column->name);
    if (k == STR_NPOS) {
        frame_append(c->ev->a, t->f, s->column);
        *key = name;
    } else if (call_has(c, PARAM_values) && !has_name(c, PARAM_values, name) &&
               !has_name(c, PARAM_index, name) &&
               !has_name(c, PARAM_columns, name)) {
        t->f->columns[k] = s->column;
        *key = name;
    }
}

/* Replaces each pd.Grouper in an argument by the name of a column that contains
   the Grouper's periods, and each column by its name. `alone`: the table has a
   single key. */
static bool read_groupers(struct pivot_table *t, enum param p, bool alone)
{
    struct call *c = t->w.c;
    struct eval *ev = t->w.ev;
    struct list one, *names = NEW(ev->scratch, struct list);
    struct object key;
    const struct list *l = keys_in(c, p, &one, &key);
    bool any = false;
    for (size_t i = 0; i < l->n; i++) {
        const struct df_expr *at = eval_item(call_at(c, p), i);
        struct object name = l->v[i];
        str text;
        read_series(t, &name);
        any |= name.type != l->v[i].type;
        if (resample_is_grouper(name)) {
            any = true;
            if (t->margins)
                return eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
                                  "a pd.Grouper combined with margins=True") ||
                       eval_help(ev,
                                 "make a column of periods and use it instead: "
                                 "df['m'] = df['t'].dt.to_period('M')");
            if (!resample_replace(ev, at, name, t->f, alone, &text))
                return false;
            if (alone)
                t->grouper = name;
            name = object_of_name(ev->scratch, text);
        }
        vec_push(ev->scratch, names, name);
    }
    if (any)
        call_put(c, p, l == &one ? names->v[0] : object_list(names));
    return true;
}

static bool read_table_keys(struct pivot_table *t)
{
    struct call *c = t->w.c;
    struct list one;
    struct object key;
    bool is_one;
    bool alone = keys_in(c, PARAM_index, &one, &key)->n +
                     keys_in(c, PARAM_columns, &one, &key)->n ==
                 1;
    return read_groupers(t, PARAM_index, alone) &&
           read_groupers(t, PARAM_columns, alone) &&
           read_columns(c, PARAM_index, t->f, &t->w.rows, &is_one) &&
           read_columns(c, PARAM_columns, t->f, &t->w.across, &is_one);
}

/* Puts the values in the order in which pandas aggregates them: that of the
   frame if keys and values are all columns of the frame, else that of values=.
 */
static void order_values(struct pivot_table *t, const struct frame *from)
{
    struct wide_columns *v = &t->w.values;
    size_t used = v->n, n = 0;
    for (size_t i = 0; i < from->n_columns; i++)
        used += is_among(from->columns[i], &t->w.rows) ||
                is_among(from->columns[i], &t->w.across);
    if (used < from->n_columns)
        return;
    struct wide_columns in_order = new_columns(t->w.ev, v->n);
    for (size_t i = 0; i < t->f->n_columns && n < v->n; i++)
        if (is_among(t->f->columns[i], v))
            in_order.v[n++] = t->f->columns[i];
    in_order.n = n;
    *v = in_order;
}

static bool pivot_table(struct call *c, struct object *out)
{
    struct object from =
        c->self.type == OBJECT_FRAME ? c->self : call_arg(c, PARAM_data);
    if (from.type != OBJECT_FRAME)
        return eval_fault(c->ev, DIAG_DF_TYPE, call_at(c, PARAM_data),
                          "'pivot_table' needs a frame, not '%s'",
                          object_type_name(from));
    struct pivot_table t = {.w = {.c = c, .ev = c->ev},
                            .f = object_own_frame(c->ev->a, as_frame(from)),
                            .grouper = {.type = OBJECT_NONE}};
    struct object how = call_value(c, PARAM_aggfunc);
    bool observed;
    object_scalar(call_arg(c, PARAM_fill_value), &t.w.fill);
    if (!call_bool(c, PARAM_dropna, &t.drop) ||
        !call_bool(c, PARAM_observed, &observed) ||
        !call_bool(c, PARAM_margins, &t.margins) ||
        !call_str(c, PARAM_margins_name, &t.margins_name) ||
        !call_bool(c, PARAM_sort, &t.sort) || !read_table_keys(&t) ||
        !read_columns(c, PARAM_values, t.f, &t.w.values, &t.one_value))
        return false;
    if (t.w.rows.n + t.w.across.n == 0)
        return eval_fault(c->ev, DIAG_DF_TYPE, c->at,
                          "'pivot_table' needs index= or columns=") ||
               eval_help(c->ev, "write df.pivot_table(index='a', values='b')");
    if (!t.sort)
        order_values(&t, as_frame(from));
    if (!t.sort && (t.margins || !t.drop))
        return eval_fault(c->ev, DIAG_DF_UNSUPPORTED, call_at(c, PARAM_sort),
                          "sort=False with margins=True or dropna=False") ||
               eval_help(c->ev, "leave out sort=False, and order the rows of "
                                "the table with .reindex([...])");
    t.drop_intended = call_given(c, PARAM_dropna) && t.drop;
    if (!call_has(c, PARAM_values))
        t.w.values = others(&t.w, t.f);
    if (how.type == OBJECT_LIST)
        return summarize_all(&t, as_list(how), out);
    return summarize(&t, how, out);
}

/* ---- operations ---- */

#define TABLE_OPTIONS                                        \
    OPT(values, NONE), OPT(index, NONE), OPT(columns, NONE), \
        OPT(aggfunc, TEXT("mean")), OPT(fill_value, NONE),   \
        OPT(margins, FALSE), OPT(dropna, TRUE),              \
        OPT(margins_name, TEXT("All")), OPT(observed, FALSE), OPT(sort, TRUE)

const struct operation PIVOT_OPERATIONS[] = {
    {S_INIT("pivot"), ON_FRAME, pivot,
     PARAMS(NEEDS_NAMED(columns), NAMED(index, NONE), NAMED(values, NONE)), 0,
     16, "rows turned into columns"},
    {S_INIT("pivot_table"), ON_FRAME, pivot_table, PARAMS(TABLE_OPTIONS), 0, 16,
     "turns rows into columns and aggregates their values"},
    {S_INIT("pivot_table"), ON_PANDAS, pivot_table,
     PARAMS(NEEDS(data), TABLE_OPTIONS), 0, 16,
     "turns rows into columns and aggregates their values"},
    {S_INIT("unstack"), ON_FRAME | ON_SERIES, unstack,
     PARAMS(OPT(level, INT(-1)), OPT(fill_value, NONE)), 0, 1,
     "turns a level of the row labels into columns"},
    {.name = {0}},
};
