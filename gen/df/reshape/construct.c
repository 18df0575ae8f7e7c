// SPDX-License-Identifier: MIT
// construct: makes frames and series from lists and dicts. Columns made from
// dicts are in order of first appearance.
#include "df/reshape/construct.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/indexing/align.h"
#include "df/indexing/assign.h"
#include "df/indexing/axis.h"
#include "df/reshape/columns.h"
#include "df/reshape/construct_type.h"
#include "df/runtime/iterate.h"
#include "df/runtime/json_object.h"
#include "df/runtime/labels.h"
#include "df/runtime/row.h"
#include "df/runtime/set_order.h"
#include "df/runtime/units.h"
#include "df/sources/json_rows.h"

static struct frame *empty(struct eval *ev, size_t columns)
{
    struct frame *f = NEW(ev->a, struct frame);
    f->columns = NEW_N(ev->a, const struct column *, columns);
    return f;
}

/* Sets *to to the row labels of the series in a dict: the common labels if all
   series have the same labels, else the sorted union of their labels. Sets *any
   to whether the dict contains a series. Returns false on failure, which is
   reported. */
static bool series_labels(struct call *c, const struct dict *d,
                          struct labels *to, bool *any)
{
    struct alignment both;
    *any = false;
    for (size_t i = 0; i < d->n; i++) {
        struct object o = d->v[i].value;
        if (o.type != OBJECT_SERIES || as_series(o)->kind != SERIES_PLAIN)
            continue;
        struct labels own = align_series_labels(as_series(o));
        if (!*any) {
            *to = own;
        } else if (!align_same(*to, own)) {
            if (!align_both(c->ev, call_at(c, PARAM_data), *to, own, &both))
                return false;
            *to = both.labels;
        }
        *any = true;
    }
    return true;
}

/* Sets *to to the row labels that index= states. */
static bool index_labels(struct call *c, struct labels *to)
{
    struct frame f = {0};
    struct list index;
    if (!iterate(c->ev, call_at(c, PARAM_index), call_arg(c, PARAM_index),
                 &index))
        return false;
    f.n = index.n;
    if (!axis_set_index(c->ev, call_at(c, PARAM_index), &f,
                        call_arg(c, PARAM_index)))
        return false;
    *to = (struct labels){f.index, f.n_index, f.n};
    return true;
}

/* Sets *to to the row labels of a frame made from a dict: the labels in index=,
   if it is given; else the labels of the series in the dict; or 0 to n - 1 if
   the dict contains no series, where n is the length of the first list or
   array. */
static bool dict_labels(struct call *c, const struct dict *d, struct labels *to)
{
    bool any;
    *to = (struct labels){0};
    if (call_given(c, PARAM_index))
        return index_labels(c, to);
    if (!series_labels(c, d, to, &any))
        return false;
    for (size_t i = 0; i < d->n && !any; i++) {
        struct object o = d->v[i].value;
        any = o.type == OBJECT_SERIES || o.type == OBJECT_LIST;
        if (any)
            to->n =
                o.type == OBJECT_LIST ? as_list(o)->n : as_series(o)->column->n;
    }
    return any || !d->n ||
           eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_data),
                      "each column of a DataFrame must be a list of values") ||
           eval_help(c->ev, "use a list for each column: {'a': [1, 2]}");
}

/* Column c was made from the value of pair i of the dict whose expression is e.
   Returns a copy of c whose origin has the expression of that value, but the
   position of c's origin. Returns c itself in three cases: e is not a dict in
   braces that has the pair; the origin of c is not a literal; c comes from a
   statement `x op= value`. */
static const struct column *with_pair_origin(struct eval *ev,
                                             const struct df_expr *e, size_t i,
                                             const struct column *c)
{
    const struct df_expr *item =
        e->kind == DF_EXPR_DICT && i < e->nth.n ? e->nth.v[i] : NULL;
    if (!item || item->kind != DF_EXPR_PAIR ||
        c->origin->kind != ORIGIN_LITERAL || c->origin->accumulates)
        return c;
    struct column *out = NEW(ev->a, struct column);
    struct origin *o = NEW(ev->a, struct origin);
    *o = *eval_origin(ev, item->b, NULL, 0);
    o->pos = c->origin->pos;
    *out = *c;
    out->origin = o;
    return out;
}

