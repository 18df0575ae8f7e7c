// SPDX-License-Identifier: MIT
// known: known faults of the data, which the schema lists because the figures
// were published with them.
#pragma once

#include "check/check.h"

/* Whether the schema lists a fault with this code in row `row`. */
bool known_row(struct check *c, const struct diag_code *code, size_t row);

/* Reports known faults that no check has found (data-known), and their columns
   that the file lacks (schema-column). */
void known_report(struct check *c);
