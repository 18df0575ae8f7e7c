// SPDX-License-Identifier: MIT
// A value and a format: the first byte is the type, the next eight are the
// number, the rest is the format (and the string, for type string). A format
// is used or refused with a reason; a float's shortest text reads back.
#include <math.h>

#include "frame/number.h"

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size);

static struct value value_of(const unsigned char *data, str rest)
{
    struct value v = {.type = (enum value_type)(data[0] % 5)};
    if (v.type == VALUE_INT)
        memcpy(&v.i, data + 1, sizeof v.i);
    else if (v.type == VALUE_FLOAT)
        memcpy(&v.f, data + 1, sizeof v.f);
    else if (v.type == VALUE_BOOL)
        v.b = data[1] & 1;
    else if (v.type == VALUE_STR)
        v.s = rest;
    return v;
}

static void reads_back(struct arena *a, double x)
{
    struct buf b = {.a = a};
    double y;
    number_put_float(&b, x);
    if (isfinite(x) && (!str_to_double(buf_str(&b), &y) || x != y))
        __builtin_trap();
}

int LLVMFuzzerTestOneInput(const unsigned char *data, size_t size)
{
    struct arena a = {0};
    struct buf b = {.a = &a};
    str why = STR_NONE;
    if (size < 9)
        return 0;
    str rest = {(const char *)data + 9, size - 9};
    struct value v = value_of(data, rest);
    if (!number_format(&b, rest, v, &why) && (!why.p || b.n))
        __builtin_trap();
    if (v.type == VALUE_FLOAT)
        reads_back(&a, v.f);
    value_put(&b, v);
    arena_free(&a);
    return 0;
}
