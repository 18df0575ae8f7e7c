// SPDX-License-Identifier: MIT
// cluster: checks the machines that the rows of a training table state: how
// many nodes of how many cores, and how the model was distributed over them.
#pragma once

#include "check/check.h"

/* Reports global batches that are not a multiple of microbatch x DP
   (data-batch). DP is that of the topology, else of a column of its own, else
   the number of cores of all nodes divided by TP and PP. */
void cluster_check_batches(struct check *c);

/* Reports topologies that contradict the nodes of their row or the cores of its
   instance type (data-topology): TP x PP x DP is the number of cores. If a row
   lacks the nodes or the type, the topology is compared with the other alone.
 */
void cluster_check_topologies(struct check *c);
