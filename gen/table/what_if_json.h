// SPDX-License-Identifier: MIT
// what_if_json: writes live columns as JSON for templates/assets/whatif.js.
#pragma once

#include "base/buf.h"
#include "table/what_if.h"

/* Appends the first n cells of a live column, without a closing brace.
   `digits`: number of significant digits of its floats; 0: all. */
void what_if_json_column(struct buf *b, const struct what_if_column *c,
                         size_t n, unsigned digits);
