// SPDX-License-Identifier: MIT
// fields: checks the cells of columns against the type and the constraints of
// their fields in the schema.
#pragma once

#include "check/record.h"

struct fields;

/* Returns the fields of the schema that have a column in the file. Reports
   fields without a column (schema-column). Free the result with fields_free. */
struct fields *fields_new(struct records *r);
void fields_free(struct fields *all);

/* Checks the cells of the current record and collects their violations. */
void fields_check(struct fields *all, struct records *r);

/* Reports the violations of all records. */
void fields_report(const struct fields *all, struct check *c);
