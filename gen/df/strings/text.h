// SPDX-License-Identifier: MIT
// text: str.format, of single values and of whole columns.
#pragma once

#include "df/runtime/call.h"

bool text_format(struct call *c, struct object *out);

/* Every cell of a column through a format that is argument 0 of a call; all
   texts stand in one run of bytes. NULL: reported. */
const struct column *text_formatted(struct call *c, const struct column *x,
                                    str format);
