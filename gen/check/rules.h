// SPDX-License-Identifier: MIT
// rules: runs the checks of a schema, which are df expressions over the rows.
#pragma once

#include "check/check.h"

/* Runs the checks of the schema. Reports each row that violates a check
   (data-check, or data-doubt if the severity of the check is warning), at the
   first cell from which the row's outcome was computed. Reports faults of the
   checks themselves at their positions in the schema. */
void rules_check(struct check *c);
