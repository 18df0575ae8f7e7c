// SPDX-License-Identifier: MIT
// contract: checks a data file against its schema: columns, values of fields,
// and keys. check/rules runs the schema's checks of rows.
#pragma once

#include "check/check.h"

/* Reports violations of the schema (data-*), fields without a column
   (schema-column), and columns without a field (data-undescribed). No-op
   without a schema. Checks the cells as written in the file, not as pandas
   reads them. */
void contract_check(struct check *c);

/* Reports units of the schema that contradict the names of their columns
   (unit-differs), at their position in the schema. No-op without a schema. */
void contract_check_units(struct check *c);
