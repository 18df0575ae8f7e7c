// SPDX-License-Identifier: MIT
// construct_type: dtype= of pd.DataFrame and pd.Series.
#pragma once

#include "df/runtime/call.h"

/* Converts *out, a new frame or column, to the type in argument `dtype`, if it
   is given. False on a fault, for example for cells that pandas' constructor
   and astype() convert differently, such as missing cells to strings. */
bool construct_type(struct call *c, struct object *out);
