// SPDX-License-Identifier: MIT
// pivot: unstack, pivot and pivot_table, which turn long tables into wide ones
// with a column for each value of some keys.
#pragma once

#include "df/runtime/call.h"

extern const struct operation PIVOT_OPERATIONS[];
