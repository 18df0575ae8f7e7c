// SPDX-License-Identifier: MIT
// cluster: what a row of a training table says about the machines it ran on:
// how many nodes of how many cores, and how the model was spread over them.
#pragma once

#include "check/check.h"
#include "check/topology.h"

/* Columns; NULL: the table has none such. */
struct cluster {
    const struct column *topology; /* the first whose cells say topologies */
    const struct column *instance; /* the first whose cells name types */
    const struct column *nodes;
    const struct column *tp, *pp, *dp; /* a degree each */
};

struct cluster_row {
    bool has_topology;         /* also from the columns of degrees */
    struct topology topology;  /* from its column, else from those */
    const struct column *said; /* where it stands: topology, dp, tp or pp */
    long nodes;                /* 0: not known */
    long cores;                /* of a node; 0: not known */
    str instance;              /* the type that has them */
};

struct cluster cluster_of(struct check *c);

/* What row `row` says. */
struct cluster_row cluster_row(struct check *c, const struct cluster *of,
                               size_t row);
