// SPDX-License-Identifier: MIT
// bytes: reads the bytes of an open file.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* Reads a regular file whole, as of one moment, into `a`. Returns NULL, or the
   reason why it cannot be read. */
const char *bytes_read(struct arena *a, int fd, str *out);
