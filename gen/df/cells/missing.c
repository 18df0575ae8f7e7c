// SPDX-License-Identifier: MIT
// missing: integers and bools are never missing.
#include "df/cells/missing.h"

#include <math.h>

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/core/scalar.h"
#include "df/core/units.h"
#include "df/index/each.h"
#include "df/index/patch.h"

static bool never_missing(const struct column *x)
{
    return x->type == COLUMN_INT || x->type == COLUMN_BOOL;
}

/* *data: whether a cell that is missing gives True. */
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

static bool isna(struct call *c, struct object *out)
{
    return each_column(c, c->self, tested, &(bool){true}, out);
}

static bool notna(struct call *c, struct object *out)
{
    return each_column(c, c->self, tested, &(bool){false}, out);
}

/* obj */
static bool pd_test(struct call *c, bool want, struct object *out)
{
    struct object x = call_arg(c, PARAM_OBJ);
    struct value v;
    if (x.type == OBJECT_SERIES || x.type == OBJECT_FRAME)
        return each_column(c, x, tested, &want, out);
    if (!object_scalar(x, &v))
        return call_wrong(c, PARAM_OBJ, "a value, a column or a frame");
    *out = object_bool(scalar_missing(v) == want);
    return true;
}

static bool pd_isna(struct call *c, struct object *out)
{
    return pd_test(c, true, out);
}

static bool pd_notna(struct call *c, struct object *out)
{
    return pd_test(c, false, out);
}

const struct column *missing_refined(struct eval *ev, const struct df_expr *at,
                                     const struct column *x)
{
    size_t missing = 0;
    while (missing < x->n && column_is_missing(x, missing))
        missing++;
    bool plain = x->type != COLUMN_OBJECT && missing < x->n;
    if (plain || x->type < COLUMN_STR || x->dtype || !x->n)
        return x;
    struct value *v = NEW_N(ev->scratch, struct value, x->n);
    for (size_t i = 0; i < x->n; i++)
        v[i] = column_value(x, i);
    struct column *r = eval_infer(ev, at, x->name, v, x->n, NULL, 0);
    if (r)
        r->origin = x->origin;
    return r;
}

/* ---- fillna ---- */

struct filling {
    struct operand with;
    int64_t limit; /* so many cells of a column; -1: all */
    const struct df_expr *at;
};

/* A column of categories takes none but these. */
static bool is_category(const struct column *x, struct value v)
{
    for (size_t i = 0; i < x->dtype->categories->n; i++)
        if (object_same(object_value(v),
                        object_value(column_value(x->dtype->categories, i))))
            return true;
    return false;
}

static const struct column *patched(struct call *c, const struct column *x,
                                    const struct filling *f,
                                    const uint32_t *rows, const struct value *v,
                                    size_t n)
{
    const struct column *r =
        patch_column(c->ev, c->at, x, rows, v, n, n, f->with.column, rows);
    if (!r || x->type < COLUMN_STR)
        return r;
    if (!x->dtype || !x->dtype->categories)
        return missing_refined(c->ev, c->at, r);
    for (size_t i = 0; i < n; i++)
        if (!scalar_missing(v[i]) && !is_category(x, v[i])) {
            eval_fault(c->ev, DIAG_DF_VALUE, f->at,
                       "what is filled in is none of the column's categories");
            return NULL;
        }
    struct column *same = NEW(c->ev->a, struct column);
    *same = *r;
    same->dtype = x->dtype;
    return same;
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
        return x;
    if (!eval_spend(c->ev, c->at, n, sizeof(struct value)))
        return NULL;
    struct value *v = NEW_N(a, struct value, n);
    for (size_t i = 0; i < n; i++)
        v[i] = each_cell(f->with, rows[i]);
    return patched(c, x, f, rows, v, n);
}

/* The nearest cell before, or behind, that is not missing. */
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
    return column_take(c->ev->a, x, rows, x->n);
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

