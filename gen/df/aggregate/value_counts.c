// SPDX-License-Identifier: MIT
// value_counts: value_counts of series, frames and groups. Groups the rows by
// their values (groupby.c), then sorts the groups by size.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "df/aggregate/group_check.h"
#include "df/aggregate/groupby.h"
#include "df/aggregate/reduce.h"
#include "df/runtime/category.h"
#include "df/runtime/keys.h"
#include "df/runtime/masked.h"
#include "df/runtime/units.h"
#include "frame/nullable.h"
#include "frame/order.h"

struct counting {
    bool normalize, sort, ascending, dropna;
    const uint32_t *parts; /* for each group, its outer group or ORIGIN_NO_ROW;
                              NULL: there are no outer groups */
};

static bool read_counting(struct call *c, struct counting *k)
{
    return call_bool(c, PARAM_normalize, &k->normalize) &&
           call_bool(c, PARAM_sort, &k->sort) &&
           call_bool(c, PARAM_ascending, &k->ascending) &&
           call_bool(c, PARAM_dropna, &k->dropna);
}

/* Sets k->parts: for each group of g, its outer group, which is the group of
   `outer` that contains it, or ORIGIN_NO_ROW if there is none. The first keys
   of g must be the keys of `outer`. As in pandas, if `outer` has several keys
   and one selected column, outer groups without rows are ignored. Returns false
   if a limit is reached. */
static bool find_parts(struct eval *ev, const struct df_expr *at,
                       const struct grouping *g, const struct grouping *outer,
                       struct counting *k)
{
    const struct keys keys = {outer->labels, outer->n_keys, outer->groups.n};
    const struct keys probe = {g->labels, outer->n_keys, g->groups.n};
    struct keys_table table;
    if (!eval_spend(ev, at, outer->groups.n + g->groups.n, sizeof(uint32_t)))
        return false;
    uint32_t *parts = NEW_N(ev->scratch, uint32_t, g->groups.n + 1);
    keys_table_init(&table, ev->scratch, keys);
    for (size_t i = 0; i < g->groups.n; i++) {
        parts[i] = keys_table_find(&table, &probe, i);
        if (outer->single && outer->n_keys > 1 && parts[i] != ORIGIN_NO_ROW &&
            !grouping_size(outer, parts[i]))
            parts[i] = ORIGIN_NO_ROW;
    }
    k->parts = parts;
    return true;
}

static size_t part_of(const struct counting *k, size_t i)
{
    return k->parts ? k->parts[i] : 0;
}

/* Whether the values of a nullable column are counted. */
static bool nullable_series(const struct call *c)
{
    return c->self.type == OBJECT_SERIES &&
           nullable_of(as_series(c->self)->column);
}

/* Returns the groups in the order of the result. As in pandas, a missing value
   of a nullable column of numbers comes after other values with its count.
   Groups without an outer group come last; sets *n to the number of groups
   before them. NULL if a limit is reached. */
static const uint32_t *ordered(struct call *c, const struct counting *k,
                               const struct grouping *g, size_t *n)
{
    struct eval *ev = c->ev;
    const bool descending[] = {false, k->sort && !k->ascending, false};
    bool is_nullable =
        nullable_series(c) && nullable_cells(g->keys[0]) != COLUMN_STR;
    const struct column *by[3];
    void *parts, *sizes, *missing;
    size_t all = g->groups.n;
    by[0] = eval_column(ev, c->at, STR_NONE, COLUMN_INT, all, &parts, NULL, 0);
    by[1] = eval_column(ev, c->at, STR_NONE, COLUMN_INT, all, &sizes, NULL, 0);
    by[2] =
        eval_column(ev, c->at, STR_NONE, COLUMN_INT, all, &missing, NULL, 0);
    if (!by[0] || !by[1] || !by[2] ||
        !eval_spend(ev, c->at, all, sizeof(uint32_t)))
        return NULL;
    *n = 0;
    for (size_t i = 0; i < all; i++) {
        size_t part = part_of(k, i);
        ((int64_t *)parts)[i] = (int64_t)part;
        ((int64_t *)sizes)[i] = (int64_t)grouping_size(g, i);
        *n += part != ORIGIN_NO_ROW;
        ((int64_t *)missing)[i] =
            is_nullable && column_is_missing(g->labels[0], i);
    }
    if (!k->sort)
        by[1] = by[2];
    uint32_t *groups = NEW_N(ev->a, uint32_t, all + 1);
    order_rows(ev->scratch, by, descending, k->sort ? 3 : 2, all, groups);
    return groups;
}

/* Returns the sizes of the groups. With normalize=True, returns their shares of
   the outer groups. */
