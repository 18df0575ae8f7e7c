// SPDX-License-Identifier: MIT
// select: evaluates subscripts. First lists the numbers of the selected rows,
// then copies these rows of all columns in one step.
#include "df/indexing/select.h"

#include "base/codes/df.h"
#include "base/utf8.h"
#include "base/vec.h"
#include "df/indexing/align.h"
#include "df/indexing/axis.h"
#include "df/indexing/choose.h"
#include "df/indexing/levels.h"
#include "df/indexing/loc.h"
#include "df/runtime/iterate.h"
#include "df/runtime/json_object.h"
#include "df/runtime/keys.h"
#include "df/runtime/represent.h"
#include "df/runtime/set.h"
#include "frame/nullable.h"

bool select_column(struct eval *ev, const struct df_expr *at,
                   const struct frame *f, str name, struct object *out)
{
    size_t i = frame_find(f, name);
    if (i != STR_NPOS) {
        *out = object_column(ev->scratch, f, i);
        return true;
    }
    return levels_below(ev, f, name, out) || eval_no_column(ev, at, name, f);
}

/* Appends the column with the name `key` to `to`, or all columns whose first
   level is that name. Reports an unknown or repeated column. */
static bool add_column(struct eval *ev, const struct df_expr *at,
                       const struct frame *f, struct object key,
                       struct frame *to)
{
    str name;
    size_t i, n = to->n_columns;
    if (!eval_name(ev, at, key, &name))
        return false;
    if (frame_find(f, name) == STR_NPOS && levels_add(f, name, to))
        return true;
    if (!eval_find(ev, at, f, key, &i))
        return false;
    name = f->columns[i]->name;
    if (frame_find(to, name) != STR_NPOS)
        return eval_fault(ev, DIAG_DF_VALUE, at,
                          "column '%.*s' is selected twice",
                          STR_ARG(name_text(ev->scratch, name)));
    to->columns[n] = f->columns[i];
    to->n_columns++;
    return true;
}

/* Evaluates df[['a', 'b']]. */
static bool columns_of(struct eval *ev, const struct df_expr *key_at,
                       const struct frame *f, const struct list *names,
                       struct object *out)
{
    struct frame *g = NEW(ev->a, struct frame), from = *f;
    *g = *f;
    g->columns = NEW_N(ev->a, const struct column *, names->n + f->n_columns);
    g->n_columns = 0;
    if (names->n > 1)
        frame_index(ev->scratch, &from);
    for (size_t k = 0; k < names->n; k++) {
        if (!add_column(ev, eval_item(key_at, k), &from, names->v[k], g))
            return false;
        frame_index(ev->a, g);
    }
    *out = object_frame(g);
    return true;
}

struct frame *select_columns(struct eval *ev, const struct frame *from,
                             const bool *keep)
{
    struct frame *f = object_own_frame(ev->a, from);
    f->n_columns = 0;
    for (size_t i = 0; i < from->n_columns; i++)
        if (keep[i])
            f->columns[f->n_columns++] = from->columns[i];
    return f;
}

bool select_rows(struct eval *ev, const struct df_expr *at,
                 const struct frame *f, const struct series *mask,
                 struct object *out)
{
    size_t n;
    const uint32_t *rows = choose_true(ev, at, align_frame_labels(f), mask, &n);
    struct frame *g =
        rows ? eval_take_by(ev, at, f, rows, n,
                            (struct origin_choice){&mask->column, 1, false})
             : NULL;
    if (!g)
        return false;
    *out = object_frame(g);
    return true;
}

/* Sets *out to the n given rows of s, of the same kind as s. */
static bool series_rows(struct eval *ev, const struct df_expr *at,
                        const struct series *s, const uint32_t *rows, size_t n,
                        struct object *out)
{
    const struct frame f = object_series_frame(s);
    struct frame *g = eval_take(ev, at, &f, rows, n);
    if (!g)
        return false;
    *out = object_column(ev->scratch, g, 0);
    as_series(*out)->kind = s->kind;
    if (s->kind != SERIES_PLAIN)
        as_series(*out)->n_index = 0;
    return true;
}

