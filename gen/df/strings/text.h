// SPDX-License-Identifier: MIT
// text: str.format for single values and for whole columns.
#pragma once

#include "df/runtime/call.h"

bool text_format(struct call *c, struct object *out);

/* Formats every cell of a column; `format` comes from argument 0 of the call.
   NULL on failure, which is reported. */
const struct column *text_formatted(struct call *c, const struct column *x,
                                    str format);
