// SPDX-License-Identifier: MIT
// json_rows: a frame from a list that json.load returned.
#pragma once

#include "df/runtime/call.h"

/* Makes a frame directly from the JSON text of `list`, without making objects
   of its elements. Sets *out to the frame, or to NULL after reporting a fault,
   and *named to whether the rows are dicts. Returns false, without a frame,
   unless two conditions hold: `list` is unchanged since it was read from a
   file, and its elements are all dicts or all lists. Also returns false if the
   dicts have too many different names. */
bool json_rows_read(struct call *c, struct object list, struct frame **out,
                    bool *named);
