// SPDX-License-Identifier: MIT
// quantiles: quantile() with a list of q. Returns a row for each q: reduces
// once for each q and combines the rows.
#include "df/runtime/call.h"

#include "base/codes/df.h"
#include "df/aggregate/aggregate.h"
#include "df/indexing/stack.h"
#include "df/runtime/grouping.h"
#include "df/runtime/iterate.h"

/* The n numbers of the argument q, and the reduction with the other
   arguments. */
struct quantile_list {
    struct reducing reducing;
    double *q;
    size_t n;
};

static bool is_list(const struct call *c)
{
    enum object_type t = call_arg(c, PARAM_q).type;
    return t == OBJECT_LIST || t == OBJECT_SERIES;
}

static bool read_list(struct call *c, struct quantile_list *x)
{
    struct object q = call_arg(c, PARAM_q);
    struct list l;
    if (!iterate(c->ev, call_at(c, PARAM_q), q, &l))
        return false;
    *x = (struct quantile_list){.q = NEW_N(c->ev->scratch, double, l.n + 1)};
    for (size_t k = 0; k < l.n; k++) {
        call_put(c, PARAM_q, l.v[k]);
        if (!reduce_read_q(c, &x->q[x->n++]))
            return false;
    }
    call_put(c, PARAM_q, (struct object){0});
    return reduce_read(c, &x->reducing) &&
           (l.n > 0 || eval_fault(c->ev, DIAG_DF_VALUE, call_at(c, PARAM_q),
                                  "the list of quantiles is empty"));
}

/* Returns row labels: the numbers x->q, repeated `times` times. */
static const struct column *
labels_of_q(struct call *c, const struct quantile_list *x, size_t times)
{
    void *cells;
    struct column *q = eval_column(c->ev, c->at, STR_NONE, COLUMN_FLOAT,
                                   x->n * times, &cells, NULL, 0);
    for (size_t i = 0; q && i < x->n * times; i++)
        ((double *)cells)[i] = x->q[i % x->n];
    return q;
}

/* Returns a column with a cell for each number of x->q: that quantile of the
   cells of `from`. g has a single group of all rows. */
static const struct column *column_of(struct call *c,
                                      const struct quantile_list *x,
                                      const struct column *from,
                                      const struct groups *g)
{
    const struct column **v =
        NEW_N(c->ev->scratch, const struct column *, x->n);
    struct reducing r = x->reducing;
    r.adding = REDUCE_PAIRWISE;
    if (!eval_steps(c->ev, c->at, x->n * (from->n / 8 + 1)))
        return NULL;
    for (size_t i = 0; i < x->n; i++) {
        r.q = reduce_percent(x->q[i]);
        if (!(v[i] = reduce_groups(c->ev, c->at, &r, from, g)))
            return NULL;
    }
    return stack_cells(c->ev, c->at, from->name, v, x->n);
}

static bool whole(struct call *c, struct object *out)
{
    struct quantile_list x;
    const struct frame from = object_as_frame(&c->self);
    struct frame *f = object_own_frame(c->ev->a, &from);
    const struct groups *g = groups_whole(c->ev, c->at, f->n);
    if (!is_list(c))
        return aggregate_reduce(c, out);
    if (!g || !read_list(c, &x) || !call_only(c, PARAM_axis, object_int(0)) ||
        !call_numeric(c, f))
        return false;
    for (size_t i = 0; i < f->n_columns; i++)
        if (!(f->columns[i] = column_of(c, &x, f->columns[i], g)))
            return false;
    f->n = x.n;
    f->index = NEW_N(c->ev->a, const struct column *, 1);
    f->n_index = 1;
    if (!(f->index[0] = labels_of_q(c, &x, 1)))
        return false;
    *out = call_shaped(c, f);
    return true;
}

/* ---- groups: a row for each group and q ---- */

/* Returns groups in which each group of g occurs x->n times in succession. NULL
   if a limit is reached. */
