// SPDX-License-Identifier: MIT
// gzip: compression by zlib. Equal input gives equal output: neither a file
// name nor a time is stored.
#pragma once

#include "base/arena.h"
#include "base/str.h"

/* Returns the bytes compressed as a gzip file (RFC 1952), in `a`; STR_NONE if
   zlib fails. */
str gzip_pack(struct arena *a, str bytes);

/* Compresses bytes that come one part after the other. gzip_begin returns NULL
   if zlib fails; gzip_end frees the stream. Compressed bytes are passed to
   put(data, bytes), which returns false to stop. gzip_add and gzip_end return
   false after such a stop. The file contains no name and no time: equal bytes
   give equal files. */
struct gzip_stream;
struct gzip_stream *gzip_begin(struct arena *a,
                               bool (*put)(void *data, str bytes), void *data);
bool gzip_add(struct gzip_stream *g, str bytes);
bool gzip_end(struct gzip_stream *g);

enum gzip_fault {
    GZIP_FINE,
    GZIP_FOREIGN,   /* the file does not begin like a gzip file */
    GZIP_TRUNCATED, /* the file ends before its contents are complete */
    GZIP_CHECKSUM,  /* the contents do not match the checksum or length in the
                       file */
    GZIP_DAMAGED,   /* the contents of the file cannot be decompressed */
    GZIP_TRAILING,  /* other bytes follow the last member of the file */
    GZIP_LARGE      /* the contents are larger than the limit */
};

/* Decompresses an untrusted gzip file, which may have several members, in `a`.
   Returns STR_NONE and sets *fault if the file is malformed or its contents are
   larger than `max` bytes. */
str gzip_unpack(struct arena *a, str bytes, size_t max, enum gzip_fault *fault);

/* Decompresses an untrusted zlib stream (RFC 1950), in `a`. Returns STR_NONE if
   the stream is malformed or its content is larger than `max` bytes. */
str gzip_inflate(struct arena *a, str stream, size_t max);
