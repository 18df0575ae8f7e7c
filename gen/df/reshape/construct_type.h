// SPDX-License-Identifier: MIT
// construct_type: dtype= of pd.DataFrame and pd.Series.
#pragma once

#include "df/runtime/call.h"

/* Converts *out, a new frame or column, to the type in argument `dtype`, if it
   is given. False on a fault: pandas converts some cells otherwise than
   astype(), such as missing cells to strings; these are reported. */
bool construct_type(struct call *c, struct object *out);
