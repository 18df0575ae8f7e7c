// SPDX-License-Identifier: MIT
// json_rows: a frame from a list that json.load returned.
#pragma once

#include "df/runtime/call.h"

/* Reads `list` as the rows of a frame, without making its elements. Sets *out
   to the frame, or to NULL after a fault, and *named to whether the rows are
   dicts. Returns false, and does nothing, unless `list` is unchanged since it
   was read from a file and its elements are all dicts or all lists. */
bool json_rows_read(struct call *c, struct object list, struct frame **out,
                    bool *named);