/* limit: argument i, at least 1, -1 when not given. */
static bool read_limit(struct call *c, enum param i, int64_t *limit)
{
    *limit = -1;
    if (call_arg(c, i).type == OBJECT_NONE)
        return true;
    if (!call_int(c, i, limit))
        return false;
    return !call_given(c, i) || *limit > 0 ||
           eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, i),
                      "'limit' is at least 1");
}

/* Forward or backward, in place when argument inplace says so. */
static bool run_spread(struct call *c, bool back, enum param limit,
                       enum param inplace, struct object *out)
{
    struct spreading s = {.back = back};
    struct object made;
    return read_limit(c, limit, &s.limit) &&
           each_column(c, c->self, spread_column, &s, &made) &&
           each_finish(c, inplace, made, out);
}

static bool ffill(struct call *c, struct object *out)
{
    return call_only(c, PARAM_AXIS, object_int(0)) &&
           run_spread(c, false, PARAM_LIMIT, PARAM_INPLACE, out);
}

static bool bfill(struct call *c, struct object *out)
{
    return call_only(c, PARAM_AXIS, object_int(0)) &&
           run_spread(c, true, PARAM_LIMIT, PARAM_INPLACE, out);
}

/* method=: 'ffill' and the like; *done: it was that. */
static bool by_method(struct call *c, bool *done, struct object *out)
{
    static const struct {
        str name;
        bool back;
    } METHODS[] = {{S_INIT("ffill"), false},
                   {S_INIT("pad"), false},
                   {S_INIT("bfill"), true},
                   {S_INIT("backfill"), true}};
    struct object m = call_arg(c, PARAM_METHOD);
    *done = call_given(c, PARAM_METHOD) && m.type != OBJECT_NONE;
    if (!*done)
        return true;
    if (call_given(c, PARAM_VALUE) &&
        call_arg(c, PARAM_VALUE).type != OBJECT_NONE)
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_METHOD),
                          "either a value or a method, not both");
    for (size_t i = 0; i < sizeof METHODS / sizeof *METHODS; i++)
        if (m.type == OBJECT_STR && str_eq(as_str(m), METHODS[i].name))
            return run_spread(c, METHODS[i].back, PARAM_LIMIT, PARAM_INPLACE,
                              out);
    return call_wrong(c, PARAM_METHOD, "'ffill' or 'bfill'");
}

static bool needs_value(struct call *c)
{
    struct object x = call_arg(c, PARAM_VALUE);
    if (!call_only(c, PARAM_AXIS, object_int(0)))
        return false;
    if (x.type == OBJECT_ABSENT || x.type == OBJECT_NONE)
        return eval_fault(c->ev, DIAG_DF_TYPE, call_at(c, PARAM_VALUE),
                          "'fillna' needs a value to fill in");
    return x.type != OBJECT_LIST || call_wrong(c, PARAM_VALUE, "a value");
}

/* A dict by row label, as a series. */
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
            return call_wrong(c, i, "single values in the dict");
    const struct column **index = NEW_N(ev->a, const struct column *, 1);
    const struct column *values =
        eval_infer(ev, c->at, STR_NONE, v, as_dict(x)->n, NULL, 0);
    index[0] = eval_infer(ev, c->at, STR_NONE, k, as_dict(x)->n, NULL, 0);
    if (!values || !index[0])
        return false;
    call_put(c, i, object_series(ev->scratch, values, index, 1));
    return true;
}

static bool fillna_series(struct call *c, struct object *out)
{
    struct filling f = {.at = call_at(c, PARAM_VALUE)};
    struct object made;
    bool done;
    if (!by_method(c, &done, out))
        return false;
    if (done)
        return true;
    return needs_value(c) && read_limit(c, PARAM_LIMIT, &f.limit) &&
           series_of_dict(c, PARAM_VALUE) &&
           each_operand(c, PARAM_VALUE, align_series_labels(as_series(c->self)),
                        &f.with) &&
           each_column(c, c->self, filled, &f, &made) &&
           each_finish(c, PARAM_INPLACE, made, out);
}

