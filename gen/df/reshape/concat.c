// SPDX-License-Identifier: MIT
// concat: concatenates frames, either one below the other (matching columns by
// name) or side by side (matching rows by label).
#include "df/reshape/concat.h"
#include "frame/moment.h"

#include <stdlib.h>

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/indexing/align.h"
#include "df/indexing/level_order.h"
#include "df/runtime/labels.h"
#include "df/runtime/units.h"
#include "frame/heading.h"
#include "frame/nullable.h"
#include "frame/pick.h"

/* The pieces and options of a call. */
struct concat {
    struct call *c;
    struct eval *ev;
    const struct frame **v; /* the pieces */
    bool *unnamed;          /* for each piece, whether it is a series without a
                               name */
    size_t n;
    struct list keys;   /* a key for each piece; empty: no keys */
    struct list names;  /* names of the levels of row labels */
    bool inner, ignore; /* join='inner', ignore_index=True */
    bool all_series, sort;
    bool currency_given; /* the keys, or a column such as "Currency", may state
                            each row's currency */
};

/* Row r of the result is row rows[r] of piece which[r]. */
struct concat_sources {
    uint32_t *which, *rows;
    size_t n;
};

static bool add(struct concat *k, const struct df_expr *at, struct object x)
{
    bool series = x.type == OBJECT_SERIES;
    if (x.type != OBJECT_FRAME &&
        !(series && as_series(x)->kind == SERIES_PLAIN))
        return eval_fault(k->ev, DIAG_DF_TYPE, at,
                          "'concat' takes frames and columns, not '%s'",
                          object_type_name(x));
    k->all_series &= series;
    k->unnamed[k->n] = series && !as_series(x)->column->name.p;
    k->v[k->n++] =
        series ? object_to_frame(k->ev->a, as_series(x)) : as_frame(x);
    return true;
}

/* Reads the pieces from objs=, a list or a dict. The keys come from keys= or
   from the dict. Skips pieces that are None. */
static bool read_pieces(struct concat *k)
{
    struct object x = call_arg(k->c, PARAM_objs),
                  keys = call_arg(k->c, PARAM_keys);
    const struct df_expr *at = call_at(k->c, PARAM_objs);
    bool dict = x.type == OBJECT_DICT;
    if (!dict && x.type != OBJECT_LIST)
        return call_wrong(k->c, PARAM_objs, "a list of frames");
    size_t n = dict ? as_dict(x)->n : as_list(x)->n;
    k->v = NEW_N(k->ev->scratch, const struct frame *, n);
    k->unnamed = NEW_N(k->ev->scratch, bool, n);
    k->all_series = true;
    if (call_has(k->c, PARAM_keys) && keys.type != OBJECT_LIST)
        return call_wrong(k->c, PARAM_keys, "a list of keys");
    if (keys.type == OBJECT_LIST && !dict && as_list(keys)->n != n)
        return eval_fault(
            k->ev, DIAG_DF_VALUE, call_at(k->c, PARAM_keys),
            "found %zu key%s for %zu frame%s, expected one for each",
            as_list(keys)->n, STR_S(as_list(keys)->n), n, STR_S(n));
    for (size_t i = 0; i < n; i++) {
        struct object piece = dict ? as_dict(x)->v[i].value : as_list(x)->v[i];
        if (piece.type == OBJECT_NONE)
            continue;
        if (!add(k, eval_item(at, i), piece))
            return false;
        if (dict)
            vec_push(k->ev->scratch, &k->keys, as_dict(x)->v[i].key);
        else if (keys.type == OBJECT_LIST)
            vec_push(k->ev->scratch, &k->keys, as_list(keys)->v[i]);
    }
    return k->n || eval_fault(k->ev, DIAG_DF_VALUE, at,
                              "'concat' needs at least one frame, but the list "
                              "has none");
}

static bool read_options(struct concat *k, bool *across)
{
    struct call *c = k->c;
    static const str JOINS[] = {S_INIT("outer"), S_INIT("inner")};
    unsigned inner;
    bool verify, copy;
    if (!call_axis(c, PARAM_axis, across) ||
        !call_choice(c, PARAM_join, JOINS, 2, &inner) ||
        !call_bool(c, PARAM_ignore_index, &k->ignore) ||
        !call_bool(c, PARAM_sort, &k->sort) ||
        !call_bool(c, PARAM_copy, &copy) ||
        !call_bool(c, PARAM_verify_integrity, &verify) || !read_pieces(k))
        return false;
    k->inner = inner;
    if (call_arg(c, PARAM_names).type == OBJECT_LIST)
        k->names = *as_list(call_arg(c, PARAM_names));
    else if (call_has(c, PARAM_names))
        return call_wrong(c, PARAM_names, "a list of names");
    return !verify || call_only(c, PARAM_verify_integrity, object_bool(false));
}

