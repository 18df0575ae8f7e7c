// SPDX-License-Identifier: MIT
// operand: an operand of an operator that computes with columns.
#pragma once

#include "df/runtime/eval.h"

/* A column, or a single value for all rows. */
struct operand {
    const struct column *column; /* NULL: the operand is `value` */
    struct value value;
};