/* What column `name` is filled with: an entry of a dict, of a series by its
   labels, a column of a frame; else the one value. *skip: nothing. */
static bool value_for(struct call *c, str name, struct filling *f, bool *skip)
{
    struct object x = call_arg(c, PARAM_VALUE);
    struct object key = object_of_name(c->ev->scratch, name);
    struct labels to = align_frame_labels(as_frame(c->self));
    struct call one = *c;
    *skip = false;
    if (x.type == OBJECT_DICT) {
        const struct object *v = object_dict_get(as_dict(x), key);
        *skip = !v;
        if (v)
            call_put(&one, PARAM_VALUE, *v);
    } else if (x.type == OBJECT_FRAME) {
        size_t i = frame_find(as_frame(x), name);
        *skip = i == STR_NPOS;
        if (!*skip)
            call_put(&one, PARAM_VALUE,
                     object_series(c->ev->scratch, as_frame(x)->columns[i],
                                   as_frame(x)->index, as_frame(x)->n_index));
    } else if (x.type == OBJECT_SERIES) {
        const struct column *v = as_series(x)->column;
        *skip = true;
        for (size_t i = 0; as_series(x)->n_index == 1 && i < v->n && *skip; i++)
            if (object_same(key, object_value(column_value(
                                     as_series(x)->index[0], i)))) {
                call_put(&one, PARAM_VALUE, object_value(column_value(v, i)));
                *skip = column_is_missing(v, i);
            }
    }
    return *skip || each_operand(&one, PARAM_VALUE, to, &f->with);
}

static bool fillna_frame(struct call *c, struct object *out)
{
    struct filling f = {.at = call_at(c, PARAM_VALUE)};
    bool done, skip;
    if (!by_method(c, &done, out))
        return false;
    if (done)
        return true;
    if (!needs_value(c) || !read_limit(c, PARAM_LIMIT, &f.limit))
        return false;
    struct frame *g = object_own_frame(c->ev->a, as_frame(c->self));
    for (size_t i = 0; i < g->n_columns; i++) {
        if (!value_for(c, g->columns[i]->name, &f, &skip))
            return false;
        if (!skip && !(g->columns[i] = filled(c, g->columns[i], &f)))
            return false;
    }
    return each_finish(c, PARAM_INPLACE, object_frame(g), out);
}

/* ---- dropna ---- */

/* The places where keep holds; NULL: there is no room. */
static uint32_t *places(struct call *c, const bool *keep, size_t n,
                        size_t *count)
{
    *count = 0;
    if (!eval_spend(c->ev, c->at, n, sizeof(uint32_t)))
        return NULL;
    uint32_t *rows = NEW_N(c->ev->a, uint32_t, n + 1);
    for (size_t i = 0; i < n; i++)
        if (keep[i])
            rows[(*count)++] = (uint32_t)i;
    return rows;
}

/* f without the rows that are not kept; with new labels 0, 1, ... when
   argument `ignore` says so. */
static struct frame *kept_rows(struct call *c, const struct frame *f,
                               const bool *keep, enum param ignore)
{
    bool relabel = false;
    size_t n;
    if (!call_bool(c, ignore, &relabel))
        return NULL;
    uint32_t *rows = places(c, keep, f->n, &n);
    struct frame *g = rows ? eval_take(c->ev, c->at, f, rows, n) : NULL;
    if (g && relabel) {
        g->index = NULL;
        g->n_index = 0;
    }
    return g;
}

