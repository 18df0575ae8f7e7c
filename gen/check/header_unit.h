// SPDX-License-Identifier: MIT
// header_unit: the units that a schema gives against those that the headers say
// themselves.
#pragma once

#include "check/check.h"

/* Reports, in the schema, a unit that the name of its column contradicts
   (unit-differs). Nothing without a schema. */
void header_unit_check(struct check *c);
