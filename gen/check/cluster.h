// SPDX-License-Identifier: MIT
// cluster: checks the machines that the rows of a training table state: how
// many nodes of how many cores, and how the model was distributed over them.
#pragma once

#include "check/check.h"

/* Reports global batches that are not a multiple of microbatch x DP
   (data-batch). DP is the degree of data parallelism in the row's topology,
   which is a cell or columns of degrees. Without it, DP is the number of cores
   of all nodes divided by the row's other degrees, which must include TP. Skips
   rows in which DP is unknown. */
void cluster_check_batches(struct check *c);

/* Reports topologies that contradict the nodes of their row or the cores of its
   instance type (data-topology). TP x PP x DP must be the number of cores;
   without DP, TP x PP must divide it. The numbers of a topology in brackets are
   compared even if the row lacks the nodes or the type. */
void cluster_check_topologies(struct check *c);