static const struct groups *
repeated(struct call *c, const struct quantile_list *x, const struct groups *g)
{
    size_t total = (size_t)g->starts[g->n] * x->n;
    if (!eval_spend(c->ev, c->at, total + g->n * x->n + 2, sizeof(uint32_t)))
        return NULL;
    struct groups *r = NEW(c->ev->a, struct groups);
    uint32_t *members = NEW_N(c->ev->a, uint32_t, total + 1), at = 0;
    uint32_t *starts = NEW_N(c->ev->a, uint32_t, g->n * x->n + 1);
    for (size_t i = 0; i < g->n * x->n; i++) {
        uint32_t from = g->starts[i / x->n], to = g->starts[i / x->n + 1];
        starts[i] = at;
        for (uint32_t k = from; k < to; k++)
            members[at++] = g->members[k];
    }
    starts[g->n * x->n] = at;
    *r = (struct groups){members, starts, g->n * x->n, g->empty};
    return r;
}

static const struct column *group_column(struct call *c,
                                         const struct quantile_list *x,
                                         const struct column *from,
                                         const struct groups *g,
                                         const struct groups *all)
{
    struct value *v = NEW_N(c->ev->scratch, struct value, all->n);
    struct reducing r = x->reducing;
    for (size_t k = 0; k < x->n; k++) {
        r.q = x->q[k];
        const struct column *one = reduce_groups(c->ev, c->at, &r, from, g);
        if (!one)
            return NULL;
        for (size_t i = 0; i < g->n; i++)
            v[i * x->n + k] = column_value(one, i);
    }
    const struct column *made =
        eval_infer(c->ev, c->at, from->name, v, all->n, NULL, 0);
    return made ? reduce_made(c->ev, c->at, made, from, all) : NULL;
}

/* Sets the row labels of f to the keys and q. */
static bool label_groups(struct call *c, const struct quantile_list *x,
                         const struct grouping *g, struct frame *f)
{
    struct eval *ev = c->ev;
    uint32_t *rows = NEW_N(ev->a, uint32_t, f->n + 1);
    if (!eval_spend(ev, c->at, f->n, (g->n_keys + 1) * sizeof(str)))
        return false;
    for (size_t i = 0; i < f->n; i++)
        rows[i] = (uint32_t)(i / x->n);
    f->index = grouping_labels(ev, g, rows, f->n, 1);
    f->n_index = g->n_keys + 1;
    return (f->index[g->n_keys] = labels_of_q(c, x, g->groups.n)) != NULL;
}

static bool group(struct call *c, struct object *out)
{
    struct quantile_list x;
    const struct grouping *g = as_grouping(c->self);
    if (!is_list(c))
        return aggregate_reduce(c, out);
    struct frame *f = grouping_columns(c->ev, g, false);
    if (!read_list(c, &x) || !call_numeric(c, f))
        return false;
    const struct groups *all = repeated(c, &x, &g->groups);
    if (!all)
        return false;
    f->n = all->n;
    for (size_t i = 0; i < f->n_columns; i++)
        if (!(f->columns[i] =
                  group_column(c, &x, f->columns[i], &g->groups, all)))
            return false;
    if (!label_groups(c, &x, g, f))
        return false;
    *out = grouping_shaped(c->ev, g, f);
    return true;
}

/* ---- operations ---- */

const struct operation QUANTILES_OPERATIONS[] = {
    {S_INIT("quantile"), ON_FRAME, whole,
     PARAMS(OPT(q, FLOAT(0.5)), OPT(axis, INT(0)), OPT(numeric_only, FALSE),
            OPT(interpolation, TEXT("linear"))),
     EFFECT_UNIT, 8, "quantiles; the median by default"},
    {S_INIT("quantile"), ON_SERIES, whole,
     PARAMS(OPT(q, FLOAT(0.5)), OPT(interpolation, TEXT("linear"))),
     EFFECT_UNIT, 8, "quantiles; the median by default"},
    {S_INIT("quantile"), ON_GROUP, group,
     PARAMS(OPT(q, FLOAT(0.5)), OPT(interpolation, TEXT("linear")),
            OPT(numeric_only, FALSE)),
     EFFECT_UNIT, 8, "quantiles; the median by default"},
    {.name = {0}},
};
