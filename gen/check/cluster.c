// SPDX-License-Identifier: MIT
// cluster: finds the columns that describe the machines of a row. Columns of
// numbers of nodes, and of a single degree of parallelism such as TP, are
// recognized by their names; columns of topologies and instance types by their
// cells. The degrees of parallelism of each row are multiplied and compared
// with the row's cores and batches.
#include "check/cluster.h"

#include <math.h>

#include "base/buf.h"
#include "base/codes/data.h"
#include "check/topology.h"
#include "check/violation.h"
#include "frame/figure.h"
#include "frame/heading.h"
#include "frame/unit.h"
#include "load/site.h"

/* The columns that describe machines. A column that the table lacks is NULL. */
struct cluster {
    const struct column *topology; /* first column with a topology in a cell */
    const struct column *instance; /* first column with an instance type */
    const struct column *nodes;
    const struct column *tp, *pp, *dp; /* degrees of parallelism: tensor,
                                          pipeline and data */
};

/* The machines of a row. */
struct cluster_row {
    bool has_topology;           /* the row states a topology or a degree */
    struct topology topology;    /* from the cell of `topology`, else from the
                                    cells of tp, pp and dp */
    const struct column *source; /* column at which a wrong topology is
                                    reported */
    long nodes;                  /* 0: unknown */
    long cores;                  /* cores of a node; 0: unknown */
    str instance;                /* the instance type of the nodes */
};

/* Maximum number of rows searched for a topology or an instance type. */
enum { ROWS_READ = 100 };

#define FIND(c, keys) \
    heading_find((c)->headings, (c)->frame, keys, sizeof(keys) / sizeof *(keys))

static bool says_topology(struct check *c, str cell)
{
    struct topology t;
    (void)c;
    return topology_read(cell, &t);
}

static bool says_instance(struct check *c, str cell)
{
    return instances_find(&c->site->config.instances, cell);
}

/* Returns the first column of strings with a cell for which `says` is true, or
   NULL. */
static const struct column *find_text(struct check *c,
                                      bool (*says)(struct check *c, str cell))
{
    for (size_t i = 0; i < c->frame->n_columns; i++) {
        const struct column *x = c->frame->columns[i];
        for (size_t r = 0; x->type == COLUMN_STR && r < x->n && r < ROWS_READ;
             r++)
            if (x->s[r].p && says(c, x->s[r]))
                return x;
    }
    return NULL;
}

static struct cluster cluster_of(struct check *c)
{
    static const str NODES[] = {
        S_INIT("nodes"),         S_INIT("numnodes"),
        S_INIT("numberofnodes"), S_INIT("ofnodes"),
        S_INIT("nodecount"),     S_INIT("nnodes"),
        S_INIT("instances"),     S_INIT("numinstances"),
        S_INIT("ofinstances"),   S_INIT("numberofinstances"),
        S_INIT("instancecount")};
    static const str TP[] = {S_INIT("tp"), S_INIT("tpdegree"), S_INIT("tpsize"),
                             S_INIT("tensorparallel"),
                             S_INIT("tensorparalleldegree")};
    static const str PP[] = {S_INIT("pp"), S_INIT("ppdegree"), S_INIT("ppsize"),
                             S_INIT("pipelineparallel"),
                             S_INIT("pipelineparalleldegree")};
    static const str DP[] = {S_INIT("dp"), S_INIT("dpdegree"), S_INIT("dpsize"),
                             S_INIT("dataparallel"),
                             S_INIT("dataparalleldegree")};
    struct cluster of = {.topology = find_text(c, says_topology),
                         .nodes = FIND(c, NODES),
                         .tp = FIND(c, TP),
                         .pp = FIND(c, PP),
                         .dp = FIND(c, DP)};
    if (of.topology || of.tp || of.pp || of.dp)
        of.instance = find_text(c, says_instance);
    return of;
}

/* Returns the cell of x if it is a positive integer up to TOPOLOGY_MAX; else 0,
   also if x is NULL. */
static long positive_integer(const struct column *x, size_t row)
{
    double v = x ? figure_of_cell(x, row).value : 0;
    return v >= 1 && v <= TOPOLOGY_MAX && v == (double)(long)v ? (long)v : 0;
}

static struct cluster_row cluster_row(struct check *c, const struct cluster *of,
                                      size_t row)
{
    struct cluster_row r = {.nodes = positive_integer(of->nodes, row)};
    if (of->instance && of->instance->s[row].p) {
        const struct instance *i =
            instances_find(&c->site->config.instances, of->instance->s[row]);
        r.cores = i ? i->cores : 0;
        r.instance = i ? i->name : STR_NONE;
    }
    if (of->topology && of->topology->s[row].p &&
        topology_read(of->topology->s[row], &r.topology)) {
        r.has_topology = true;
        r.source = of->topology;
        return r;
    }
    r.topology = (struct topology){.tp = positive_integer(of->tp, row),
                                   .pp = positive_integer(of->pp, row),
                                   .dp = positive_integer(of->dp, row)};
    r.source = of->dp ? of->dp : of->tp ? of->tp : of->pp;
    r.has_topology =
        r.source && (r.topology.tp || r.topology.pp || r.topology.dp);
    return r;
}

/* ---- batches ---- */

static const str GLOBAL[] = {
    S_INIT("globalbatch"),     S_INIT("globalbatchsize"),
    S_INIT("globalminibatch"), S_INIT("globalminibatchsize"),
    S_INIT("globalbs"),        S_INIT("gbs")};

