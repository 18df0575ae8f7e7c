// SPDX-License-Identifier: MIT
// bytes: what an open file holds.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* A regular file's bytes, all of one moment, in `a`: NULL, or why there are
   none. */
const char *bytes_read(struct arena *a, int fd, str *out);
