// SPDX-License-Identifier: MIT
// text: str.format for single values and for whole columns.
#pragma once

#include "df/runtime/call.h"

/* Evaluates the string method `format`, as in '{:.1f} ms'.format(x). Returns
   false on failure, which is reported. */
bool text_format(struct call *c, struct object *out);

/* Returns column x with each cell formatted by `format`, the first argument of
   the call. A missing cell is formatted as nan. Returns NULL on failure, which
   is reported. */
const struct column *text_formatted(struct call *c, const struct column *x,
                                    str format);
