// SPDX-License-Identifier: MIT
// json_place: finds a value by its path, and the path of a value.
#pragma once

#include "load/json/json_events.h"

/* Finds a value by its path: starts at the value at `offset` of `text`, and for
   each of the n names in `path`, goes to the entry with this name in the map
   reached so far. If a map has several entries with the same name, uses the
   last entry. Stores the token of the whole value in *out, with its offset in
   `text`. Returns false if the path leads to no value. */
bool json_find(str text, size_t offset, const str *path, size_t n,
               struct json_token *out);

/* Returns the path of the value at `offset` of `text`, such as runs[0].time, in
   `a`. Returns an empty string for the outermost value, and if no value begins
   at `offset`. Other text may precede the outermost value, or each line may
   have an outermost value of its own. Time is linear in the offset. */
str json_path(struct arena *a, str text, size_t offset);
