// SPDX-License-Identifier: MIT
// qcut: pd.qcut, which puts numbers into intervals of about equal size. The
// edges are quantiles.
#include "df/elementwise/cut.h"

#include <math.h>
#include <stdlib.h>

#include "base/codes/df.h"
#include "df/aggregate/reduction.h"
#include "df/runtime/iterate.h"
#include "df/runtime/scalar.h"

/* Reads q into k->edges: a number of equal parts, or a list of quantiles. */
static bool read_quantiles(struct cutting *k)
{
    struct call *c = k->c;
    struct object q = call_arg(c, PARAM_q);
    const struct df_expr *at = call_at(c, PARAM_q);
    struct list l;
    if (q.type == OBJECT_INT) {
        int64_t parts = as_int(q);
        if (parts < 1 || parts >= CUT_EDGES_MAX)
            return eval_fault(c->ev, DIAG_DF_VALUE, at,
                              "the number of intervals must be from 1 to %d",
                              CUT_EDGES_MAX - 1);
        k->n = (size_t)parts + 1;
        k->edges = NEW_N(c->ev->scratch, double, k->n);
        for (size_t i = 0; i < k->n; i++) /* computed in the same way as numpy's
                                             linspace */
            k->edges[i] = (double)i * (1 / (double)parts);
        k->edges[k->n - 1] = 1;
        return true;
    }
    if (q.type != OBJECT_LIST && q.type != OBJECT_SERIES)
        return call_wrong(c, PARAM_q, "an integer or a list of quantiles");
    if (!iterate(c->ev, at, q, &l))
        return false;
    k->n = l.n;
    k->edges = NEW_N(c->ev->scratch, double, l.n + 1);
    for (size_t i = 0; i < l.n; i++) {
        struct value v;
        if (!object_scalar(l.v[i], &v) || !scalar_number(v, &k->edges[i]) ||
            !(k->edges[i] >= 0 && k->edges[i] <= 1))
            return eval_fault(c->ev, DIAG_DF_VALUE, eval_item(at, i),
                              "a quantile must be a number from 0 to 1") ||
                   eval_help(c->ev, "write a list such as [0, 0.5, 0.9, 1]");
    }
    return l.n > 1 || eval_fault(c->ev, DIAG_DF_VALUE, at,
                                 "'q' needs at least two quantiles");
}

/* Replaces each quantile in k->edges by the number at that quantile. */
static bool find_edges(struct cutting *k)
{
    struct eval *ev = k->c->ev;
    double *v = NEW_N(ev->scratch, double, k->x->n + 1);
    size_t n = 0;
    for (size_t i = 0; i < k->x->n; i++) {
        v[n] = cut_number(k, i);
        if (isinf(v[n]))
            return eval_fault(
                ev, DIAG_DF_VALUE, call_at(k->c, PARAM_x),
                "infinite numbers cannot be divided into intervals");
        n += !isnan(v[n]);
    }
    if (n == 0)
        return eval_fault(ev, DIAG_DF_VALUE, call_at(k->c, PARAM_x),
                          "the column has no numbers to divide into intervals");
    qsort(v, n, sizeof *v, reduction_order);
    for (size_t i = 0; i < k->n; i++)
        k->edges[i] = reduction_quantile(v, n, k->edges[i]);
    return true;
}

static bool qcut(struct call *c, struct object *out)
{
    struct cutting k = {.c = c,
                        .from = PARAM_q,
                        .right = true,
                        .lowest = true,
                        .ordered = true};
    return call_only(c, PARAM_retbins, object_bool(false)) && cut_read(&k) &&
           eval_spend(c->ev, c->at, k.x->n, sizeof(double)) &&
           read_quantiles(&k) && find_edges(&k) && cut_into(&k, out);
}

/* ---- operations ---- */

const struct operation QCUT_OPERATIONS[] = {
    {S_INIT("qcut"), ON_PANDAS, qcut,
     PARAMS(NEEDS(x), NEEDS(q), OPT(labels, NONE), OPT(retbins, FALSE),
            OPT(precision, INT(3)), OPT(duplicates, TEXT("raise"))),
     EFFECT_ROWS, 8, "puts numbers into intervals with equal counts"},
    {.name = {0}},
};
