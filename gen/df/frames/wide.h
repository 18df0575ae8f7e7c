// SPDX-License-Identifier: MIT
// wide: long tables made wide: a column of the result for each value that
// some keys have: unstack, pivot, pivot_table.
#ifndef DF_FRAMES_WIDE_H
#define DF_FRAMES_WIDE_H

#include "df/core/call.h"

extern const struct operation WIDE_OPERATIONS[]; /* of both */

#endif
