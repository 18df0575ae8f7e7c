// SPDX-License-Identifier: MIT
// real: resolves a path to an absolute one without symbolic links.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* Returns the absolute path without links, "." and "..", in `a`; "" means the
   working directory. Returns STR_NONE and sets errno if the file does not
   exist. */
str real_path(struct arena *a, str path);