static const str MICRO[] = {S_INIT("microbatch"), S_INIT("microbatchsize"),
                            S_INIT("micro"), S_INIT("microbs"), S_INIT("mbs")};

/* Returns the degree of data parallelism: as the row states it, or else the
   number of cores of all nodes divided by the product of the other degrees.
   Returns 0 if the degree is unknown. */
static long data_parallel(const struct cluster_row *r)
{
    const struct topology *t = &r->topology;
    long world = r->nodes * r->cores, rest = topology_cores(t);
    if (t->dp)
        return t->dp;
    if (!r->has_topology || t->per_node || !t->tp || !rest || !world ||
        world % rest)
        return 0;
    return world / rest;
}

void cluster_check_batches(struct check *c)
{
    struct violations vs = {0};
    const struct column *global = c->frame ? FIND(c, GLOBAL) : NULL;
    const struct column *micro = c->frame ? FIND(c, MICRO) : NULL;
    if (!global || !micro)
        return;
    const struct cluster of = cluster_of(c);
    for (size_t row = 0; row < c->frame->n; row++) {
        double all = figure_of_cell(global, row).value,
               one = figure_of_cell(micro, row).value;
        struct cluster_row r = cluster_row(c, &of, row);
        long dp = data_parallel(&r);
        if (!dp || !(all > 0) || !(one > 0))
            continue;
        double step = one * (double)dp;
        if (fmod(all, step) != 0)
            violation_add_cell(
                c, &vs, DIAG_DATA_BATCH, global, row, str_trim(global->name),
                unit_number_text(c->a, all), unit_number_text(c->a, step),
                str_trim(micro->name), unit_number_text(c->a, one),
                str_fmt(c->a, "%ld", dp));
    }
    violation_report(c, DIAG_DATA_BATCH, &vs);
}

/* ---- topologies ---- */

/* Returns the topology of a row: the cell of of->topology, or a string such as
   "TP=8 DP=4" made of the cells of tp, pp and dp. */
static str topology_text(struct arena *a, const struct cluster *of,
                         const struct cluster_row *r, size_t row)
{
    const struct topology *t = &r->topology;
    struct buf b = {.a = a};
    if (r->source == of->topology)
        return str_trim(of->topology->s[row]);
    if (t->tp)
        buf_printf(&b, "TP=%ld ", t->tp);
    if (t->pp)
        buf_printf(&b, "PP=%ld ", t->pp);
    if (t->dp)
        buf_printf(&b, "DP=%ld ", t->dp);
    return str_trim(buf_str(&b));
}

/* Describes the machines of a row, in `a`: "16 nodes of 32 cores
   (trn1.32xlarge) have 512". */
static str world_text(struct arena *a, const struct cluster_row *r)
{
    return str_fmt(a, "%ld node%s of %ld cores (%.*s) ha%s %ld", r->nodes,
                   STR_S(r->nodes), r->cores, STR_ARG(r->instance),
                   r->nodes == 1 ? "s" : "ve", r->nodes * r->cores);
}

/* Compares the nodes and cores per node in a topology with brackets, such as
   "[32xNC(DP)] x 16Nodes(DP)", with the nodes and cores that the row states.
   Returns the fault, or STR_NONE. */
static str wrong_in_brackets(struct arena *a, const struct cluster_row *r)
{
    const struct topology *t = &r->topology;
    if (t->nodes && r->nodes && t->nodes != r->nodes)
        return str_fmt(a, "is for %ld node%s, but the row has %ld", t->nodes,
                       STR_S(t->nodes), r->nodes);
    if (t->nodes && r->cores && t->per_node != r->cores)
        return str_fmt(a, "is for %ld core%s per node, but %.*s has %ld",
                       t->per_node, STR_S(t->per_node), STR_ARG(r->instance),
                       r->cores);
    return STR_NONE;
}

/* Compares the product of all degrees with the cores of all nodes. Without DP,
   the cores must be a multiple of the product. Returns the fault, or STR_NONE;
   sets *help if another DP would fit. */
static str wrong_in_all(struct arena *a, const struct cluster_row *r, str *help)
{
    const struct topology *t = &r->topology;
    long cores = topology_cores(t), world = r->nodes * r->cores;
    if (!world || cores == world || (!t->dp && cores && world % cores == 0))
        return STR_NONE;
    long rest = t->dp && cores ? cores / t->dp : 0;
    if (rest && world % rest == 0 && !t->per_node)
        *help =
            str_fmt(a, "DP must be %ld / %ld = %ld", world, rest, world / rest);
    str all = world_text(a, r);
    if (cores < world && !t->dp)
        return str_fmt(
            a, "takes %ld core%s, but %.*s, which is not a multiple of %ld",
            cores, STR_S(cores), STR_ARG(all), cores);
    return str_fmt(a,
                   cores > world ? "takes %ld core%s, but %.*s"
                                 : "takes %ld core%s, but must take all: %.*s",
                   cores, STR_S(cores), STR_ARG(all));
}

void cluster_check_topologies(struct check *c)
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
        if (!wrong.p)
            continue;
        str text = topology_text(c->a, &of, &r, row);
        struct violation *v = violation_add_cell(c, &vs, DIAG_DATA_TOPOLOGY,
                                                 r.source, row, text, wrong);
        if (!v)
            continue;
        v->at.len = r.source == of.topology ? (uint32_t)text.n : 0;
        v->help = help;
    }
    violation_report(c, DIAG_DATA_TOPOLOGY, &vs);
}
