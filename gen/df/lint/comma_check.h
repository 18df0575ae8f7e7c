// SPDX-License-Identifier: MIT
// comma_check: warns (csv-decimal) if a script sorts or compares strings that
// are numbers with commas, and neither a schema nor the script says whether the
// commas are decimal.
#pragma once

#include "df/runtime/eval.h"

/* Reports `cell` of column c, at position `at`. */
void comma_check_report(struct arena *a, struct diags *d,
                        const struct column *c, str cell, struct pos at);

/* Checks a column of strings that is sorted or compared. */
void comma_check(struct eval *ev, const struct column *c);
