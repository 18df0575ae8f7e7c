// SPDX-License-Identifier: MIT
// cluster: checks the machines that the rows of a training table state: how
// many nodes of how many cores, and how the model was distributed over them.
#pragma once

#include "check/check.h"

/* Reports global batches that are not a multiple of microbatch x DP
   (data-batch). DP is the degree of data parallelism that the row states, in a
   topology or in a column of its own. If the row states no DP, DP is the number
   of cores of all nodes divided by the row's other degrees, which must include
   TP. Skips rows in which DP is unknown. */
void cluster_check_batches(struct check *c);

/* Reports topologies that contradict the nodes of their row or the cores of its
   instance type (data-topology). TP x PP x CP x DP must be the number of cores;
   without DP, TP x PP x CP must divide the number of cores. If the row states
   only its nodes or only its instance type, a topology such as "[32xNC(DP)] x
   16Nodes" must state the same number of nodes or of cores per node. */
void cluster_check_topologies(struct check *c);
