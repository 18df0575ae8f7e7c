// SPDX-License-Identifier: MIT
// group_aggregate: one row for each group, by a reduction or agg(), and
// transform(), which gives each row its group's value.
#pragma once

#include "df/runtime/call.h"

bool group_reduce(struct call *c, struct object *out); /* g.mean(), ... */
