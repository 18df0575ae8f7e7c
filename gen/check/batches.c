// SPDX-License-Identifier: MIT
// batches: warns of global batches that do not divide into microbatches and
// replicas: columns are found by their names, DP by cluster.
#include "check/batches.h"

#include <math.h>

#include "base/codes/data.h"
#include "check/cluster.h"
#include "check/violation.h"
#include "frame/figure.h"
#include "frame/heading.h"

#define FIND(c, keys) \
    heading_find((c)->headings, (c)->frame, keys, sizeof(keys) / sizeof *(keys))

static const str GLOBAL[] = {
    S_INIT("globalbatch"),     S_INIT("globalbatchsize"),
    S_INIT("globalminibatch"), S_INIT("globalminibatchsize"),
    S_INIT("globalbs"),        S_INIT("gbs")};

static const str MICRO[] = {S_INIT("microbatch"), S_INIT("microbatchsize"),
                            S_INIT("micro"), S_INIT("microbs"), S_INIT("mbs")};

/* 0: not known. */
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

void batches_check(struct check *c)
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
        struct violation *v =
            fmod(all, one * (double)dp) != 0
                ? violation_add_row(c, &vs, DIAG_DATA_BATCH, row)
                : NULL;
        if (!v)
            continue;
        v->at = place_of_cell(&c->places, global, row);
        v->args[0] = str_trim(global->name);
        v->args[1] = str_fmt(c->a, "%.0f", all);
        v->args[2] = str_fmt(c->a, "%.0f", one);
        v->args[3] = str_trim(micro->name);
        v->args[4] = str_fmt(c->a, "%ld", dp);
        v->args[5] = str_fmt(c->a, "%.0f", one * (double)dp);
    }
    violation_tell(c, DIAG_DATA_BATCH, &vs);
}
