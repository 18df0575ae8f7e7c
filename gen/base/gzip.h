// SPDX-License-Identifier: MIT
// gzip: compression by zlib. The same bytes in give the same bytes out: no name
// and no time is written.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* The bytes as a gzip file (RFC 1952), in `a`; STR_NONE when zlib fails. */
str gzip_pack(struct arena *a, str bytes);

/* The bytes of a zlib stream (RFC 1950) of anybody's, at most `most`, in `a`;
   STR_NONE when it is none, or holds more. */
str gzip_inflate(struct arena *a, str stream, size_t most);