/* ---- below each other ---- */

static bool all_missing(const struct column *c)
{
    for (size_t i = 0; i < c->n; i++)
        if (!column_is_missing(c, i))
            return false;
    return c->type != COLUMN_INT && c->type != COLUMN_BOOL;
}

/* Returns a column of the result. v[i] is the source of its cells in piece i,
   or NULL if the piece lacks the column. A source whose cells are all missing
   does not affect the type, unless the cells of all sources are missing, or
   another source is nullable and this one has floats. NULL on failure, which is
   reported. */
static const struct column *pick(const struct concat *k,
                                 const struct concat_sources *p, str name,
                                 const struct column *const *v)
{
    struct eval *ev = k->ev;
    const struct column **from = NEW_N(ev->a, const struct column *, k->n);
    uint32_t *from_index = NEW_N(ev->scratch, uint32_t, k->n);
    size_t n = 0, missing = 0;
    bool nullable = false;
    for (size_t i = 0; i < k->n; i++)
        missing += !v[i] || all_missing(v[i]);
    for (size_t i = 0; i < k->n; i++)
        nullable |= v[i] && nullable_of(v[i]);
    for (size_t i = 0; i < k->n; i++) {
        from_index[i] = ORIGIN_NO_ROW;
        bool keeps = nullable && v[i] && v[i]->n && v[i]->type == COLUMN_FLOAT;
        if (!v[i] || (missing < k->n && !keeps && all_missing(v[i])))
            continue;
        from_index[i] = (uint32_t)n;
        from[n++] = v[i];
    }
    if (!eval_spend(ev, k->c->at, p->n, 2 * sizeof(uint32_t) + sizeof(str)))
        return NULL;
    uint32_t *which = NEW_N(ev->a, uint32_t, p->n + 1);
    uint32_t *rows = NEW_N(ev->a, uint32_t, p->n + 1);
    for (size_t i = 0; i < p->n; i++) {
        which[i] = from_index[p->which[i]];
        rows[i] = which[i] == ORIGIN_NO_ROW ? ORIGIN_NO_ROW : p->rows[i];
    }
    const struct pick cells = {from, n, which, rows, p->n};
    if (units_agree_in_scale(ev, k->c->at, from, n) && !k->currency_given)
        units_agree_in_currency(ev, k->c->at, from, n);
    return units_pick(ev, k->c->at, name, &cells);
}

/* Whether the result may state the currency of each row: in the keys of the
   pieces, or in a column such as "Currency" or "Unit". */
static bool may_give_currency(const struct concat *k)
{
    static const str WORDS[] = {S_INIT("currency"), S_INIT("ccy"),
                                S_INIT("unit"), S_INIT("units")};
    struct arena *a = k->ev->scratch;
    for (size_t i = 0; i < k->n; i++)
        for (size_t j = 0; j < k->v[i]->n_columns; j++) {
            struct heading h =
                heading_of(a, name_text(a, k->v[i]->columns[j]->name));
            if (heading_has_word(&h, WORDS, sizeof WORDS / sizeof *WORDS))
                return true;
        }
    return k->keys.n > 0;
}

/* Replaces the pieces by copies with an index of names, which makes frame_find
   fast. The pieces themselves must not be changed. */
static void index_names(struct concat *k)
{
    for (size_t i = 0; i < k->n; i++) {
        struct frame *own = NEW(k->ev->scratch, struct frame);
        *own = *k->v[i];
        frame_index(k->ev->scratch, own);
        k->v[i] = own;
    }
}

static bool in_all(const struct concat *k, str name)
{
    for (size_t i = 0; i < k->n; i++)
        if (frame_find(k->v[i], name) == STR_NPOS)
            return false;
    return true;
}

/* Returns the names of all columns in order of appearance. For an inner join,
   returns only the names that all pieces have. */
