// SPDX-License-Identifier: MIT
// topology: how a model and its batch are spread over accelerators, as cells of
// tables say it.
#pragma once

#include "base/str.h"

/* Degrees of parallelism; 0: not told. */
struct topology {
    long tp, pp, cp; /* tensor, pipeline, context */
    long dp;         /* data, over all nodes */
    long per_node;   /* cores that stand within the brackets */
    long nodes;      /* "x 16Nodes" behind them */
};

enum { TOPOLOGY_MAX = 100000000 }; /* no number is larger */

/* Reads "TP=8 DP=4 PP=4", "TP8-PP4", "[32xNC(DP)] x 16Nodes(DP)" or
   "[8xNC(TP)x4(DP)]"; words may follow, as ZeRO-1. False for any other text. */
bool topology_read(str text, struct topology *out);

/* The cores that it takes: those in the brackets, on each node, or what its
   degrees make, where one that is not told counts 1. 0: too many. */
long topology_cores(const struct topology *t);