/* Whether d has pairs, and all their values are dicts. */
static bool is_of_dicts(const struct dict *d)
{
    for (size_t i = 0; i < d->n; i++)
        if (d->v[i].value.type != OBJECT_DICT)
            return false;
    return d->n > 0;
}

/* Each value of the dict `from` is a column: a dict of cells by row label. Sets
   *to to the row labels that occur in any column, in order of appearance. Sets
   *lists to a dict in which each column is a list with a cell for each of these
   labels. */
static bool dicts_to_lists(struct call *c, const struct dict *from,
                           struct dict *lists, struct labels *to)
{
    struct eval *ev = c->ev;
    struct dict all = {0};
    struct list labels = {0};
    for (size_t i = 0; i < from->n; i++)
        for (size_t k = 0; k < as_dict(from->v[i].value)->n; k++) {
            struct object key = as_dict(from->v[i].value)->v[k].key;
            if (object_dict_get(&all, key))
                continue;
            vec_push(ev->scratch, &labels, key);
            if (!object_dict_put(ev->scratch, &all, key, key))
                return eval_fault(ev, DIAG_DF_VALUE, call_at(c, PARAM_data),
                                  "the dicts have too many keys");
        }
    for (size_t i = 0; i < from->n; i++) {
        struct list *cells = NEW(ev->scratch, struct list);
        for (size_t k = 0; k < labels.n; k++) {
            struct object *x =
                object_dict_get(as_dict(from->v[i].value), labels.v[k]);
            vec_push(ev->scratch, cells,
                     x ? *x : object_float(__builtin_nan("")));
        }
        object_dict_put(ev->scratch, lists, from->v[i].key, object_list(cells));
    }
    to->v = axis_levels(ev, call_at(c, PARAM_data), &labels, &to->n_levels);
    to->n = labels.n;
    return to->v != NULL;
}

static bool from_dict(struct call *c, struct dict *d, struct object *out)
{
    struct dict lists = {0};
    struct eval *ev = c->ev;
    struct labels to;
    struct frame *f = empty(ev, d->n);
    *out = object_frame(f);
    bool dicts = is_of_dicts(d);
    if (dicts ? !dicts_to_lists(c, d, &lists, &to) : !dict_labels(c, d, &to))
        return false;
    d = dicts ? &lists : d;
    f->n = to.n;
    f->index = to.v;
    f->n_index = to.n_levels;
    for (size_t i = 0; i < d->n; i++) {
        const struct df_expr *at = eval_item(call_at(c, PARAM_data), i);
        str name;
        if (!eval_name(ev, at, d->v[i].key, &name))
            return false;
        const struct column *x =
            assign_column(ev, at, name, &to, d->v[i].value);
        if (!x)
            return false;
        f->columns[f->n_columns++] =
            with_pair_origin(ev, call_at(c, PARAM_data), i, x);
    }
    return true;
}

/* Adds the keys of all dicts in the list `rows` to `keys`, in order of
   appearance. Reports an element that is not a dict and returns false. */
static bool all_keys(struct call *c, const struct list *rows, struct map *keys)
{
    for (size_t i = 0; i < rows->n; i++) {
        if (rows->v[i].type != OBJECT_DICT)
            return eval_fault(c->ev, DIAG_DF_TYPE,
                              eval_item(call_at(c, PARAM_data), i),
                              "each row must be a dict, not '%s'",
                              object_type_name(rows->v[i]));
        const struct dict *d = as_dict(rows->v[i]);
        for (size_t k = 0; k < d->n; k++) {
            str name;
            if (!eval_name(c->ev, eval_item(call_at(c, PARAM_data), i),
                           d->v[k].key, &name))
                return false;
            if (!map_find(keys, name))
                map_put(keys, name, NULL);
        }
    }
    return true;
}