static struct strs column_names(const struct concat *k)
{
    struct map seen = {.a = k->ev->scratch};
    struct strs names = {0};
    for (size_t i = 0; i < k->n; i++)
        for (size_t j = 0; j < k->v[i]->n_columns; j++) {
            str name = k->v[i]->columns[j]->name;
            if (map_get(&seen, name) || (k->inner && !in_all(k, name)))
                continue;
            map_put(&seen, name, &seen);
            vec_push(k->ev->scratch, &names, name);
        }
    return names;
}

/* Returns, for each of the n rows of the result, its piece and its row in the
   piece. */
static struct concat_sources sources_of(const struct concat *k, size_t n)
{
    struct concat_sources p = {.which = NEW_N(k->ev->scratch, uint32_t, n + 1),
                               .rows = NEW_N(k->ev->scratch, uint32_t, n + 1)};
    for (size_t i = 0; i < k->n; i++)
        for (size_t r = 0; r < k->v[i]->n; r++) {
            p.which[p.n] = (uint32_t)i;
            p.rows[p.n++] = (uint32_t)r;
        }
    return p;
}

/* Sets *name to the name of level l of the row labels. If `given` is true and
   names= has an item l, the name is that item. Otherwise, v[i] is this level in
   piece i, and the name is the common name of all v[i], or STR_NONE if their
   names differ or v is NULL. */
static bool level_name(const struct concat *k, size_t l, bool given,
                       const struct column *const *v, str *name)
{
    *name = STR_NONE;
    if (given && l < k->names.n)
        return k->names.v[l].type == OBJECT_NONE ||
               eval_name(k->ev, eval_item(call_at(k->c, PARAM_names), l),
                         k->names.v[l], name);
    for (size_t i = 0; v && i < k->n; i++)
        if (!str_eq(v[i]->name, v[0]->name))
            return true;
    if (v)
        *name = v[0]->name;
    return true;
}

/* Returns a level of row labels. For each row, it contains the key of the row's
   piece. NULL on failure, which is reported. */
static const struct column *key_column(const struct concat *k,
                                       const struct concat_sources *p)
{
    struct eval *ev = k->ev;
    struct value *v = NEW_N(ev->scratch, struct value, p->n);
    str name;
    for (size_t i = 0; i < k->n; i++) {
        struct value key;
        if (object_scalar(k->keys.v[i], &key))
            continue;
        eval_fault(ev, DIAG_DF_UNSUPPORTED,
                   eval_item(call_at(k->c, PARAM_keys), i),
                   "a key that is not a single value");
        return NULL;
    }
    for (size_t i = 0; i < p->n; i++)
        object_scalar(k->keys.v[p->which[i]], &v[i]);
    if (!level_name(k, 0, true, NULL, &name))
        return NULL;
    const struct column *x = eval_infer(ev, k->c->at, name, v, p->n, NULL, 0);
    return x ? level_order_set(ev->a, x, x, true) : NULL;
}

static bool stack_labels(const struct concat *k, const struct concat_sources *p,
                         struct frame *f)
{
    struct eval *ev = k->ev;
    size_t levels, first = k->keys.n ? 1 : 0, other;
    const struct column ***index =
        NEW_N(ev->scratch, const struct column **, k->n);
    const struct column **v = NEW_N(ev->scratch, const struct column *, k->n);
    for (size_t i = 0; i < k->n; i++) {
        const struct frame *x = k->v[i];
        index[i] = labels_of_rows(ev, k->c->at, x->index, x->n_index, x->n,
                                  i ? &other : &levels);
        if (!index[i])
            return false;
        if (i && other != levels)
            return eval_fault(ev, DIAG_DF_UNSUPPORTED, k->c->at,
                              "'concat' of frames whose row labels have "
                              "different numbers of levels") ||
                   eval_help(ev, ".reset_index() turns the row labels into "
                                 "columns");
    }
    f->index = NEW_N(ev->a, const struct column *, levels + 1);
    if (first && !(f->index[f->n_index++] = key_column(k, p)))
        return false;
    for (size_t l = 0; l < levels; l++) {
        str name;
        for (size_t i = 0; i < k->n; i++)
            v[i] = index[i][l];
        if (!level_name(k, l + first, first, v, &name))
            return false;
        const struct column *x = pick(k, p, name, v);
        if (!x)
            return false;
        if (first)
            x = level_order_join(ev->a, x, v, k->n, levels == 1);
        f->index[f->n_index++] = x;
    }
    return true;
}

/* Concatenates the pieces, which are all series, into one series. If all series
   have the same name, the result gets that name. */
