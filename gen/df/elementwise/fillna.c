// SPDX-License-Identifier: MIT
// fillna: methods that find, fill or drop missing cells. Columns of integers or
// bools have no missing cells.
#include "df/elementwise/fillna.h"

#include <math.h>

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/indexing/each.h"
#include "df/indexing/patch.h"
#include "df/indexing/select.h"
#include "df/runtime/category.h"
#include "df/runtime/scalar.h"
#include "df/runtime/units.h"

static bool never_missing(const struct column *x)
{
    return x->type == COLUMN_INT || x->type == COLUMN_BOOL;
}

/* Returns a column of bools: *data, which is a bool, for each missing cell of
   x, and the negation of *data for each other cell. */
static const struct column *tested(struct call *c, const struct column *x,
                                   void *data)
{
    const bool *want = data;
    void *cells;
    struct column *r =
        eval_column(c->ev, c->at, x->name, COLUMN_BOOL, x->n, &cells, &x, 1);
    bool *out = cells;
    for (size_t i = 0; r && i < x->n; i++)
        out[i] = column_is_missing(x, i) == *want;
    return r;
}

/* Evaluates isna (`want` is true) or notna, as a method or as pd.isna(obj). */
static bool test(struct call *c, bool want, struct object *out)
{
    struct object x =
        c->self.type == OBJECT_ABSENT ? call_arg(c, PARAM_obj) : c->self;
    struct value v;
    if (x.type == OBJECT_SERIES || x.type == OBJECT_FRAME)
        return each_column(c, x, tested, &want, out);
    if (!object_scalar(x, &v))
        return call_wrong(c, PARAM_obj, "a value, a column or a frame");
    *out = object_bool(scalar_missing(v) == want);
    return true;
}

static bool isna(struct call *c, struct object *out)
{
    return test(c, true, out);
}

static bool notna(struct call *c, struct object *out)
{
    return test(c, false, out);
}

const struct column *fillna_refined(struct eval *ev, const struct df_expr *at,
                                    const struct column *x)
{
    size_t missing = 0;
    while (missing < x->n && column_is_missing(x, missing))
        missing++;
    bool plain = x->type != COLUMN_OBJECT && missing < x->n;
    if (plain || x->type < COLUMN_STR || x->dtype || !x->n || column_is_time(x))
        return x;
    struct value *v = NEW_N(ev->scratch, struct value, x->n);
    for (size_t i = 0; i < x->n; i++)
        v[i] = column_value(x, i);
    struct column *r = eval_infer(ev, at, x->name, v, x->n, NULL, 0);
    if (r)
        r->origin = x->origin;
    return r;
}

/* If x is a column of objects, returns x with the common type of its cells.
   pandas changes the type even if no cell was filled. */
static const struct column *objects_refined(struct call *c,
                                            const struct column *x)
{
    return x->type == COLUMN_OBJECT ? fillna_refined(c->ev, c->at, x) : x;
}

/* ---- fillna ---- */

struct filling {
    struct operand with;
    int64_t limit; /* maximum number of cells to fill in each column; -1: all */
    const struct df_expr *at;
};

static const struct column *patched(struct call *c, const struct column *x,
                                    const struct filling *f,
                                    const uint32_t *rows, const struct value *v,
                                    size_t n)
{
    const struct column *r =
        patch_column(c->ev, c->at, x, rows, v, n, n, f->with.column, rows);
    return !r || x->type < COLUMN_STR || category_is(x)
               ? r
               : fillna_refined(c->ev, c->at, r);
}

static const struct column *filled(struct call *c, const struct column *x,
                                   void *data)
{
    const struct filling *f = data;
    struct arena *a = c->ev->scratch;
    const struct column *both[] = {x, f->with.column};
    size_t n = 0;
    units_agree(c->ev, c->at, both, 2);
    if (never_missing(x))
        return x;
    if (!eval_spend(c->ev, c->at, x->n, sizeof(uint32_t)))
        return NULL;
    uint32_t *rows = NEW_N(a, uint32_t, x->n + 1);
    for (size_t i = 0; i < x->n && n != (size_t)f->limit; i++)
        if (column_is_missing(x, i))
            rows[n++] = (uint32_t)i;
    if (n == 0)
        return objects_refined(c, x);
    if (!eval_spend(c->ev, c->at, n, sizeof(struct value)))
        return NULL;
    struct value *v = NEW_N(a, struct value, n);
    for (size_t i = 0; i < n; i++)
        v[i] = each_cell(f->with, rows[i]);
    return patched(c, x, f, rows, v, n);
}