static const struct column *sizes(struct call *c, const struct counting *k,
                                  const struct grouping *g,
                                  const struct grouping *outer)
{
    struct eval *ev = c->ev;
    struct reducing r;
    reduce_find(S("size"), &r);
    const struct column *x =
        reduce_groups(ev, c->at, &r, g->keys[0], &g->groups);
    if (!x || !k->normalize)
        return x ? column_rename(ev->a, x, S("count")) : NULL;
    size_t parts = outer ? outer->groups.n : 1;
    size_t *total = NEW_N(ev->scratch, size_t, parts);
    void *cells;
    for (size_t i = 0; i < x->n; i++)
        if (part_of(k, i) != ORIGIN_NO_ROW)
            total[part_of(k, i)] += (size_t)x->i[i];
    struct column *share = eval_column(ev, c->at, S("proportion"), COLUMN_FLOAT,
                                       x->n, &cells, &x, 1);
    for (size_t i = 0; share && i < x->n; i++) {
        size_t part = part_of(k, i);
        size_t all = part == ORIGIN_NO_ROW ? 1 : total[part];
        ((double *)cells)[i] = (double)x->i[i] / (double)all;
    }
    return share ? units_ratio(ev->a, share) : NULL;
}

/* Sets *out to a series with the counts as cells and the values as row
   labels. */
static bool counted(struct call *c, const struct counting *k,
                    const struct grouping *g, const struct grouping *outer,
                    struct object *out)
{
    struct eval *ev = c->ev;
    size_t n = 0;
    if (k->normalize)
        group_check(c, g, outer);
    const struct column *x = sizes(c, k, g, outer);
    if (x && nullable_series(c))
        x = masked_column(ev, c->at, x, nullable_dtype(x->type));
    const uint32_t *rows = ordered(c, k, g, &n);
    struct frame f = {.n = g->groups.n, .columns = &x, .n_columns = 1};
    f.index = g->labels;
    f.n_index = g->n_keys;
    struct frame *made = x && rows ? eval_take(ev, c->at, &f, rows, n) : NULL;
    if (made)
        *out = object_column(ev->scratch, made, 0);
    return made != NULL;
}

static bool run(struct call *c, struct object *out)
{
    const struct frame f = object_as_frame(&c->self);
    struct counting k = {0};
    struct grouping g = {.frame = &f, .keys = f.columns, .n_keys = f.n_columns};
    if (!read_counting(c, &k) ||
        !call_columns(c, PARAM_subset, &f, &g.keys, &g.n_keys))
        return false;
    if (g.n_keys == 0 || g.n_keys > NAME_LEVELS_MAX)
        return eval_fault(c->ev, DIAG_DF_VALUE, c->at,
                          "rows of %zu columns cannot be counted", g.n_keys);
    bool by_rows = c->self.type == OBJECT_FRAME;
    bool category = g.n_keys == 1 && category_is(g.keys[0]);
    return groupby_find(c->ev, c->at, &g, by_rows || category, !category,
                        k.dropna) &&
           (k.dropna || !category || groupby_add_missing(c->ev, c->at, &g)) &&
           counted(c, &k, &g, NULL, out);
}

/* Replaces a series by a frame with its labels as columns. */
static bool labels_to_columns(struct call *c, struct object *x)
{
    struct object method;
    return c->ev->attribute(c->ev, c->at, *x, S("reset_index"), &method) &&
           c->ev->call(c->ev, c->at, method, NULL, 0, x);
}

static bool group(struct call *c, struct object *out)
{
    struct eval *ev = c->ev;
    const struct grouping *outer = as_grouping(c->self);
    const struct frame *f = grouping_columns(ev, outer, false);
    struct counting k = {0};
    struct grouping g = {.frame = outer->frame};
    if (!read_counting(c, &k))
        return false;
    if (outer->n_keys + f->n_columns > NAME_LEVELS_MAX)
        return eval_fault(ev, DIAG_DF_VALUE, c->at,
                          "rows of more than %d columns cannot be counted",
                          NAME_LEVELS_MAX);
    g.keys = NEW_N(ev->a, const struct column *, NAME_LEVELS_MAX);
    for (size_t i = 0; i < outer->n_keys; i++)
        g.keys[g.n_keys++] = outer->keys[i];
    for (size_t i = 0; i < f->n_columns; i++)
        g.keys[g.n_keys++] = f->columns[i];
    bool every = k.dropna && (!outer->single || category_is(f->columns[0]));
    return groupby_find(ev, c->at, &g, true, !every, k.dropna) &&
           find_parts(ev, c->at, &g, outer, &k) &&
           counted(c, &k, &g, outer, out) &&
           (outer->as_index || labels_to_columns(c, out));
}

/* ---- operations ---- */

const struct operation VALUE_COUNTS_OPERATIONS[] = {
    {S_INIT("value_counts"), ON_FRAME, run,
     PARAMS(OPT(subset, NONE), OPT(normalize, FALSE), OPT(sort, TRUE),
            OPT(ascending, FALSE), OPT(dropna, TRUE)),
     0, 24, "how often each value occurs"},
    {S_INIT("value_counts"), ON_SERIES, run,
     PARAMS(OPT(normalize, FALSE), OPT(sort, TRUE), OPT(ascending, FALSE),
            NAMED(dropna, TRUE)),
     0, 24, "how often each value occurs"},
    {S_INIT("value_counts"), ON_GROUP, group,
     PARAMS(OPT(normalize, FALSE), OPT(sort, TRUE), OPT(ascending, FALSE),
            OPT(dropna, TRUE)),
     0, 24, "how often each value occurs"},
    {.name = {0}},
};