static bool stack_series(const struct concat *k, const struct concat_sources *p,
                         struct frame *f, struct object *out)
{
    const struct column **v =
        NEW_N(k->ev->scratch, const struct column *, k->n);
    str name = k->v[0]->columns[0]->name;
    for (size_t i = 0; i < k->n; i++) {
        v[i] = k->v[i]->columns[0];
        if (k->unnamed[i] || !str_eq(v[i]->name, name))
            name = STR_NONE;
    }
    const struct column *x = pick(k, p, name, v);
    if (x)
        *out = object_series(k->ev->scratch, x, f->index, f->n_index);
    return x != NULL;
}

static int by_name(const void *x, const void *y)
{
    return str_cmp(*(const str *)x, *(const str *)y);
}

static bool stack(struct concat *k, struct object *out)
{
    struct eval *ev = k->ev;
    struct frame *f = NEW(ev->a, struct frame);
    for (size_t i = 0; i < k->n; i++)
        f->n += k->v[i]->n;
    if (!eval_spend(ev, k->c->at, f->n, 2 * sizeof(uint32_t)))
        return false;
    struct concat_sources p = sources_of(k, f->n);
    if (!k->ignore && !stack_labels(k, &p, f))
        return false;
    if (k->all_series)
        return stack_series(k, &p, f, out);
    index_names(k);
    k->currency_given = may_give_currency(k);
    struct strs names = column_names(k);
    const struct column **v = NEW_N(ev->scratch, const struct column *, k->n);
    if (k->sort && names.n)
        qsort(names.v, names.n, sizeof *names.v, by_name);
    f->columns = NEW_N(ev->a, const struct column *, names.n);
    f->axis = k->v[0]->axis;
    for (size_t j = 0; j < names.n; j++) {
        if (!eval_steps(ev, k->c->at, k->n / 8 + 1))
            return false;
        for (size_t i = 0; i < k->n; i++) {
            size_t at = frame_find(k->v[i], names.v[j]);
            v[i] = at == STR_NPOS ? NULL : k->v[i]->columns[at];
        }
        if (!(f->columns[f->n_columns++] = pick(k, &p, names.v[j], v)))
            return false;
    }
    *out = object_frame(f);
    return true;
}

/* ---- beside each other ---- */

/* Whether the row labels of all pieces are dates, whose union pandas sorts. */
static bool all_dates(const struct concat *k)
{
    for (size_t i = 0; i < k->n; i++) {
        struct labels l = align_frame_labels(k->v[i]);
        if (l.n_levels != 1 || l.v[0]->type != COLUMN_DATE ||
            zone_is_period(l.v[0]->zone))
            return false;
    }
    return true;
}

/* Sets *out to the union of x and y. */
static bool unite(const struct concat *k, struct labels x, struct labels y,
                  bool sorted, struct labels *out)
{
    struct alignment both;
    if (!sorted || !x.n || !y.n)
        return align_union(k->ev, k->c->at, x, y, out);
    if (!align_both(k->ev, k->c->at, x, y, &both))
        return false;
    *out = both.labels;
    return true;
}

/* Sets *out to the union of the pieces' row labels. For an inner join, sets
 *out to the labels that all pieces have. */
static bool all_rows(const struct concat *k, struct labels *out)
{
    struct eval *ev = k->ev;
    bool all, sorted = all_dates(k);
    *out = align_frame_labels(k->v[0]);
    for (size_t i = 1; i < k->n; i++) {
        struct labels other = align_frame_labels(k->v[i]);
        if (align_same(*out, other))
            continue;
        if (!k->inner) {
            if (!unite(k, *out, other, sorted, out))
                return false;
            continue;
        }
        const uint32_t *rows = align_to(ev, k->c->at, other, *out, &all);
        uint32_t *keep = NEW_N(ev->a, uint32_t, out->n + 1);
        struct frame labels = {
            .n = out->n, .index = out->v, .n_index = out->n_levels};
        size_t n = 0;
        for (size_t r = 0; rows && r < out->n; r++)
            if (rows[r] != ORIGIN_NO_ROW)
                keep[n++] = (uint32_t)r;
        struct frame *g =
            rows ? eval_take(ev, k->c->at, &labels, keep, n) : NULL;
        if (!g)
            return false;
        *out = align_frame_labels(g);
    }
    return true;
}

/* Sets *name to the name of column x of piece i in the result:
   - With ignore_index=True: the position `nth`.
   - With keys, if all pieces are series: the key of the piece.
   - Otherwise: the name of x or, for a series without a name, *number, which is
     then increased. With keys, the key of the piece is added as the first
     level. */
