// SPDX-License-Identifier: MIT
// known: faults that the data are known to have, because the figures were
// published so: they are listed in the schema.
#pragma once

#include "check/check.h"

/* True when the schema knows of a fault with this code in row `row`. */
bool known_row(struct check *c, const struct diag_code *code, size_t row);

/* Reports known faults that no check has found (data-known), and cells of
   columns that the file does not have (schema-column). */
void known_tell(struct check *c);
