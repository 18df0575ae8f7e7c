// SPDX-License-Identifier: MIT
// texts_lists: the accessor .str of a column of lists.
#pragma once

#include "df/runtime/eval.h"

/* Returns the accessor .str of a series whose cells are lists and dicts in
   JSON. */
struct object texts_lists_str(struct eval *ev, struct object series);