static bool wrong_key(struct eval *ev, const struct df_expr *at,
                      struct object of, struct object key)
{
    const char *type = object_type_name(of);
    eval_fault(ev, DIAG_DF_TYPE, at,
               at->kind == DF_EXPR_LAMBDA
                   ? "cannot select from this %s with a function that returns "
                     "a '%s'"
                   : "cannot select from this %s with a '%s'",
               type, object_type_name(key));
    if (object_is_function(of))
        diag_help(ev->d, "call the function, as in f(x)");
    else if (of.type != OBJECT_SERIES)
        diag_help(ev->d, "select by position: x[0] or x[1:3]");
    else if (as_series(of)->kind == SERIES_PLAIN)
        diag_help(ev->d, "select by a label, a list of labels or a condition, "
                         "such as s[s > 0]; to select by position, use .iloc");
    else
        diag_help(ev->d, "select by position, such as %s[0]%s",
                  as_series(of)->kind == SERIES_INDEX ? "df.index" : "values",
                  as_series(of)->kind == SERIES_INDEX
                      ? "; to select rows by label, write df.loc['a']"
                      : "");
    return false;
}

/* Selects rows by a mask, or columns by an Index or column of names. */
static bool by_series(struct eval *ev, const struct df_expr *at,
                      const struct frame *f, struct object key,
                      struct object *out)
{
    struct list names;
    const struct series *s = as_series(key);
    if (nullable_is_mask(s->column) || s->column->n == 0 ||
        (s->kind == SERIES_PLAIN && s->column->type < COLUMN_STR))
        return select_rows(ev, at, f, as_series(key), out);
    return iterate(ev, at, key, &names) && columns_of(ev, at, f, &names, out);
}

static bool by_list(struct eval *ev, const struct df_expr *at,
                    const struct frame *f, const struct list *l,
                    struct object *out)
{
    size_t column;
    if (l->tuple) {
        struct object key = object_list((struct list *)l);
        return eval_find(ev, at, f, key, &column) &&
               select_column(ev, at, f, f->columns[column]->name, out);
    }
    if (!choose_is_mask(l))
        return columns_of(ev, at, f, l, out);
    struct value *v = NEW_N(ev->scratch, struct value, l->n);
    for (size_t i = 0; i < l->n; i++)
        object_scalar(l->v[i], &v[i]);
    const struct column *c = eval_infer(ev, at, STR_NONE, v, l->n, NULL, 0);
    return c && select_rows(
                    ev, at, f,
                    as_series(object_array(ev->scratch, c, SERIES_ARRAY)), out);
}

static bool frame_item(struct eval *ev, const struct df_expr *at,
                       struct object of, struct object key, struct object *out)
{
    const struct frame *f = as_frame(of);
    size_t n;
    switch (key.type) {
    case OBJECT_STR: return select_column(ev, at, f, as_str(key), out);
    case OBJECT_BOOL:
    case OBJECT_FLOAT:
    case OBJECT_INT:
        return eval_find(ev, at, f, key, &n) &&
               select_column(ev, at, f, f->columns[n]->name, out);
    case OBJECT_LIST: return by_list(ev, at, f, as_list(key), out);
    case OBJECT_SERIES: return by_series(ev, at, f, key, out);
    case OBJECT_SLICE: {
        const uint32_t *rows = choose_slice(ev, at, as_slice(key), f->n, &n);
        struct frame *g = rows ? eval_take(ev, at, f, rows, n) : NULL;
        *out = object_frame(g);
        return g != NULL;
    }
    default: return wrong_key(ev, at, of, key);
    }
}

/* Sets *out to the position i among n elements. A negative i counts from the
   end. Reports an i out of range and returns false. */
