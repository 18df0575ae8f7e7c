// SPDX-License-Identifier: MIT
// comma_check: warns (csv-decimal) if a script sorts or compares strings that
// are numbers with commas, and neither a schema nor the script says whether the
// commas are decimal.
#pragma once

#include "df/runtime/eval.h"

/* Reports that the comma in `cell` of column c, at position `at`, may be
   decimal or separate thousands. `a` is scratch memory. */
void comma_check_report(struct arena *a, struct diags *d,
                        const struct column *c, str cell, struct pos at);

/* Checks column c, which is sorted or compared. Reports its first number with a
   comma if all its cells are strings that are numbers. */
void comma_check(struct eval *ev, const struct column *c);
