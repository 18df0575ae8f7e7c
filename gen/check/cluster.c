// SPDX-License-Identifier: MIT
// cluster: finds the columns that describe the machines of a row: those of
// numbers by their names, those of texts by what their cells say.
#include "check/cluster.h"

#include "frame/figure.h"
#include "frame/heading.h"
#include "load/site.h"

enum { LOOKED_AT = 100 }; /* rows, to see what a column of texts says */

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

static const struct column *find_text(struct check *c,
                                      bool (*says)(struct check *c, str cell))
{
    for (size_t i = 0; i < c->frame->n_columns; i++) {
        const struct column *x = c->frame->columns[i];
        for (size_t r = 0; x->type == COLUMN_STR && r < x->n && r < LOOKED_AT;
             r++)
            if (x->s[r].p && says(c, x->s[r]))
                return x;
    }
    return NULL;
}

struct cluster cluster_of(struct check *c)
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

/* A whole number above 0, or 0. */
static long whole(const struct column *x, size_t row)
{
    double v = x ? figure_of_cell(x, row).value : 0;
    return v >= 1 && v <= TOPOLOGY_MAX && v == (double)(long)v ? (long)v : 0;
}

struct cluster_row cluster_row(struct check *c, const struct cluster *of,
                               size_t row)
{
    struct cluster_row r = {.nodes = whole(of->nodes, row)};
    if (of->instance && of->instance->s[row].p) {
        const struct instance *i =
            instances_find(&c->site->config.instances, of->instance->s[row]);
        r.cores = i ? i->cores : 0;
        r.instance = i ? i->name : STR_NONE;
    }
    if (of->topology && of->topology->s[row].p &&
        topology_read(of->topology->s[row], &r.topology)) {
        r.has_topology = true;
        r.said = of->topology;
        return r;
    }
    r.topology = (struct topology){.tp = whole(of->tp, row),
                                   .pp = whole(of->pp, row),
                                   .dp = whole(of->dp, row)};
    r.said = of->dp ? of->dp : of->tp ? of->tp : of->pp;
    r.has_topology =
        r.said && (r.topology.tp || r.topology.pp || r.topology.dp);
    return r;
}
