// SPDX-License-Identifier: MIT
// gzip: compression by zlib. Equal input gives equal output: neither a file
// name nor a time is stored.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* Returns the bytes compressed as a gzip file (RFC 1952), in `a`; STR_NONE if
   zlib fails. */
str gzip_pack(struct arena *a, str bytes);

/* Decompresses an untrusted zlib stream (RFC 1950), in `a`. Returns STR_NONE if
   the stream is malformed or its content is larger than `max` bytes. */
str gzip_inflate(struct arena *a, str stream, size_t max);
