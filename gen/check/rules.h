// SPDX-License-Identifier: MIT
// rules: the checks of a schema: df expressions over the rows.
#pragma once

#include "check/check.h"

/* Reports the rows that violate a check (data-check; data-doubt if its severity
   is warning) at the first cell from which its outcome was computed. Faults of
   the check itself are reported in the schema. */
void rules_check(struct check *c);