static bool resolve_index(struct eval *ev, const struct df_expr *at, int64_t i,
                          size_t n, size_t *out)
{
    int64_t k = i < 0 ? i + (int64_t)n : i;
    if (k < 0 || k >= (int64_t)n)
        return choose_out_of_range(ev, at, i, n);
    *out = (size_t)k;
    return true;
}

/* Evaluates a subscript such as array[3] or index[-1]. */
static bool series_at(struct eval *ev, const struct df_expr *at,
                      struct object of, struct object key, struct object *out)
{
    const struct series *s = as_series(of);
    size_t i = 0;
    if (key.type != OBJECT_INT)
        return wrong_key(ev, at, of, key);
    if (!resolve_index(ev, at, as_int(key), s->column->n, &i))
        return false;
    *out = json_object_cell(ev->a, s->column, i);
    out->numpy |= out->type != OBJECT_STR && !object_is_time(*out);
    object_mark_time(out, of);
    return true;
}

/* Evaluates s[label]. Sets *out to a cell if exactly one cell has the label,
   else to the result of s.loc[label]. */
static bool series_label(struct eval *ev, const struct df_expr *at,
                         struct object of, struct object key,
                         struct object *out)
{
    const struct series *s = as_series(of);
    size_t found = 0, n = 0;
    for (size_t i = 0; s->n_index < 2 && n < 2 && i < s->column->n; i++) {
        struct object label = s->n_index
                                  ? object_value(column_value(s->index[0], i))
                                  : object_int((int64_t)i);
        if (!object_same(label, key))
            continue;
        found = i;
        n++;
    }
    if (n != 1)
        return loc_cells(ev, at, of, key, true, out);
    *out = json_object_cell(ev->a, s->column, found);
    out->numpy |= out->type != OBJECT_STR && !object_is_time(*out);
    object_mark_time(out, of);
    return true;
}

static bool is_of_labels(const struct slice *s)
{
    const struct object *parts[] = {&s->start, &s->stop};
    for (size_t i = 0; i < 2; i++)
        if (parts[i]->type != OBJECT_INT && parts[i]->type != OBJECT_NONE)
            return true;
    return false;
}

/* Selects one cell by a key, or several cells by a list or column of keys. The
   keys of a series are labels; the keys of an array or Index are positions. */
static bool series_cells(struct eval *ev, const struct df_expr *at,
                         struct object of, struct object key,
                         struct object *out)
{
    struct value v;
    bool list = key.type == OBJECT_LIST, tuple = list && as_list(key)->tuple;
    bool plain = as_series(of)->kind == SERIES_PLAIN;
    if (key.type == OBJECT_SERIES || (list && (plain || !tuple)))
        return loc_cells(ev, at, of, key, plain, out);
    if (!plain)
        return series_at(ev, at, of, key, out);
    return object_scalar(key, &v) ? series_label(ev, at, of, key, out)
                                  : wrong_key(ev, at, of, key);
}

static bool series_item(struct eval *ev, const struct df_expr *at,
                        struct object of, struct object key, struct object *out)
{
    const struct series *s = as_series(of);
    size_t n;
    if (key.type != OBJECT_SLICE)
        return series_cells(ev, at, of, key, out);
    if (s->kind == SERIES_PLAIN && is_of_labels(as_slice(key)))
        return loc_cells(ev, at, of, key, true, out);
    const uint32_t *rows =
        choose_slice(ev, at, as_slice(key), s->column->n, &n);
    return rows && series_rows(ev, at, s, rows, n, out);
}

static bool list_slice(struct eval *ev, const struct df_expr *at,
                       const struct list *from, const struct slice *s,
                       struct object *out)
{
    int64_t start, step;
    size_t count;
    if (!choose_range(ev, at, s, from->n, &start, &step, &count) ||
        !eval_spend(ev, at, count, sizeof(struct object)))
        return false;
    struct list *l = NEW(ev->scratch, struct list);
    l->tuple = from->tuple;
    l->array = from->array;
    for (size_t i = 0; i < count; i++)
        vec_push(ev->scratch, l, from->v[start + (int64_t)i * step]);
    *out = object_list(l);
    return true;
}