static bool dropna_series(struct call *c, struct object *out)
{
    const struct series *s = as_series(c->self);
    const struct column *x = s->column;
    const struct frame f = {.n = x->n,
                            .columns = &x,
                            .n_columns = 1,
                            .index = s->index,
                            .n_index = s->n_index};
    bool *keep = NEW_N(c->ev->scratch, bool, x->n + 1);
    for (size_t i = 0; i < x->n; i++)
        keep[i] = !column_is_missing(x, i);
    if (!call_only(c, PARAM_AXIS, object_int(0)))
        return false;
    struct frame *g = kept_rows(c, &f, keep, PARAM_IGNORE_INDEX);
    if (!g)
        return false;
    struct object made =
        object_series(c->ev->scratch, g->columns[0], g->index, g->n_index);
    as_series(made)->kind = s->kind;
    return each_finish(c, PARAM_INPLACE, made, out);
}

/* A row or column goes when fewer than `need` of its `of` cells are there. */
static bool read_need(struct call *c, size_t of, size_t *need)
{
    str how = S("any");
    int64_t thresh = -1;
    if (!call_str(c, PARAM_HOW, &how))
        return false;
    if (call_arg(c, PARAM_THRESH).type != OBJECT_NONE &&
        !call_int(c, PARAM_THRESH, &thresh))
        return false;
    if (thresh >= 0 && call_given(c, PARAM_HOW))
        return eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_THRESH),
                          "either 'how' or 'thresh', not both");
    if (!str_eq(how, S("any")) && !str_eq(how, S("all")))
        return call_wrong(c, PARAM_HOW, "'any' or 'all'");
    *need = thresh >= 0             ? (size_t)thresh
            : str_eq(how, S("all")) ? (of ? 1 : 0)
                                    : of;
    return true;
}

/* The columns that are looked at: all, or those of subset=. */
static bool read_subset(struct call *c, const struct column ***v, size_t *n)
{
    const struct frame *f = as_frame(c->self);
    struct strs names = {0};
    bool one;
    *v = f->columns;
    *n = f->n_columns;
    if (!call_given(c, PARAM_SUBSET) ||
        call_arg(c, PARAM_SUBSET).type == OBJECT_NONE)
        return true;
    if (!call_names(c, PARAM_SUBSET, &names, &one))
        return false;
    *v = NEW_N(c->ev->scratch, const struct column *, names.n);
    *n = names.n;
    for (size_t i = 0; i < names.n; i++) {
        size_t k = frame_find(f, names.v[i]);
        if (k == STR_NPOS)
            return eval_no_column(c->ev, eval_item(call_at(c, PARAM_SUBSET), i),
                                  names.v[i], f);
        (*v)[i] = f->columns[k];
    }
    return true;
}

static struct frame *drop_rows(struct call *c)
{
    const struct frame *f = as_frame(c->self);
    const struct column **v;
    size_t n, need;
    if (!read_subset(c, &v, &n) || !read_need(c, n, &need) ||
        !eval_spend(c->ev, c->at, f->n, 1 + sizeof(uint32_t)))
        return NULL;
    bool *keep = NEW_N(c->ev->scratch, bool, f->n + 1);
    uint32_t *there = NEW_N(c->ev->scratch, uint32_t, f->n + 1);
    for (size_t k = 0; k < n; k++)
        for (size_t i = 0; i < f->n; i++)
            there[i] += !column_is_missing(v[k], i);
    for (size_t i = 0; i < f->n; i++)
        keep[i] = there[i] >= need;
    return kept_rows(c, f, keep, PARAM_IGNORE_INDEX);
}

static struct frame *drop_columns(struct call *c)
{
    const struct frame *f = as_frame(c->self);
    struct object nothing = {.type = OBJECT_NONE};
    size_t need;
    if (!read_need(c, f->n, &need) || !call_only(c, PARAM_SUBSET, nothing))
        return NULL;
    struct frame *g = object_own_frame(c->ev->a, f);
    g->n_columns = 0;
    for (size_t k = 0; k < f->n_columns; k++) {
        size_t there = 0;
        for (size_t i = 0; i < f->n; i++)
            there += !column_is_missing(f->columns[k], i);
        if (there >= need)
            g->columns[g->n_columns++] = f->columns[k];
    }
    return g;
}

