// SPDX-License-Identifier: MIT
// json_place: finds a value by its path, and the path of a value.
#pragma once

#include "load/json/json_events.h"

/* Finds the value that a path leads to. Starts at the value at `offset` of
   `text`. Each of the n names in `path` selects an entry of a map. Stores the
   whole value in *out, with its offset in `text`. Of entries with the same
   name, the last counts. Returns false if there is no such value. */
bool json_find(str text, size_t offset, const str *path, size_t n,
               struct json_token *out);

/* Returns the path of the value at `offset` of `text`, such as runs[0].time, in
   `a`. Returns an empty string for the outermost value, and if no value begins
   there. The outermost value may follow other text, or each line may have a
   value. Time is linear in the offset. */
str json_path(struct arena *a, str text, size_t offset);