/* Returns a column with the value of key `name` in each dict of `rows`. NULL on
   failure, which is reported. */
static const struct column *key_column(struct call *c, const struct list *rows,
                                       str name)
{
    const struct object **v =
        NEW_N(c->ev->scratch, const struct object *, rows->n);
    for (size_t i = 0; i < rows->n; i++)
        v[i] = object_dict_get(as_dict(rows->v[i]),
                               object_of_name(c->ev->scratch, name));
    return json_object_column(c->ev, call_at(c, PARAM_data), name, v, rows->n,
                              JSON_INFER, NULL, 0);
}

static bool from_rows(struct call *c, const struct list *rows,
                      struct object *out)
{
    struct map keys = {.a = c->ev->scratch};
    if (!all_keys(c, rows, &keys))
        return false;
    struct frame *f = empty(c->ev, keys.n);
    *out = object_frame(f);
    f->n = rows->n;
    for (size_t i = 0; i < keys.n; i++) {
        const struct column *x = key_column(c, rows, keys.v[i].key);
        if (!x)
            return false;
        f->columns[f->n_columns++] = x;
    }
    return true;
}

/* Makes a frame from a list of rows such as [[1, 'x'], [2, 'y']]. Its columns
   are named 0, 1, ... If a row is short, its last cells are missing. */
static bool from_lists(struct call *c, const struct list *rows,
                       struct object *out)
{
    struct eval *ev = c->ev;
    size_t n = 0;
    for (size_t i = 0; i < rows->n; i++) {
        if (rows->v[i].type != OBJECT_LIST)
            return eval_fault(ev, DIAG_DF_TYPE,
                              eval_item(call_at(c, PARAM_data), i),
                              "each row must be a list, not '%s'",
                              object_type_name(rows->v[i]));
        n = as_list(rows->v[i])->n > n ? as_list(rows->v[i])->n : n;
    }
    struct frame *f = empty(ev, n);
    const struct object **v =
        NEW_N(ev->scratch, const struct object *, rows->n);
    f->n = rows->n;
    for (; f->n_columns < n; f->n_columns++) {
        struct value k = {.type = VALUE_INT, .i = (int64_t)f->n_columns};
        for (size_t i = 0; i < rows->n; i++) {
            const struct list *r = as_list(rows->v[i]);
            v[i] = f->n_columns < r->n ? &r->v[f->n_columns] : NULL;
        }
        const str *names = as_list(rows->v[0])->names;
        bool named = names && f->n_columns < as_list(rows->v[0])->n;
        const struct column *x = json_object_column(
            ev, call_at(c, PARAM_data),
            named ? names[f->n_columns] : name_make(ev->a, &k, 1), v, rows->n,
            JSON_INFER, NULL, 0);
        if (!x)
            return false;
        f->columns[f->n_columns] = x;
    }
    *out = object_frame(f);
    return true;
}

/* Makes a frame with a single column, named 0, from a list such as ['x',
   'y']. */
static bool from_cells(struct call *c, const struct list *cells,
                       struct object *out)
{
    struct list rows = {0};
    for (size_t i = 0; i < cells->n; i++) {
        struct list *r = NEW(c->ev->scratch, struct list);
        vec_push(c->ev->scratch, r, cells->v[i]);
        vec_push(c->ev->scratch, &rows, object_list(r));
    }
    return from_lists(c, &rows, out);
}

/* Whether all elements are rows of a frame, or series with labels. */
static bool is_of_series(const struct list *l)
{
    for (size_t i = 0; i < l->n; i++)
        if (l->v[i].type != OBJECT_ROW &&
            (l->v[i].type != OBJECT_SERIES ||
             as_series(l->v[i])->kind != SERIES_PLAIN))
            return false;
    return l->n > 0;
}

/* Returns the labels of n series, each once. */
static struct dict all_labels(struct eval *ev, const struct object *series,
                              size_t n)
{
    struct dict all = {0};
    for (size_t i = 0; i < n; i++) {
        const struct series *s = as_series(series[i]);
        for (size_t k = 0; k < s->column->n; k++) {
            str label = labels_name(ev, s->index, s->n_index, k);
            object_dict_put(ev->scratch, &all,
                            object_of_name(ev->scratch, label), object_int(0));
        }
    }
    return all;
}

