// SPDX-License-Identifier: MIT
// cost: the steps that a call takes, by the cells of what it is given. A method
// that looks at all rows, called once for each row, takes their square.
#pragma once

#include "df/runtime/object.h"

/* The steps of calling an operation of `self` with n arguments, of which a
   cell weighs so many sixteenths of a step. */
size_t cost_of_call(unsigned weight, struct object self,
                    const struct object *args, size_t n);

/* The steps of making an object of a frame's row or part. */
size_t cost_of_part(struct object part);
