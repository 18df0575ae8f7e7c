// SPDX-License-Identifier: MIT
// header_unit: the units that a schema gives against those that the headers say
// themselves.
#ifndef CHECK_HEADER_UNIT_H
#define CHECK_HEADER_UNIT_H

#include "check/check.h"

/* Reports, in the schema, a unit that the name of its column contradicts
   (unit-differs). Nothing without a schema. */
void header_unit_check(struct check *c);

#endif