/* Returns x with a missing cell appended, so that integers become floats. NULL
   if a limit is reached. */
static const struct column *with_missing(struct call *c, const struct column *x)
{
    const struct value nan = {.type = VALUE_FLOAT, .f = __builtin_nan("")};
    uint32_t *rows = NEW_N(c->ev->a, uint32_t, x->n + 1);
    for (size_t i = 0; i < x->n; i++)
        rows[i] = (uint32_t)i;
    rows[x->n] = ORIGIN_NO_ROW;
    return align_take(c->ev, call_at(c, PARAM_data), x, nan, rows, x->n + 1);
}

/* Sets *out to a dict with the cells of s by label. `labels` is the number of
   labels of all series. As in pandas, integers become floats if s lacks some of
   these labels. */
static bool row_of_series(struct call *c, const struct series *s, size_t labels,
                          struct object *out)
{
    struct eval *ev = c->ev;
    struct dict *d = NEW(ev->scratch, struct dict);
    const struct column *x = s->column;
    if (x->n < labels && x->type == COLUMN_INT && !(x = with_missing(c, x)))
        return false;
    for (size_t k = 0; k < s->column->n; k++) {
        str label = labels_name(ev, s->index, s->n_index, k);
        if (!object_dict_put(ev->scratch, d, object_of_name(ev->scratch, label),
                             json_object_traced(ev, x, k)))
            return eval_fault(ev, DIAG_DF_VALUE, call_at(c, PARAM_data),
                              "the rows have too many labels");
    }
    *out = object_dict(d);
    return true;
}

/* Makes a frame with a row for each series. The name of the series is the row's
   label. */
static bool from_series(struct call *c, const struct list *l,
                        struct object *out)
{
    struct eval *ev = c->ev;
    struct list rows = {0}, names = {0};
    struct object row, *series = NEW_N(ev->scratch, struct object, l->n);
    for (size_t i = 0; i < l->n; i++)
        series[i] = row_object(ev, l->v[i]);
    size_t labels = all_labels(ev, series, l->n).n;
    for (size_t i = 0; i < l->n; i++) {
        const struct series *s = as_series(series[i]);
        if (!row_of_series(c, s, labels, &row))
            return false;
        vec_push(ev->scratch, &rows, row);
        if (s->column->name.p)
            vec_push(ev->scratch, &names,
                     object_of_name(ev->scratch, s->column->name));
    }
    if (!from_rows(c, &rows, out) || names.n < l->n)
        return out->type == OBJECT_FRAME;
    struct frame *f = as_frame(*out);
    f->index = axis_levels(ev, call_at(c, PARAM_data), &names, &f->n_index);
    return f->index != NULL;
}

static bool from_list(struct call *c, const struct list *l, struct object *out)
{
    struct value v;
    set_warn_order(c->ev, call_at(c, PARAM_data), l,
                   "the order of the rows of a frame");
    if (is_of_series(l))
        return from_series(c, l, out);
    if (l->n && l->v[0].type == OBJECT_LIST)
        return from_lists(c, l, out);
    if (l->n && object_scalar(l->v[0], &v))
        return from_cells(c, l, out);
    return from_rows(c, l, out);
}

static bool to_frame(struct call *c, struct object *out)
{
    struct frame *f = object_to_frame(c->ev->a, as_series(c->self));
    str name = f->columns[0]->name;
    if (call_given(c, PARAM_name) && !eval_name(c->ev, call_at(c, PARAM_name),
                                                call_arg(c, PARAM_name), &name))
        return false;
    f->columns[0] =
        units_renamed(c->ev, call_at(c, PARAM_name), f->columns[0], name);
    *out = object_frame(f);
    return true;
}

