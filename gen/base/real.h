// SPDX-License-Identifier: MIT
// real: the system's own name of a path: absolute, without symbolic links.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* The whole path without links, "." and "..", in `a`; "" stands for the
   working directory. STR_NONE, and errno says why, when nothing is there. */
str real_path(struct arena *a, str path);
