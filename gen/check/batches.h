// SPDX-License-Identifier: MIT
// batches: warns of global batches that are not a number of microbatches for
// each replica of the model.
#pragma once

#include "check/check.h"

/* Reports global batches that microbatch x DP does not divide (data-batch). DP
   is that of the topology, else a column of its own, else what the cores of
   all nodes leave of TP and PP. */
void batches_check(struct check *c);
