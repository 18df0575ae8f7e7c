// SPDX-License-Identifier: MIT
// Any bytes as a gzip file: they are decompressed within the limit or refused.
// Packed bytes come back, also as two members and with padding.
#include "base/buf.h"
#include "base/gzip.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

static void require(bool holds)
{
    if (!holds)
        __builtin_trap();
}

enum { LIMIT = 1 << 20 };

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    struct arena a = {0};
    struct buf two = {.a = &a};
    enum gzip_fault fault;
    str bytes = {(const char *)data, size}, packed = gzip_pack(&a, bytes);
    str out = gzip_unpack(&a, bytes, LIMIT, &fault);
    require(!out.p || out.n <= LIMIT);
    out = gzip_inflate(&a, bytes, LIMIT);
    require(!out.p || out.n <= LIMIT);
    require(packed.p);
    out = gzip_unpack(&a, packed, LIMIT, &fault);
    require(out.p && str_eq(out, bytes));
    buf_put(&two, packed);
    buf_put(&two, packed);
    buf_put(&two, (str){"\0\0\0", 3});
    out = gzip_unpack(&a, buf_str(&two), LIMIT, &fault);
    require(out.p && out.n == 2 * size && memcmp(out.p, data, size) == 0 &&
            memcmp(out.p + size, data, size) == 0);
    require(!size || !gzip_unpack(&a, buf_str(&two), 2 * size - 1, &fault).p);
    arena_free(&a);
    return 0;
}