bool construct_choose(struct call *c, struct frame *f, bool named)
{
    struct eval *ev = c->ev;
    struct list l;
    str axis;
    if (!iterate(ev, call_at(c, PARAM_columns), call_arg(c, PARAM_columns), &l))
        return false;
    if (!named && f->n_columns && l.n != f->n_columns)
        return eval_fault(
            ev, DIAG_DF_VALUE, call_at(c, PARAM_columns),
            "found %zu name%s for %zu column%s, expected one for each", l.n,
            STR_S(l.n), f->n_columns, STR_S(f->n_columns));
    struct frame *g = empty(ev, l.n);
    frame_index(ev->scratch, f);
    for (size_t i = 0; i < l.n; i++) {
        const struct df_expr *at = eval_item(call_at(c, PARAM_columns), i);
        struct value nan = {.type = VALUE_FLOAT, .f = __builtin_nan("")};
        str name;
        if (!eval_name(ev, at, l.v[i], &name))
            return false;
        if (frame_find(g, name) != STR_NPOS)
            return eval_fault(ev, DIAG_DF_VALUE, at,
                              "two columns would be named '%.*s'",
                              STR_ARG(name_text(ev->scratch, name)));
        size_t k = named ? frame_find(f, name) : i;
        const struct column *x = k < f->n_columns
                                     ? column_rename(ev->a, f->columns[k], name)
                                     : eval_constant(ev, at, name, nan, f->n);
        if (!x)
            return false;
        g->columns[g->n_columns++] = x;
        frame_index(ev->a, g);
    }
    f->columns = g->columns;
    f->n_columns = g->n_columns;
    f->names = g->names;
    axis_names(ev, call_arg(c, PARAM_columns), &axis);
    f->axis = axis;
    return true;
}

/* Whether the rows of a frame or series made from x have labels of their own.
 */
static bool has_labels(struct object x)
{
    return x.type == OBJECT_FRAME ||
           (x.type == OBJECT_SERIES && as_series(x)->kind == SERIES_PLAIN);
}

/* Applies index= to f. `own`: the data has row labels, and index= selects rows
   by label. Otherwise, the rows of f get the labels of index= in order. */
static bool set_labels(struct call *c, struct frame *f, bool own)
{
    struct value nan = {.type = VALUE_FLOAT, .f = __builtin_nan("")};
    struct object labels = call_arg(c, PARAM_index);
    str names;
    if (!own)
        return axis_set_index(c->ev, call_at(c, PARAM_index), f, labels);
    if (!columns_reindex(c, PARAM_index, nan, f))
        return false;
    for (size_t i = 0; i < f->n_index; i++)
        if (!axis_names(c->ev, labels, &names))
            f->index[i] = column_rename(c->ev->a, f->index[i], STR_NONE);
    return true;
}

static bool run_frame(struct call *c, struct object *out)
{
    struct object x = call_arg(c, PARAM_data);
    bool named = x.type != OBJECT_ABSENT && x.type != OBJECT_LIST, ok = true;
    struct frame *rows;
    if (json_rows_read(c, x, &rows, &named)) {
        ok = rows;
        *out = object_frame(rows);
        x.type = OBJECT_BROKEN;
    } else if (x.type == OBJECT_LIST && as_list(x)->n) {
        named = as_list(x)->v[0].type != OBJECT_LIST &&
                as_list(x)->v[0].type >= OBJECT_LIST;
    }
    switch (x.type) {
    case OBJECT_BROKEN: break; /* json_rows_read has set *out */
    case OBJECT_NONE:
    case OBJECT_ABSENT: *out = object_frame(empty(c->ev, 0)); break;
    case OBJECT_DICT: ok = from_dict(c, as_dict(x), out); break;
    case OBJECT_LIST: ok = from_list(c, as_list(x), out); break;
    case OBJECT_SERIES:
        *out = object_frame(object_to_frame(c->ev->a, as_series(x)));
        break;
    case OBJECT_FRAME:
        *out = object_frame(object_own_frame(c->ev->a, as_frame(x)));
        break;
    default:
        return call_wrong(c, PARAM_data, "a dict of lists or a list of dicts");
    }
    if (!ok || (call_given(c, PARAM_columns) &&
                !construct_choose(c, as_frame(*out), named)))
        return false;
    if (!construct_type(c, out))
        return false;
    for (size_t i = 0; i < as_frame(*out)->n_columns; i++)
        as_frame(*out)->columns[i] =
            units_named(c->ev, eval_item(call_at(c, PARAM_data), i),
                        as_frame(*out)->columns[i]);
    bool dicts = x.type == OBJECT_DICT && is_of_dicts(as_dict(x));
    if (!call_given(c, PARAM_index) || (x.type == OBJECT_DICT && !dicts))
        return true; /* for a dict without dicts, dict_labels has set the row
                        labels */
    return set_labels(c, as_frame(*out), dicts || has_labels(x));
}