/* Fills each missing cell with the nearest present cell before it or, if `back`
   is set, after it. Fills at most `limit` successive cells, or all if `limit`
   is -1. */
static const struct column *spread(struct call *c, const struct column *x,
                                   bool back, int64_t limit)
{
    size_t last = ORIGIN_NO_ROW, run = 0;
    if (never_missing(x))
        return x;
    if (!eval_spend(c->ev, c->at, x->n, sizeof(str) + sizeof last))
        return NULL;
    uint32_t *rows = NEW_N(c->ev->a, uint32_t, x->n + 1);
    for (size_t k = 0; k < x->n; k++) {
        size_t i = back ? x->n - 1 - k : k;
        bool missing = column_is_missing(x, i);
        run = missing ? run + 1 : 0;
        if (!missing)
            last = i;
        rows[i] = last == ORIGIN_NO_ROW || run > (size_t)limit ? (uint32_t)i
                                                               : (uint32_t)last;
    }
    return objects_refined(c, column_take(c->ev->a, x, rows, x->n));
}

struct spreading {
    bool back;
    int64_t limit;
};

static const struct column *spread_column(struct call *c,
                                          const struct column *x, void *data)
{
    const struct spreading *s = data;
    return spread(c, x, s->back, s->limit);
}

/* Reads limit=, which must be at least 1. Sets *limit to -1 if limit= is not
   given. */
static bool read_limit(struct call *c, int64_t *limit)
{
    *limit = -1;
    if (!call_has(c, PARAM_limit))
        return true;
    return call_int(c, PARAM_limit, limit) &&
           (*limit > 0 ||
            eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_limit),
                       "'limit' must be at least 1") ||
            eval_help(c->ev, "remove limit= to fill all missing values"));
}

static bool run_spread(struct call *c, bool back, struct object *out)
{
    struct spreading s = {.back = back};
    struct object made;
    return read_limit(c, &s.limit) &&
           each_column(c, c->self, spread_column, &s, &made) &&
           call_finish(c, made, out);
}

static bool ffill(struct call *c, struct object *out)
{
    return call_only(c, PARAM_axis, object_int(0)) && run_spread(c, false, out);
}

static bool bfill(struct call *c, struct object *out)
{
    return call_only(c, PARAM_axis, object_int(0)) && run_spread(c, true, out);
}

/* Runs fillna with the argument method=, such as method='ffill'. Sets *done to
   whether method= is given. Returns false on failure, which is reported. */
static bool by_method(struct call *c, bool *done, struct object *out)
{
    static const str METHODS[] = {S_INIT("ffill"), S_INIT("pad"),
                                  S_INIT("bfill"), S_INIT("backfill")};
    unsigned method = 0;
    *done = call_has(c, PARAM_method);
    if (!*done)
        return true;
    if (!call_only(c, PARAM_axis, object_int(0)))
        return false;
    if (call_has(c, PARAM_value))
        return eval_fault(
                   c->ev, DIAG_DF_VALUE, call_at(c, PARAM_method),
                   "'fillna' needs either a value or method=, not both") ||
               eval_help(c->ev, "remove one of them");
    return call_choice(c, PARAM_method, METHODS, 4, &method) &&
           run_spread(c, method >= 2, out);
}

static bool needs_value(struct call *c)
{
    struct object x = call_arg(c, PARAM_value);
    if (!call_only(c, PARAM_axis, object_int(0)))
        return false;
    if (!call_has(c, PARAM_value))
        return eval_fault(c->ev, DIAG_DF_TYPE, call_at(c, PARAM_value),
                          "'fillna' needs a value to fill in") ||
               eval_help(c->ev, "write df['a'].fillna(0)");
    return x.type != OBJECT_LIST ||
           call_wrong(c, PARAM_value, "a single value");
}

/* If argument i is a dict, replaces the argument by a series. The keys of the
   dict are the row labels of the series. Returns false on failure, which is
   reported. */
static bool series_of_dict(struct call *c, enum param i)
{
    struct eval *ev = c->ev;
    struct object x = call_arg(c, i);
    if (x.type != OBJECT_DICT)
        return true;
    struct value *v = NEW_N(ev->scratch, struct value, as_dict(x)->n);
    struct value *k = NEW_N(ev->scratch, struct value, as_dict(x)->n);
    for (size_t j = 0; j < as_dict(x)->n; j++)
        if (!object_scalar(as_dict(x)->v[j].value, &v[j]) ||
            !object_scalar(as_dict(x)->v[j].key, &k[j]))
            return call_wrong(c, i, "a dict of single values");
    const struct column **index = NEW_N(ev->a, const struct column *, 1);
    const struct column *values =
        eval_infer(ev, c->at, STR_NONE, v, as_dict(x)->n, NULL, 0);
    index[0] = eval_infer(ev, c->at, STR_NONE, k, as_dict(x)->n, NULL, 0);
    if (!values || !index[0])
        return false;
    call_put(c, i, object_series(ev->scratch, values, index, 1));
    return true;
}

