// SPDX-License-Identifier: MIT
// gzip: compresses in one call, into room for the worst case; decompresses into
// a growing array.
#include "base/gzip.h"

#include <limits.h>
#include <stdint.h>
#include <zlib.h>

enum { WINDOW = 15, GZIP = 16, MEMORY = 8 };

str gzip_pack(struct arena *a, str bytes)
{
    z_stream z = {0};
    if (bytes.n > UINT_MAX / 2 ||
        deflateInit2(&z, Z_DEFAULT_COMPRESSION, Z_DEFLATED, WINDOW + GZIP,
                     MEMORY, Z_DEFAULT_STRATEGY) != Z_OK)
        return STR_NONE;
    size_t room = deflateBound(&z, (uLong)bytes.n);
    char *out = arena_bytes(a, room);
    z.next_in = (Bytef *)(uintptr_t)bytes.p;
    z.avail_in = (uInt)bytes.n;
    z.next_out = (Bytef *)out;
    z.avail_out = (uInt)room;
    bool done = deflate(&z, Z_FINISH) == Z_STREAM_END;
    size_t n = z.total_out;
    deflateEnd(&z);
    return done ? (str){out, n} : STR_NONE;
}

enum { STEP = 1 << 16 };

str gzip_inflate(struct arena *a, str stream, size_t max)
{
    z_stream z = {0};
    size_t room = STEP;
    int status = Z_OK;
    if (stream.n > UINT_MAX || inflateInit2(&z, WINDOW) != Z_OK)
        return STR_NONE;
    char *out = arena_bytes(a, room);
    z.next_in = (Bytef *)(uintptr_t)stream.p;
    z.avail_in = (uInt)stream.n;
    while (status == Z_OK && z.total_out < max) {
        if (z.total_out == room) {
            out = arena_grow(a, out, room, room * 2);
            room *= 2;
        }
        z.next_out = (Bytef *)out + z.total_out;
        z.avail_out = (uInt)(room - z.total_out);
        status = inflate(&z, Z_NO_FLUSH);
    }
    size_t n = z.total_out;
    inflateEnd(&z);
    return status == Z_STREAM_END && n <= max ? (str){out, n} : STR_NONE;
}