/* Returns an array with the offset of each character of s and, as its last
   element, the length of s. Sets *n to the number of characters. */
static const uint32_t *characters(struct eval *ev, str s, size_t *n)
{
    uint32_t *starts = NEW_N(ev->scratch, uint32_t, s.n + 1);
    *n = 0;
    for (size_t i = 0; i < s.n; i++)
        if (utf8_starts(s.p[i]))
            starts[(*n)++] = (uint32_t)i;
    starts[*n] = (uint32_t)s.n;
    return starts;
}

/* Returns the offset in bytes of character k of s; s.n if s has exactly k
   characters. */
static size_t offset_of(str s, size_t k)
{
    size_t i = 0;
    for (size_t n = 0; i < s.n; i++)
        if (utf8_starts(s.p[i]) && n++ == k)
            break;
    return i;
}

/* Sets *out to a slice of the string s. The result of a slice without a step
   points into s, so that file_find (df/runtime/file.h) can find the result, by
   its address, in the file from which s was read. */
static bool text_slice(struct eval *ev, const struct df_expr *at, str s,
                       const struct slice *slice, struct object *out)
{
    int64_t start, step;
    size_t n, count;
    n = utf8_count(s);
    if (!choose_range(ev, at, slice, n, &start, &step, &count) ||
        !eval_steps(ev, at, s.n / 64))
        return false;
    if (step == 1 || count < 2) {
        size_t from = count ? offset_of(s, (size_t)start) : 0;
        str rest = str_from(s, from);
        *out = object_str(str_slice(rest, 0, offset_of(rest, count)));
        return true;
    }
    const uint32_t *starts = characters(ev, s, &n);
    if (!eval_spend(ev, at, s.n, 1))
        return false;
    char *p = arena_bytes(ev->a, s.n + 1), *to = p;
    for (size_t i = 0; i < count; i++) {
        size_t k = (size_t)(start + (int64_t)i * step);
        size_t bytes = starts[k + 1] - starts[k];
        memcpy(to, s.p + starts[k], bytes);
        to += bytes;
    }
    *out = object_str((str){p, (size_t)(to - p)});
    return true;
}

static bool text_item(struct eval *ev, const struct df_expr *at, str s,
                      int64_t i, struct object *out)
{
    size_t n, k = 0;
    const uint32_t *starts = characters(ev, s, &n);
    if (!resolve_index(ev, at, i, n, &k))
        return false;
    *out = object_str(str_slice(s, starts[k], starts[k + 1]));
    return true;
}

static bool no_key(struct eval *ev, const struct df_expr *at,
                   const struct dict *d, struct object key)
{
    str shown = represent_short(ev, at, key), near = STR_NONE;
    struct strs keys = {0};
    for (size_t i = 0; key.type == OBJECT_STR && i < d->n; i++)
        if (d->v[i].key.type == OBJECT_STR)
            vec_push(ev->scratch, &keys, as_str(d->v[i].key));
    if (diag_may_search(ev->d, keys.n))
        near =
            diag_nearest(ev->d, keys.n ? as_str(key) : S(""), keys.v, keys.n);
    eval_fault(ev, DIAG_DF_VALUE, at, "%.*s is not a key of the dict",
               STR_ARG(shown));
    if (near.p)
        diag_help(ev->d, "did you mean '%.*s'?", STR_ARG(near));
    else
        diag_help(ev->d, "write .get(%.*s) to get None for a missing key",
                  STR_ARG(shown));
    return false;
}

/* Sets *out to the default for a missing key. A defaultdict also stores the
   default under the key. */
