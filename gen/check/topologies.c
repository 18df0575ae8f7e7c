// SPDX-License-Identifier: MIT
// topologies: multiplies the degrees of each topology and compares them with
// the row's cores; help names the degree that would fit.
#include "check/topologies.h"

#include "base/buf.h"
#include "base/codes/data.h"
#include "check/cluster.h"
#include "check/violation.h"

static const char *plural(long n)
{
    return n == 1 ? "" : "s";
}

/* As it stands in its cell, or put together from the columns of degrees. */
static str topology_text(struct arena *a, const struct cluster *of,
                         const struct cluster_row *r, size_t row)
{
    const struct topology *t = &r->topology;
    struct buf b = {.a = a};
    if (r->said == of->topology)
        return str_trim(of->topology->s[row]);
    if (t->tp)
        buf_printf(&b, "TP=%ld ", t->tp);
    if (t->pp)
        buf_printf(&b, "PP=%ld ", t->pp);
    if (t->dp)
        buf_printf(&b, "DP=%ld ", t->dp);
    return str_trim(buf_str(&b));
}

/* "of 16 nodes of 32 cores (trn1.32xlarge), 512": the row's world. */
static str world_text(struct arena *a, const struct cluster_row *r)
{
    return str_fmt(a, "%ld node%s of %ld cores (%.*s) ha%s %ld", r->nodes,
                   plural(r->nodes), r->cores, STR_ARG(r->instance),
                   r->nodes == 1 ? "s" : "ve", r->nodes * r->cores);
}

/* Brackets, each number against its own column; STR_NONE: nothing is wrong. */
static str wrong_in_brackets(struct arena *a, const struct cluster_row *r)
{
    const struct topology *t = &r->topology;
    if (t->nodes && r->nodes && t->nodes != r->nodes)
        return str_fmt(a, "is for %ld node%s, and the row has %ld", t->nodes,
                       plural(t->nodes), r->nodes);
    if (t->nodes && r->cores && t->per_node != r->cores)
        return str_fmt(a, "is for %ld core%s a node, and %.*s has %ld",
                       t->per_node, plural(t->per_node), STR_ARG(r->instance),
                       r->cores);
    return STR_NONE;
}

/* The degrees against the cores of all nodes. Without DP, which is the rest,
   they must divide them. */
static str wrong_in_all(struct arena *a, const struct cluster_row *r, str *help)
{
    const struct topology *t = &r->topology;
    long cores = topology_cores(t), world = r->nodes * r->cores;
    if (!world || cores == world || (!t->dp && cores && world % cores == 0))
        return STR_NONE;
    long rest = t->dp && cores ? cores / t->dp : 0;
    if (rest && world % rest == 0 && !t->per_node)
        *help = str_fmt(a, "DP would be %ld / %ld = %ld", world, rest,
                        world / rest);
    return str_fmt(a, "makes %ld core%s, and %.*s", cores, plural(cores),
                   STR_ARG(world_text(a, r)));
}

void topologies_check(struct check *c)
{
    struct violations vs = {0};
    const struct cluster of = c->frame ? cluster_of(c) : (struct cluster){0};
    bool any = of.topology || of.tp || of.pp || of.dp;
    for (size_t row = 0; any && row < c->frame->n; row++) {
        struct cluster_row r = cluster_row(c, &of, row);
        str help = STR_NONE, wrong = STR_NONE;
        if (r.has_topology)
            wrong = wrong_in_brackets(c->a, &r);
        if (r.has_topology && !wrong.p)
            wrong = wrong_in_all(c->a, &r, &help);
        struct violation *v =
            wrong.p ? violation_add_row(c, &vs, DIAG_DATA_TOPOLOGY, row) : NULL;
        if (!v)
            continue;
        str text = topology_text(c->a, &of, &r, row);
        v->at = place_of_cell(&c->places, r.said, row);
        v->at.len = r.said == of.topology ? (uint32_t)text.n : 0;
        v->args[0] = text;
        v->args[1] = wrong;
        v->help = help;
    }
    violation_tell(c, DIAG_DATA_TOPOLOGY, &vs);
}
