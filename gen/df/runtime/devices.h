// SPDX-License-Identifier: MIT
// devices: finds columns that count devices, such as GPUs, chips and nodes, and
// recognises column names that state a figure per device.
#pragma once

#include "df/runtime/eval.h"
#include "frame/unit.h"

/* If `name` states a figure per device, returns the device, spelled as its
   unit: "GPU" for "Throughput per GPU" and "Tokens/s/GPU". Returns STR_NONE for
   other names. */
str devices_per(str name);

/* Whether a word of `name` means `device`, as in "GPU memory". */
bool devices_named(str name, str device);

/* Returns the first column of f that has counts of `device` and a number above
   1, or NULL if there is no such column. */
const struct column *devices_column_of(const struct frame *f, str device);

/* Like devices_column_of, but searches all frames to which a name of the script
   refers. */
const struct column *devices_column(const struct eval *ev, str device);
