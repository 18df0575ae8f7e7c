// SPDX-License-Identifier: MIT
// topology: parses how a model and its batch are distributed over accelerators,
// such as "TP8-PP4".
#pragma once

#include "base/str.h"

/* A topology: degrees of parallelism, and numbers in its brackets. 0: not
   stated. */
struct topology {
    long tp, pp, cp; /* tensor, pipeline, context */
    long dp;         /* data, over all nodes */
    long per_node;   /* product of the numbers in brackets */
    long nodes;      /* number of nodes in "x 16Nodes" after the brackets */
};

enum { TOPOLOGY_MAX = 100000000 }; /* largest number that is read */

/* Parses "TP=8 DP=4 PP=4", "TP8-PP4", "[32xNC(DP)] x 16Nodes(DP)" or
   "[8xNC(TP)x4(DP)]" into *out; words such as ZeRO-1 may follow. Returns false
   for other strings. */
bool topology_read(str text, struct topology *out);

/* Returns the number of cores: cores in brackets times nodes, or else the
   product of the degrees. Returns 0 if the number exceeds TOPOLOGY_MAX. */
long topology_cores(const struct topology *t);