static bool name_of(const struct concat *k, size_t i, const struct column *x,
                    size_t nth, size_t *number, str *name)
{
    struct value v[NAME_LEVELS_MAX + 1];
    struct eval *ev = k->ev;
    struct value count = {.type = VALUE_INT};
    *name = x->name;
    if (k->ignore) {
        count.i = (int64_t)nth;
        *name = name_make(ev->a, &count, 1);
        return true;
    }
    if (k->keys.n && k->all_series)
        return eval_name(ev, call_at(k->c, PARAM_keys), k->keys.v[i], name);
    if (k->unnamed[i]) {
        count.i = (int64_t)(*number)++;
        *name = name_make(ev->a, &count, 1);
    }
    if (!k->keys.n)
        return true;
    size_t n = name_levels(*name);
    if (n >= NAME_LEVELS_MAX || !object_scalar(k->keys.v[i], &v[0]))
        return eval_fault(ev, DIAG_DF_UNSUPPORTED, call_at(k->c, PARAM_keys),
                          "a key that is not a single value");
    for (size_t l = 0; l < n; l++)
        v[l + 1] = name_level(*name, l);
    *name = name_make(ev->a, v, n + 1);
    return true;
}

static bool put(const struct concat *k, struct frame *f, size_t i,
                const uint32_t *rows, size_t *number)
{
    struct eval *ev = k->ev;
    const struct frame *from = k->v[i];
    for (size_t j = 0; j < from->n_columns; j++) {
        const struct column *x = from->columns[j];
        str name;
        if (rows && !eval_spend(ev, k->c->at, f->n, sizeof(str)))
            return false;
        if (!name_of(k, i, x, f->n_columns, number, &name))
            return false;
        if (rows)
            x = column_take(ev->a, x, rows, f->n);
        if (!eval_append(ev, k->c->at, f, column_rename(ev->a, x, name)))
            return false;
    }
    return true;
}

/* Returns the row labels x, named by the name that the row labels of all pieces
   have. If these names differ, the result has no name. */
static const struct column **common_labels(const struct concat *k,
                                           const struct column *x)
{
    const struct column **v = NEW(k->ev->a, const struct column *);
    *v = x;
    for (size_t i = 0; i < k->n; i++) {
        const struct frame *f = k->v[i];
        str name =
            f->n_index == 1 ? labels_name_of_both(f->index[0], x) : STR_NONE;
        *v = name.p ? *v : column_rename(k->ev->a, x, STR_NONE);
    }
    return v;
}

static bool side_by_side(struct concat *k, struct object *out)
{
    struct eval *ev = k->ev;
    struct frame *f = NEW(ev->a, struct frame);
    struct labels to;
    size_t n = 0, number = 0;
    bool all;
    if (!all_rows(k, &to))
        return false;
    for (size_t i = 0; i < k->n; i++)
        n += k->v[i]->n_columns;
    f->columns = NEW_N(ev->a, const struct column *, n);
    f->n = to.n;
    f->index = to.v;
    f->n_index = to.n_levels;
    if (to.n_levels == 1)
        f->index = common_labels(k, to.v[0]);
    for (size_t i = 0; i < k->n; i++) {
        struct labels from = align_frame_labels(k->v[i]);
        const uint32_t *rows = NULL;
        if (!align_same(from, to) &&
            !(rows = align_to(ev, k->c->at, from, to, &all)))
            return false;
        if (!put(k, f, i, rows, &number))
            return false;
    }
    *out = object_frame(f);
    return true;
}

static bool run_all(struct call *c, struct object *out)
{
    struct concat k = {.c = c, .ev = c->ev};
    bool across = false;
    if (!read_options(&k, &across))
        return false;
    return across ? side_by_side(&k, out) : stack(&k, out);
}

/* ---- operations ---- */

const struct operation CONCAT_OPERATIONS[] = {
    {S_INIT("concat"), ON_PANDAS, run_all,
     PARAMS(NEEDS(objs), NAMED(axis, INT(0)), NAMED(join, TEXT("outer")),
            NAMED(ignore_index, FALSE), NAMED(keys, NONE), NAMED(names, NONE),
            NAMED(verify_integrity, FALSE), NAMED(sort, FALSE),
            NAMED(copy, TRUE)),
     0, 1, "puts frames below or beside each other"},
    {.name = {0}},
};
