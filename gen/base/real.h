// SPDX-License-Identifier: MIT
// real: resolves a path to an absolute one without symbolic links.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* Returns the absolute form of a path, without symbolic links, "." and "..", in
   `a`. An empty path means the working directory. Returns STR_NONE and sets
   errno if the file does not exist or cannot be reached. */
str real_path(struct arena *a, str path);
