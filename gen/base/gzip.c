// SPDX-License-Identifier: MIT
// gzip: compresses in one call, into a buffer that is large enough for the
// worst case; decompresses into a growing array.
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

struct gzip_stream {
    z_stream z;
    bool (*put)(void *data, str bytes);
    void *data;
    bool ok;
    Bytef out[STEP];
};

struct gzip_stream *gzip_begin(struct arena *a,
                               bool (*put)(void *data, str bytes), void *data)
{
    struct gzip_stream *g = NEW(a, struct gzip_stream);
    g->put = put;
    g->data = data;
    g->ok = deflateInit2(&g->z, Z_DEFAULT_COMPRESSION, Z_DEFLATED,
                         WINDOW + GZIP, MEMORY, Z_DEFAULT_STRATEGY) == Z_OK;
    return g->ok ? g : NULL;
}

/* Compresses `bytes`, of which there are at most UINT_MAX. */
static void deflate_all(struct gzip_stream *g, str bytes, int flush)
{
    g->z.next_in = (Bytef *)(uintptr_t)bytes.p;
    g->z.avail_in = (uInt)bytes.n;
    do {
        g->z.next_out = g->out;
        g->z.avail_out = STEP;
        deflate(&g->z, flush);
        str part = {(const char *)g->out, STEP - g->z.avail_out};
        g->ok = g->ok && (!part.n || g->put(g->data, part));
    } while (g->ok && g->z.avail_out == 0);
}

bool gzip_add(struct gzip_stream *g, str bytes)
{
    while (g->ok && bytes.n) {
        str part = str_slice(bytes, 0, UINT_MAX);
        deflate_all(g, part, Z_NO_FLUSH);
        bytes = str_from(bytes, part.n);
    }
    return g->ok;
}

bool gzip_end(struct gzip_stream *g)
{
    if (g->ok)
        deflate_all(g, S(""), Z_FINISH);
    deflateEnd(&g->z);
    return g->ok;
}

/* Returns the fault of a stream that zlib has not read to its end. `message` is
   zlib's error message, or NULL. */
static enum gzip_fault fault_of(int status, const char *message)
{
    str text = message ? str_c(message) : S("");
    if (status == Z_OK)
        return GZIP_LARGE;
    if (status == Z_BUF_ERROR)
        return GZIP_TRUNCATED;
    return str_eq(text, S("incorrect header check")) ? GZIP_FOREIGN
           : str_eq(text, S("incorrect data check")) ||
                   str_eq(text, S("incorrect length check"))
               ? GZIP_CHECKSUM
               : GZIP_DAMAGED;
}

/* Decompresses the first stream of *rest: appends its contents to *out and
   removes it from *rest. *room is the number of bytes allocated for *out.
   `window` is the argument windowBits of inflateInit2. Returns GZIP_LARGE if
   *out would exceed `max` bytes, if *rest is larger than 4 GiB, or if zlib
   cannot start. */
static enum gzip_fault inflate_one(struct arena *a, str *rest, int window,
                                   size_t max, size_t *room, str *out)
{
    z_stream z = {0};
    int status = Z_OK;
    char *to = (char *)(uintptr_t)out->p;
    if (rest->n > UINT_MAX || inflateInit2(&z, window) != Z_OK)
        return GZIP_LARGE;
    z.next_in = (Bytef *)(uintptr_t)rest->p;
    z.avail_in = (uInt)rest->n;
    while (status == Z_OK && out->n < max) {
        if (out->n == *room) {
            to = arena_grow(a, to, *room, *room * 2);
            *room *= 2;
        }
        size_t free = *room - out->n < UINT_MAX ? *room - out->n : UINT_MAX;
        z.next_out = (Bytef *)to + out->n;
        z.avail_out = (uInt)free;
        status = inflate(&z, Z_NO_FLUSH);
        out->n += free - z.avail_out;
    }
    *rest = str_from(*rest, rest->n - z.avail_in);
    out->p = to;
    enum gzip_fault fault = status != Z_STREAM_END ? fault_of(status, z.msg)
                            : out->n > max         ? GZIP_LARGE
                                                   : GZIP_FINE;
    inflateEnd(&z);
    return fault;
}

str gzip_inflate(struct arena *a, str stream, size_t max)
{
    size_t room = STEP;
    str out = {arena_bytes(a, room), 0};
    return inflate_one(a, &stream, WINDOW, max, &room, &out) == GZIP_FINE
               ? out
               : STR_NONE;
}

/* Zeros after the last member are padding (gzip's manual). */
str gzip_unpack(struct arena *a, str bytes, size_t max, enum gzip_fault *fault)
{
    size_t room = STEP, members = 0;
    str out = {arena_bytes(a, room), 0};
    do {
        *fault = inflate_one(a, &bytes, WINDOW + GZIP, max, &room, &out);
        if (*fault == GZIP_FOREIGN && members)
            *fault = GZIP_TRAILING;
        if (*fault != GZIP_FINE)
            return STR_NONE;
        members++;
    } while (str_count_char(bytes, '\0') < bytes.n);
    return out;
}
