// SPDX-License-Identifier: MIT
// devices: columns that count GPUs, chips, nodes and the like, and names of
// figures per one of them.
#pragma once

#include "df/runtime/eval.h"
#include "frame/unit.h"

/* Returns the device that a name states a figure of: "GPU" for "Throughput per
   GPU" and "Tokens/s/GPU", by the name of its unit; STR_NONE if there is none.
 */
str devices_per(str name);

/* Whether a word of the name is the device: "GPU memory". */
bool devices_named(str name, str device);

/* Returns a column of the frame that counts the device and has a number above
   1; NULL if there is none. */
const struct column *devices_column_of(const struct frame *f, str device);

/* The same of the script's frames. */
const struct column *devices_column(const struct eval *ev, str device);