/* Sets *f to the value that fills column i of g, from argument `value`. The
   argument is a single value, a dict whose keys are names of columns, a series
   whose row labels are names of columns, or a frame with the same columns. Sets
   *skip if the argument has no value for the column. */
static bool value_for(struct call *c, const struct frame *g, size_t i,
                      struct filling *f, bool *skip)
{
    struct object x = call_arg(c, PARAM_value);
    str name = g->columns[i]->name;
    struct object key = object_of_name(c->ev->scratch, name);
    struct labels to = align_frame_labels(g);
    struct call one = *c;
    *skip = false;
    if (c->self.type == OBJECT_SERIES) {
        to = align_series_labels(as_series(c->self));
    } else if (x.type == OBJECT_DICT) {
        const struct object *v = object_dict_get(as_dict(x), key);
        *skip = !v;
        if (v)
            call_put(&one, PARAM_value, *v);
    } else if (x.type == OBJECT_FRAME) {
        size_t k = frame_find(as_frame(x), name);
        *skip = k == STR_NPOS;
        if (!*skip)
            call_put(&one, PARAM_value,
                     object_column(c->ev->scratch, as_frame(x), k));
    } else if (x.type == OBJECT_SERIES) {
        const struct column *v = as_series(x)->column;
        *skip = true;
        for (size_t k = 0; as_series(x)->n_index == 1 && k < v->n && *skip; k++)
            if (object_same(key, object_value(column_value(
                                     as_series(x)->index[0], k)))) {
                call_put(&one, PARAM_value, object_value(column_value(v, k)));
                *skip = column_is_missing(v, k);
            }
    }
    return *skip || each_operand(&one, PARAM_value, to, &f->with);
}

static bool fillna(struct call *c, struct object *out)
{
    struct filling f = {.at = call_at(c, PARAM_value)};
    const struct frame from = object_as_frame(&c->self);
    bool done, skip, series = c->self.type == OBJECT_SERIES;
    if (!by_method(c, &done, out))
        return false;
    if (done)
        return true;
    if (!needs_value(c) || !read_limit(c, &f.limit) ||
        (series && !series_of_dict(c, PARAM_value)))
        return false;
    struct frame *g = object_own_frame(c->ev->a, &from);
    for (size_t i = 0; i < g->n_columns; i++) {
        if (!value_for(c, g, i, &f, &skip))
            return false;
        if (!skip && !(g->columns[i] = filled(c, g->columns[i], &f)))
            return false;
    }
    return call_finish(c, call_shaped(c, g), out);
}

/* ---- dropna ---- */

/* Sets *need to the number of present cells that a row or column of `of` cells
   must have so that dropna keeps it. Returns false on failure, which is
   reported. */
static bool read_need(struct call *c, size_t of, size_t *need)
{
    static const str HOW[] = {S_INIT("any"), S_INIT("all")};
    unsigned all = 0;
    int64_t thresh = -1;
    if (!call_choice(c, PARAM_how, HOW, 2, &all) ||
        (call_has(c, PARAM_thresh) && !call_int(c, PARAM_thresh, &thresh)))
        return false;
    if (thresh >= 0 && call_given(c, PARAM_how))
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_thresh),
                          "'how' and 'thresh' cannot be combined") ||
               eval_help(c->ev, "remove one of them");
    *need = thresh >= 0 ? (size_t)thresh : all && of ? 1 : of;
    return true;
}

struct frame *fillna_drop_rows(struct eval *ev, const struct df_expr *at,
                               const struct frame *f,
                               const struct column *const *v, size_t n,
                               size_t need)
{
    size_t kept = 0;
    if (!eval_spend(ev, at, f->n, 2 * sizeof(uint32_t)))
        return NULL;
    uint32_t *there = NEW_N(ev->scratch, uint32_t, f->n + 1);
    uint32_t *rows = NEW_N(ev->a, uint32_t, f->n + 1);
    for (size_t k = 0; k < n; k++)
        for (size_t i = 0; i < f->n; i++)
            there[i] += !column_is_missing(v[k], i);
    for (size_t i = 0; i < f->n; i++)
        if (there[i] >= need)
            rows[kept++] = (uint32_t)i;
    return eval_take_by(ev, at, f, rows, kept,
                        (struct origin_choice){v, n, false});
}

