// SPDX-License-Identifier: MIT
// bytes: reads the bytes of an open file.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* Reads all bytes of a regular file into *out, in `a`. Returns NULL on success,
   otherwise the reason for the failure: a string constant or strerror's string.
   Fails if the file changes during the call. */
const char *bytes_read(struct arena *a, int fd, str *out);