static bool missing_item(struct eval *ev, const struct df_expr *at,
                         struct dict *d, struct object key, struct object *out)
{
    struct object made = *d->missing;
    if (made.type == OBJECT_INT) {
        *out = made;
        return true;
    }
    if (made.type == OBJECT_TYPE)
        switch (as_type(made)) {
        case COLUMN_INT: made = object_int(0); break;
        case COLUMN_FLOAT: made = object_float(0); break;
        case COLUMN_BOOL: made = object_bool(false); break;
        default: made = object_str(S("")); break;
        }
    else if (!ev->call(ev, at, made, NULL, 0, &made))
        return false;
    ev->changes++;
    *out = made;
    return object_dict_put(ev->scratch, d, key, made) ||
           eval_fault(ev, DIAG_DF_VALUE, at, "the dict has too many keys");
}

static bool dict_item(struct eval *ev, const struct df_expr *at, struct dict *d,
                      struct object key, struct object *out)
{
    const struct object *o = object_dict_get(d, key);
    if (!o && d->missing && object_is_key(key))
        return missing_item(ev, at, d, key, out);
    if (!o)
        return no_key(ev, at, d, key);
    *out = *o;
    return true;
}

/* Sets *v to a cell of an array of rows. Returns whether it is a number, a bool
   or a string. */
static bool array_cell(struct object x, struct value *v)
{
    return object_scalar(x, v) && v->type <= VALUE_STR &&
           (v->type != VALUE_NA || v->none);
}

/* Sets *out to element i of each of the rows `l`, as an array. If the rows have
   cells of several types, it is an array of objects. */
static bool array_column(struct eval *ev, const struct df_expr *at,
                         const struct list *l, struct object i,
                         struct object *out)
{
    struct value *v, other;
    bool mixed = false;
    if (!eval_spend(ev, at, l->n, sizeof *v))
        return false;
    v = NEW_N(ev->scratch, struct value, l->n + 1);
    for (size_t k = 0; k < l->n; k++) {
        struct object cell;
        if (!select_item(ev, at, l->v[k], i, &cell))
            return false;
        if (!array_cell(cell, &v[k]))
            return wrong_key(ev, at, l->v[k], i);
        const struct list *row = as_list(l->v[k]);
        for (size_t j = 0; j < row->n; j++)
            mixed |= !array_cell(row->v[j], &other) || other.type != v[k].type;
    }
    const struct column *x =
        mixed ? eval_objects(ev, at, STR_NONE, v, l->n, NULL, 0)
              : eval_infer(ev, at, STR_NONE, v, l->n, NULL, 0);
    if (x)
        *out = object_array(ev->scratch, x, SERIES_ARRAY);
    return x != NULL;
}

/* Selects from an array of rows by two keys, each of them a position or a
   slice: x[0, 1], x[:, 1], x[0, 1:]. */
static bool array_item(struct eval *ev, const struct df_expr *at,
                       struct object of, const struct list *keys,
                       struct object *out)
{
    struct object rows;
    struct list *made;
    if (!select_item(ev, at, of, keys->v[0], &rows))
        return false;
    if (keys->v[0].type == OBJECT_INT)
        return select_item(ev, at, rows, keys->v[1], out);
    if (keys->v[1].type == OBJECT_INT)
        return array_column(ev, at, as_list(rows), keys->v[1], out);
    made = NEW(ev->scratch, struct list);
    made->array = true;
    for (size_t i = 0; i < as_list(rows)->n; i++) {
        if (!select_item(ev, at, as_list(rows)->v[i], keys->v[1], out))
            return false;
        vec_push(ev->scratch, made, *out);
    }
    *out = object_list(made);
    return true;
}

/* Whether x[key] selects rows and columns of an array of rows. */
static bool is_array_item(struct object x, struct object key)
{
    if (x.type != OBJECT_LIST || !as_list(x)->array || as_list(x)->n == 0 ||
        as_list(x)->v[0].type != OBJECT_LIST || key.type != OBJECT_LIST ||
        !as_list(key)->tuple || as_list(key)->n != 2)
        return false;
    for (size_t i = 0; i < 2; i++)
        if (as_list(key)->v[i].type != OBJECT_INT &&
            as_list(key)->v[i].type != OBJECT_SLICE)
            return false;
    return true;
}