/* Reads data= into `cells` and, if it is a dict, its keys into `keys`. A single
   value is repeated for each label of index=. */
static bool read_cells(struct call *c, struct list *cells, struct list *keys)
{
    struct object x = call_arg(c, PARAM_data), index = call_arg(c, PARAM_index);
    bool labelled = call_given(c, PARAM_index);
    struct eval *ev = c->ev;
    struct value v;
    if (object_scalar(x, &v)) {
        if (labelled && !iterate(ev, call_at(c, PARAM_index), index, keys))
            return false;
        for (size_t n = labelled ? keys->n : 1; n; n--)
            vec_push(ev->scratch, cells, x);
    } else if (x.type == OBJECT_DICT) {
        for (size_t i = 0; i < as_dict(x)->n; i++) {
            vec_push(ev->scratch, cells, as_dict(x)->v[i].value);
            vec_push(ev->scratch, keys, as_dict(x)->v[i].key);
        }
    } else if (call_given(c, PARAM_data)) {
        return iterate(ev, call_at(c, PARAM_data), x, cells);
    }
    return true;
}

static bool run_series(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    struct object x = call_arg(c, PARAM_data);
    struct list l = {0}, keys = {0};
    bool series = x.type == OBJECT_SERIES,
         labelled = call_given(c, PARAM_index);
    str name = STR_NONE;
    if (series && !object_is_array(x))
        name = as_series(x)->column->name;
    if ((call_has(c, PARAM_name) &&
         !eval_name(ev, call_at(c, PARAM_name), call_arg(c, PARAM_name),
                    &name)) ||
        !read_cells(c, &l, &keys))
        return false;
    const struct labels to = {.n = l.n};
    const struct column *column = NULL;
    if (series)
        column = assign_cells(ev, call_at(c, PARAM_data), as_series(x));
    if (series && !column)
        return false;
    column = series ? units_renamed(ev, call_at(c, PARAM_name), column, name)
                    : assign_column(ev, call_at(c, PARAM_data), name, &to,
                                    object_list(&l));
    struct frame f = {.columns = &column, .n_columns = 1, .n = l.n};
    if (series) {
        f.index = as_series(x)->index;
        f.n_index = as_series(x)->n_index;
    }
    if (!column ||
        (keys.n &&
         !axis_set_index(ev, call_at(c, PARAM_data), &f, object_list(&keys))) ||
        (labelled &&
         !set_labels(c, &f, x.type == OBJECT_DICT || has_labels(x))))
        return false;
    *out = object_series(ev->scratch, f.columns[0], f.index, f.n_index);
    return construct_type(c, out);
}

/* ---- operations ---- */

const struct operation CONSTRUCT_OPERATIONS[] = {
    {S_INIT("DataFrame"), ON_PANDAS, run_frame,
     PARAMS(OPT(data, NONE), OPT(index, NONE), OPT(columns, NONE),
            OPT(dtype, NONE)),
     0, 1, "a frame made from a dict, a list or an array"},
    {S_INIT("Series"), ON_PANDAS, run_series,
     PARAMS(OPT(data, NONE), OPT(index, NONE), OPT(dtype, NONE),
            NAMED(name, NONE)),
     0, 1, "a column made from a list, a dict or a single value"},
    {S_INIT("to_frame"), ON_SERIES, to_frame, PARAMS(OPT(name, UNSET)), 0, 1,
     "a frame with this column"},
    {.name = {0}},
};
