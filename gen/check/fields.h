// SPDX-License-Identifier: MIT
// fields: the cells of a column against its field of the schema: type and
// constraints.
#pragma once

#include "check/record.h"

struct fields;

/* The fields of the schema that the file has columns for; the others are
   reported (schema-column). To be freed. */
struct fields *fields_new(struct records *r);
void fields_free(struct fields *all);

/* Checks the record at hand. */
void fields_check(struct fields *all, struct records *r);

/* Reports what was found. */
void fields_tell(const struct fields *all, struct check *c);
