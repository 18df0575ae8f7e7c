// SPDX-License-Identifier: MIT
// fields: checks the cells of columns against the type and the constraints of
// their fields in the schema.
#pragma once

#include "check/record.h"

struct fields;

/* Returns the fields of the schema that have a column; reports the others
   (schema-column). The caller frees them. */
struct fields *fields_new(struct records *r);
void fields_free(struct fields *all);

/* Checks the current record. */
void fields_check(struct fields *all, struct records *r);

/* Reports all violations. */
void fields_report(const struct fields *all, struct check *c);
