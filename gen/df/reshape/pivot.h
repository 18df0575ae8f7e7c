// SPDX-License-Identifier: MIT
// pivot: turns long tables into wide ones: unstack, pivot and pivot_table make
// a column for each value of some keys.
#pragma once

#include "df/runtime/call.h"

extern const struct operation PIVOT_OPERATIONS[];
