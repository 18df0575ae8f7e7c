// SPDX-License-Identifier: MIT
// comma_check: warns (csv-decimal) if a script sorts or compares numbers with
// commas as texts, and neither a schema nor the script says whether the commas
// are decimal.
#pragma once

#include "df/runtime/eval.h"

/* Reports `cell` of column c, at `at`. */
void comma_check_tell(struct arena *a, struct diags *d, const struct column *c,
                      str cell, struct pos at);

/* Checks a column of texts that is sorted or compared. */
void comma_check(struct eval *ev, const struct column *c);
