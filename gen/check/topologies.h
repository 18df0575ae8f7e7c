// SPDX-License-Identifier: MIT
// topologies: warns of topologies that do not fit the nodes of their row: TP x
// PP x DP is the number of cores.
#pragma once

#include "check/check.h"

/* Reports topologies that contradict the nodes of their row and the cores that
   its instance type has (data-topology). A row that does not tell one of these
   is held against the other alone. */
void topologies_check(struct check *c);
