// SPDX-License-Identifier: MIT
// level_slice: selects labels of several levels, and makes the keys:
// pd.IndexSlice and slice().
#include "df/indexing/level_slice.h"

#include "base/codes/df.h"
#include "df/runtime/accessor.h"
#include "df/runtime/represent.h"
#include "df/runtime/scalar.h"

/* ---- selection ---- */

bool level_slice_is(struct object key, size_t levels)
{
    const struct list *l = key.type == OBJECT_LIST ? as_list(key) : NULL;
    bool any = false;
    for (size_t i = 0; l && l->tuple && i < l->n; i++)
        any |= l->v[i].type == OBJECT_SLICE ||
               (l->v[i].type == OBJECT_LIST && !as_list(l->v[i])->tuple);
    return any && levels > 1 && l->n <= levels;
}

/* Compares two values: sets *order to -1, 0 or 1. False if they have no
   order. */
static bool compare(struct value x, struct value y, int *order)
{
    return scalar_order(x, y, order) && *order < 2;
}

/* Whether the first n levels of the labels are in ascending order. */
static bool ascends(struct labels x, size_t n)
{
    for (size_t i = 1; i < x.n; i++) {
        int order = 0;
        for (size_t l = 0; l < n && order == 0; l++)
            if (!compare(column_value(x.v[l], i - 1), column_value(x.v[l], i),
                         &order))
                return false;
        if (order > 0)
            return false;
    }
    return true;
}

/* Removes the labels whose level is outside of a slice from `kept`. */
static bool by_slice(struct eval *ev, const struct df_expr *at, struct labels x,
                     size_t level, const struct slice *s, bool *kept)
{
    struct value bounds[2];
    const struct object *ends[] = {&s->start, &s->stop};
    if (s->step.type != OBJECT_NONE)
        return eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
                          "a step in a slice of labels");
    for (size_t e = 0; e < 2; e++) {
        if (ends[e]->type == OBJECT_NONE)
            continue;
        if (!object_scalar(*ends[e], &bounds[e]))
            return eval_fault(ev, DIAG_DF_TYPE, at,
                              "the end of a slice cannot be a '%s'",
                              object_type_name(*ends[e]));
        if (!ascends(x, level + 1))
            return eval_fault(ev, DIAG_DF_VALUE, at,
                              "a slice of labels needs labels in ascending "
                              "order") ||
                   eval_help(ev, "sort them first: .sort_index()");
        for (size_t i = 0; i < x.n; i++) {
            int order;
            if (!compare(column_value(x.v[level], i), bounds[e], &order))
                return eval_fault(ev, DIAG_DF_TYPE, at,
                                  "the end of the slice is of another type "
                                  "than the labels");
            kept[i] &= e ? order <= 0 : order >= 0;
        }
    }
    return true;
}

/* Removes the labels whose level is none of n values from `kept`. */
static bool by_values(struct eval *ev, const struct df_expr *at,
                      struct labels x, size_t level, const struct object *v,
                      size_t n, bool *kept)
{
    bool *some = NEW_N(ev->scratch, bool, x.n + 1);
    struct value last, now;
    for (size_t k = 0; k < n; k++) {
        bool any = false;
        int order;
        if (!object_scalar(v[k], &now))
            return eval_fault(ev, DIAG_DF_TYPE, at,
                              "a label of a level cannot be a '%s'",
                              object_type_name(v[k]));
        if (k && (!compare(last, now, &order) || order >= 0))
            return eval_fault(ev, DIAG_DF_UNSUPPORTED, at,
                              "a list of labels that are not in ascending "
                              "order") ||
                   eval_help(ev, "write the labels in sorted order");
        for (size_t i = 0; i < x.n; i++)
            if (object_same(object_value(column_value(x.v[level], i)), v[k]))
                any = some[i] = true;
        if (!any)
            return eval_fault(ev, DIAG_DF_VALUE, at, "%.*s is not a label",
                              STR_ARG(represent_short(ev, at, v[k])));
        last = now;
    }
    for (size_t i = 0; i < x.n; i++)
        kept[i] &= some[i];
    return true;
}

bool level_slice_find(struct eval *ev, const struct df_expr *at,
                      struct labels labels, const struct list *key,
                      uint32_t **rows, size_t *n)
{
    bool *kept = NEW_N(ev->scratch, bool, labels.n + 1);
    memset(kept, true, labels.n);
    if (!eval_spend(ev, at, labels.n, sizeof(uint32_t)))
        return false;
    for (size_t l = 0; l < key->n; l++) {
        struct object x = key->v[l];
        const struct list *list = x.type == OBJECT_LIST ? as_list(x) : NULL;
        if (!eval_steps(ev, at, (list ? list->n + 1 : 1) * labels.n / 8))
            return false;
        if (!(x.type == OBJECT_SLICE
                  ? by_slice(ev, at, labels, l, as_slice(x), kept)
                  : by_values(ev, at, labels, l, list ? list->v : &x,
                              list ? list->n : 1, kept)))
            return false;
    }
    *rows = NEW_N(ev->a, uint32_t, labels.n + 1);
    *n = 0;
    for (size_t i = 0; i < labels.n; i++)
        if (kept[i])
            (*rows)[(*n)++] = (uint32_t)i;
    return true;
}

static bool is_full(const struct slice *s)
{
    return s->start.type == OBJECT_NONE && s->stop.type == OBJECT_NONE &&
           s->step.type == OBJECT_NONE;
}

void level_slice_drop(const struct list *key, struct frame *f)
{
    struct value v;
    size_t n = 0;
    for (size_t l = 0; l < key->n; l++)
        if (key->v[l].type == OBJECT_LIST ||
            (key->v[l].type == OBJECT_SLICE && !is_full(as_slice(key->v[l]))))
            return;
    for (size_t l = 0; l < f->n_index; l++)
        if (l >= key->n || !object_scalar(key->v[l], &v))
            f->index[n++] = f->index[l];
    f->n_index = n;
}

/* ---- keys ---- */

static bool slice_key(struct eval *ev, const struct df_expr *at,
                      struct object self, struct object key, struct object *out)
{
    (void)ev;
    (void)at;
    (void)self;
    *out = key;
    return true;
}

static bool index_slice(struct call *c, struct object *out)
{
    static const struct accessor_kind KIND = {.name = S_INIT("pd.IndexSlice"),
                                              .item = slice_key};
    *out = accessor_make(c->ev, &KIND, (struct object){.type = OBJECT_NONE});
    return true;
}

/* Evaluates slice(stop) and slice(start, stop, step). */
static bool slice(struct call *c, struct object *out)
{
    struct slice *s = NEW(c->ev->scratch, struct slice);
    bool one = !call_given(c, PARAM_stop);
    const struct object none = {.type = OBJECT_NONE};
    *s = (struct slice){none, none, none};
    *(one ? &s->stop : &s->start) = call_arg(c, PARAM_start);
    if (!one)
        s->stop = call_arg(c, PARAM_stop);
    if (call_given(c, PARAM_step))
        s->step = call_arg(c, PARAM_step);
    *out = object_slice(s);
    return true;
}

/* ---- operations ---- */

const struct operation LEVEL_SLICE_OPERATIONS[] = {
    {S_INIT("IndexSlice"), ON_PANDAS, index_slice, PROPERTY, 0, 0,
     "makes a key for labels of several levels: pd.IndexSlice[:, 'a':'c']"},
    {S_INIT("slice"), ON_BUILTIN, slice,
     PARAMS(NEEDS(start), OPT(stop, UNSET), OPT(step, UNSET)), 0, 1,
     "a slice, such as slice(None) for all labels"},
    {.name = {0}},
};