static bool dropna_frame(struct call *c, struct object *out)
{
    bool columns = false;
    if (!call_axis(c, PARAM_AXIS, &columns))
        return false;
    struct frame *g = columns ? drop_columns(c) : drop_rows(c);
    return g && each_finish(c, PARAM_INPLACE, object_frame(g), out);
}

/* ---- operations ---- */

const struct operation MISSING_OPERATIONS[] = {
    {S_INIT("bfill"), ON_FRAME | ON_SERIES, bfill,
     PARAMS(NAMED(AXIS, NONE), NAMED(INPLACE, FALSE), NAMED(LIMIT, NONE)),
     EFFECT_UNIT | EFFECT_ROWS, 1, "fills missing cells from the next one"},
    {S_INIT("dropna"), ON_FRAME, dropna_frame,
     PARAMS(NAMED(AXIS, INT(0)), NAMED(HOW, TEXT("any")), NAMED(THRESH, NONE),
            NAMED(SUBSET, NONE), NAMED(INPLACE, FALSE),
            NAMED(IGNORE_INDEX, FALSE)),
     0, 1, "removes rows with missing cells"},
    {S_INIT("dropna"), ON_SERIES, dropna_series,
     PARAMS(NAMED(AXIS, INT(0)), NAMED(INPLACE, FALSE), NAMED(HOW, NONE),
            NAMED(IGNORE_INDEX, FALSE)),
     0, 1, "removes missing cells"},
    {S_INIT("ffill"), ON_FRAME | ON_SERIES, ffill,
     PARAMS(NAMED(AXIS, NONE), NAMED(INPLACE, FALSE), NAMED(LIMIT, NONE)),
     EFFECT_UNIT | EFFECT_ROWS, 1, "fills missing cells from the one before"},
    {S_INIT("fillna"), ON_FRAME, fillna_frame,
     PARAMS(OPT(VALUE, NONE), NAMED(METHOD, NONE), NAMED(AXIS, NONE),
            NAMED(INPLACE, FALSE), NAMED(LIMIT, NONE)),
     EFFECT_UNIT, 1, "fills missing cells with a value"},
    {S_INIT("fillna"), ON_SERIES, fillna_series,
     PARAMS(OPT(VALUE, NONE), NAMED(METHOD, NONE), NAMED(AXIS, NONE),
            NAMED(INPLACE, FALSE), NAMED(LIMIT, NONE)),
     EFFECT_UNIT, 1, "fills missing cells with a value"},
    {S_INIT("isna"), ON_FRAME | ON_SERIES, isna, NO_PARAMS, 0, 1,
     "whether a cell is missing"},
    {S_INIT("isna"), ON_PANDAS, pd_isna, PARAMS(NEEDS(OBJ)), 0, 1,
     "whether a cell is missing"},
    {S_INIT("isnull"), ON_FRAME | ON_SERIES, isna, NO_PARAMS, 0, 1,
     "same as isna"},
    {S_INIT("isnull"), ON_PANDAS, pd_isna, PARAMS(NEEDS(OBJ)), 0, 1,
     "same as isna"},
    {S_INIT("notna"), ON_FRAME | ON_SERIES, notna, NO_PARAMS, 0, 1,
     "whether a cell is not missing"},
    {S_INIT("notna"), ON_PANDAS, pd_notna, PARAMS(NEEDS(OBJ)), 0, 1,
     "whether a cell is not missing"},
    {S_INIT("notnull"), ON_FRAME | ON_SERIES, notna, NO_PARAMS, 0, 1,
     "same as notna"},
    {S_INIT("notnull"), ON_PANDAS, pd_notna, PARAMS(NEEDS(OBJ)), 0, 1,
     "same as notna"},
    {.name = {0}},
};