bool select_item(struct eval *ev, const struct df_expr *at, struct object of,
                 struct object key, struct object *out)
{
    const struct df_expr *key_at = at->b ? at->b : at;
    bool whole = key.type == OBJECT_INT, slice = key.type == OBJECT_SLICE;
    size_t i = 0;
    bool rows =
        of.type == OBJECT_FRAME ||
        (of.type == OBJECT_SERIES && as_series(of)->kind == SERIES_PLAIN);
    if (rows && object_is_function(key) && key.type != OBJECT_TYPE &&
        !ev->call(ev, key_at, key, &of, 1, &key))
        return false;
    if (of.type == OBJECT_FRAME)
        return frame_item(ev, key_at, of, key, out);
    if (of.type == OBJECT_SERIES)
        return series_item(ev, key_at, of, key, out);
    if (of.type == OBJECT_DICT)
        return dict_item(ev, key_at, as_dict(of), key, out);
    if (set_is(of))
        return eval_fault(ev, DIAG_DF_TYPE, at, "a set has no positions") ||
               eval_help(ev, "write sorted(s)[0] for the first element");
    if (is_array_item(of, key))
        return array_item(ev, at, of, as_list(key), out);
    if (of.type == OBJECT_LIST && slice)
        return list_slice(ev, key_at, as_list(of), as_slice(key), out);
    if (of.type == OBJECT_STR && slice)
        return text_slice(ev, key_at, as_str(of), as_slice(key), out);
    if (of.type == OBJECT_STR && whole)
        return text_item(ev, key_at, as_str(of), as_int(key), out);
    if (of.type != OBJECT_LIST || !whole)
        return wrong_key(ev, key_at, of, key);
    if (!resolve_index(ev, key_at, as_int(key), as_list(of)->n, &i))
        return false;
    *out = as_list(of)->v[i];
    return true;
}

/* Selects the first n= rows, or all but the last -n if n is negative. With
   `tail`, selects the last n= rows, or all but the first -n. */
static bool end_rows(struct call *c, bool tail, struct object *out)
{
    int64_t k;
    if (!call_int(c, PARAM_n, &k))
        return false;
    k = k < -INT64_MAX ? -INT64_MAX : k;
    struct object none = {.type = OBJECT_NONE}, at = object_int(k);
    struct slice s = {none, at, none};
    if (tail) /* the slice [-k:], except for k = 0: [-0:] would select all
                 rows */
        s = k == 0 ? (struct slice){object_int(INT64_MAX), none, none}
                   : (struct slice){object_int(-k), none, none};
    struct object key = {.type = OBJECT_SLICE, .u.slice = &s};
    const struct df_expr *e = c->at;
    return c->self.type == OBJECT_FRAME
               ? frame_item(c->ev, e, c->self, key, out)
               : series_item(c->ev, e, c->self, key, out);
}

static bool head(struct call *c, struct object *out)
{
    return end_rows(c, false, out);
}

static bool run_tail(struct call *c, struct object *out)
{
    return end_rows(c, true, out);
}

static bool run_columns(struct call *c, struct object *out)
{
    return axis_columns(c->ev, c->at, as_frame(c->self), out);
}

/* ---- operations ---- */

const struct operation SELECT_OPERATIONS[] = {
    {S_INIT("columns"), ON_FRAME, run_columns, PROPERTY, 0, 0,
     "the column names"},
    {S_INIT("head"), ON_FRAME | ON_SERIES, head, PARAMS(OPT(n, INT(5))), 0, 1,
     "the first rows"},
    {S_INIT("tail"), ON_FRAME | ON_SERIES, run_tail, PARAMS(OPT(n, INT(5))), 0,
     1, "the last rows"},
    {.name = {0}},
};
