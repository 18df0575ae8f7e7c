// SPDX-License-Identifier: MIT
// rules: the checks that a schema has of its own: df expressions over the rows.
#pragma once

#include "check/check.h"

/* Reports the rows that break a check (data-check; data-doubt where its
   severity is warning), at the first cell of the file that its outcome comes
   from. Faults of the check itself are reported in the schema. */
void rules_check(struct check *c);
