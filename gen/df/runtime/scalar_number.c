// SPDX-License-Identifier: MIT
// scalar_number: reads and divides numbers. Floor division and remainder of
// floats follow numpy's npy_divmod, which corrects fmod's sign and rounding.
#include "df/runtime/scalar_number.h"

#include <math.h>

double scalar_remainder(double x, double y)
{
    double mod = fmod(x, y);
    if (y == 0)
        return mod;
    if (mod == 0)
        return copysign(0, y);
    return (y < 0) != (mod < 0) ? mod + y : mod;
}

double scalar_floor_divide(double x, double y)
{
    if (y == 0)
        return x / y;
    double mod = fmod(x, y), div = (x - mod) / y;
    if (mod != 0 && (y < 0) != (mod < 0))
        div -= 1;
    if (div == 0)
        return copysign(0, x / y);
    double floored = floor(div);
    return div - floored > 0.5 ? floored + 1 : floored;
}

int64_t scalar_floor_divide_int(int64_t x, int64_t y)
{
    if (y == -1)
        return (int64_t)(0 - (uint64_t)x);
    int64_t q = x / y;
    return x % y != 0 && (x < 0) != (y < 0) ? q - 1 : q;
}

int64_t scalar_remainder_int(int64_t x, int64_t y)
{
    if (y == -1)
        return 0;
    int64_t r = x % y;
    return r != 0 && (r < 0) != (y < 0) ? r + y : r;
}

bool scalar_power_int(int64_t x, int64_t y, int64_t *out)
{
    int64_t base = x;
    bool over = false; /* `base` exceeded 64 bits, which is a fault only if a
                          later step multiplies *out by `base` */
    *out = 1;
    for (; y; y >>= 1) {
        if (y & 1 && (over || __builtin_mul_overflow(*out, base, out)))
            return false;
        over |= __builtin_mul_overflow(base, base, &base);
    }
    return true;
}

bool scalar_number(struct value v, double *f)
{
    switch (v.type) {
    case VALUE_INT: *f = (double)v.i; return true;
    case VALUE_FLOAT: *f = v.f; return true;
    case VALUE_BOOL: *f = v.b; return true;
    default: *f = (double)NAN; return false;
    }
}

bool scalar_missing(struct value v)
{
    return v.type == VALUE_NA || (v.type == VALUE_FLOAT && isnan(v.f));
}
