// SPDX-License-Identifier: MIT
// contract: a CSV file against its schema: columns, the values of fields, keys.
// Its rules over rows are in check/rules.
#pragma once

#include "check/check.h"

/* Reports what the schema does not allow (data-*), what it has for columns
   that the file lacks (schema-column), and columns without a field
   (data-undescribed). Nothing without a schema. The file is read record by
   record, as it stands: what pandas makes of its cells does not matter. */
void contract_check(struct check *c);

/* Reports units of the schema that contradict the names of their columns
   (unit-differs), at their place in the schema. No-op without a schema. */
void contract_check_units(struct check *c);
