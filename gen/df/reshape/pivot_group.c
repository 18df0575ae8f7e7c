// SPDX-License-Identifier: MIT
// pivot_group: runs groupby and agg for a pivot table.
#include "df/reshape/pivot_group.h"

#include "base/codes/df.h"
#include "base/vec.h"
#include "df/aggregate/groupby.h"
#include "df/aggregate/resample.h"
#include "df/lint/doubt_call.h"

static struct object names_of(struct eval *ev, const struct column *const *v,
                              size_t n)
{
    struct list *names = NEW(ev->scratch, struct list);
    for (size_t i = 0; i < n; i++)
        vec_push(ev->scratch, names, object_of_name(ev->scratch, v[i]->name));
    return object_list(names);
}

/* Returns the list of keys for the argument by= of groupby. */
static struct object keys_of(struct eval *ev, const struct pivot_group *g)
{
    struct list *one = NEW(ev->scratch, struct list);
    if (!resample_is_grouper(g->grouper))
        return names_of(ev, g->keys, g->n_keys);
    vec_push(ev->scratch, one, g->grouper);
    return object_list(one);
}

static bool aggregate(struct call *c, struct object grouped, struct object how,
                      struct object *out)
{
    struct eval *ev = c->ev;
    struct object method;
    if (!ev->attribute(ev, c->at, grouped, S("agg"), &method) ||
        !ev->call(ev, c->at, method, &how, 1, out))
        return false;
    struct call ran = {.ev = ev,
                       .operation = as_bound(method)->operation,
                       .at = c->at,
                       .self = grouped};
    doubt_call(&ran, *out);
    return true;
}

static bool has_name(const struct column *const *v, size_t n, str name)
{
    for (size_t i = 0; i < n; i++)
        if (str_eq(v[i]->name, name))
            return true;
    return false;
}

/* Reports a column of f in a dict of functions that is neither a key nor one of
   the values. */
static bool check_columns(struct call *c, const struct pivot_group *g)
{
    const struct dict *d = as_dict(g->how);
    for (size_t i = 0; i < d->n; i++) {
        const struct df_expr *at = eval_item(call_at(c, PARAM_aggfunc), i);
        str name;
        if (!eval_name(c->ev, at, d->v[i].key, &name))
            return false;
        if (frame_find(g->f, name) != STR_NPOS &&
            !has_name(g->values, g->n_values, name) &&
            !has_name(g->keys, g->n_keys, name))
            return eval_fault(c->ev, DIAG_DF_VALUE, at,
                              "column '%.*s' is not in values=",
                              STR_ARG(name_text(c->ev->scratch, name)));
    }
    return true;
}

bool pivot_group(struct call *c, const struct pivot_group *g,
                 struct object *out)
{
    struct eval *ev = c->ev;
    struct object grouped;
    if (g->how.type == OBJECT_DICT && !check_columns(c, g))
        return false;
    struct call by = {.ev = ev,
                      .operation =
                          operation_named(GROUPBY_OPERATIONS, S("groupby")),
                      .at = c->at,
                      .self = object_frame(object_own_frame(ev->a, g->f))};
    call_put(&by, PARAM_by, keys_of(ev, g));
    if (g->unsorted)
        call_put(&by, PARAM_sort, object_bool(false));
    if (g->drop_intended)
        call_put(&by, PARAM_dropna, object_bool(true));
    call_put(&by, PARAM_observed, g->observed);
    if (!by.operation->run(&by, &grouped))
        return false;
    if (g->how.type != OBJECT_DICT &&
        !groupby_select(ev, c->at, as_grouping(grouped),
                        names_of(ev, g->values, g->n_values), &grouped))
        return false;
    return aggregate(c, grouped, g->how, out);
}
