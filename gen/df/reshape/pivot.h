// SPDX-License-Identifier: MIT
// pivot: long tables made wide: a column of the result for each value that
// some keys have: unstack, pivot, pivot_table.
#pragma once

#include "df/runtime/call.h"

extern const struct operation PIVOT_OPERATIONS[]; /* of both */