struct frame *fillna_drop_columns(struct eval *ev, const struct frame *f,
                                  size_t need)
{
    bool *keep = NEW_N(ev->scratch, bool, f->n_columns + 1);
    for (size_t k = 0; k < f->n_columns; k++) {
        size_t there = 0;
        for (size_t i = 0; i < f->n && there < need; i++)
            there += !column_is_missing(f->columns[k], i);
        keep[k] = there >= need;
    }
    return select_columns(ev, f, keep);
}

static struct frame *drop_rows(struct call *c, const struct frame *f)
{
    const struct column **v = f->columns;
    size_t n = f->n_columns, need;
    bool relabel;
    if (!call_columns(c, PARAM_subset, f, &v, &n) || !read_need(c, n, &need) ||
        !call_bool(c, PARAM_ignore_index, &relabel))
        return NULL;
    struct frame *g = fillna_drop_rows(c->ev, c->at, f, v, n, need);
    if (g && relabel)
        g->n_index = 0;
    return g;
}

static struct frame *drop_columns(struct call *c, const struct frame *f)
{
    struct object nothing = {.type = OBJECT_NONE};
    size_t need;
    return read_need(c, f->n, &need) && call_only(c, PARAM_subset, nothing)
               ? fillna_drop_columns(c->ev, f, need)
               : NULL;
}

static bool dropna(struct call *c, struct object *out)
{
    const struct frame f = object_as_frame(&c->self);
    bool columns;
    if (!call_axis(c, PARAM_axis, &columns))
        return false;
    if (columns && c->self.type == OBJECT_SERIES)
        return call_only(c, PARAM_axis, object_int(0));
    struct frame *g = columns ? drop_columns(c, &f) : drop_rows(c, &f);
    return g && call_finish(c, call_shaped(c, g), out);
}

/* ---- operations ---- */

const struct operation FILLNA_OPERATIONS[] = {
    {S_INIT("bfill"), ON_FRAME | ON_SERIES, bfill,
     PARAMS(NAMED(axis, NONE), NAMED(inplace, FALSE), NAMED(limit, NONE)),
     EFFECT_UNIT | EFFECT_ROWS, 1, "fills missing cells from the next cell"},
    {S_INIT("dropna"), ON_FRAME, dropna,
     PARAMS(NAMED(axis, INT(0)), NAMED(how, TEXT("any")), NAMED(thresh, NONE),
            NAMED(subset, NONE), NAMED(inplace, FALSE),
            NAMED(ignore_index, FALSE)),
     0, 1, "removes rows with missing cells"},
    {S_INIT("dropna"), ON_SERIES, dropna,
     PARAMS(NAMED(axis, INT(0)), NAMED(inplace, FALSE), NAMED(how, NONE),
            NAMED(ignore_index, FALSE)),
     0, 1, "removes missing cells"},
    {S_INIT("ffill"), ON_FRAME | ON_SERIES, ffill,
     PARAMS(NAMED(axis, NONE), NAMED(inplace, FALSE), NAMED(limit, NONE)),
     EFFECT_UNIT | EFFECT_ROWS, 1,
     "fills missing cells from the previous cell"},
    {S_INIT("fillna"), ON_FRAME | ON_SERIES, fillna,
     PARAMS(OPT(value, NONE), NAMED(method, NONE), NAMED(axis, NONE),
            NAMED(inplace, FALSE), NAMED(limit, NONE)),
     EFFECT_UNIT, 1, "fills missing cells with a value"},
    {S_INIT("isna"), ON_FRAME | ON_SERIES, isna, NO_PARAMS, 0, 1,
     "whether a cell is missing"},
    {S_INIT("isna"), ON_PANDAS, isna, PARAMS(NEEDS(obj)), 0, 1,
     "whether a cell is missing"},
    {S_INIT("isnull"), ON_FRAME | ON_SERIES, isna, NO_PARAMS, 0, 1,
     "same as isna"},
    {S_INIT("isnull"), ON_PANDAS, isna, PARAMS(NEEDS(obj)), 0, 1,
     "same as isna"},
    {S_INIT("notna"), ON_FRAME | ON_SERIES, notna, NO_PARAMS, 0, 1,
     "whether a cell is not missing"},
    {S_INIT("notna"), ON_PANDAS, notna, PARAMS(NEEDS(obj)), 0, 1,
     "whether a cell is not missing"},
    {S_INIT("notnull"), ON_FRAME | ON_SERIES, notna, NO_PARAMS, 0, 1,
     "same as notna"},
    {S_INIT("notnull"), ON_PANDAS, notna, PARAMS(NEEDS(obj)), 0, 1,
     "same as notna"},
    {.name = {0}},
};
