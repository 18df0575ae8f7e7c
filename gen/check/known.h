// SPDX-License-Identifier: MIT
// known: known faults of the data, which the schema lists because the figures
// were published with them.
#pragma once

#include "check/check.h"

/* Whether the schema lists a fault with this code in row `row` of the frame.
   Such faults count as found. */
bool known_row(struct check *c, const struct diag_code *code, size_t row);

/* Reports known faults that no check has found (data-known), and columns of
   known faults that the file lacks (schema-column). Requires that all checks of
   the dataset have run. */
void known_report(struct check *c);
