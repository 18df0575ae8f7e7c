// SPDX-License-Identifier: MIT
// elementary: for each function of base/elementary, a hash of its results for
// 100,000 arguments, which is the same on every system. With REFERENCE (glibc
// and gcc), counts results that are not those of 128 bits, rounded.
#include "base/elementary.h"

#include <inttypes.h>
#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

enum { N = 100000 };

#ifdef REFERENCE
#define UNARY(name)                          \
    {                                        \
#name, elementary_##name, name##f128 \
    }
#define POWER(x, y) ((double)powf128(x, y))
typedef _Float128 (*reference)(_Float128 x);
#else
#define UNARY(name)                    \
    {                                  \
#name, elementary_##name, NULL \
    }
#define POWER(x, y) elementary_pow(x, y)
typedef double (*reference)(double x);
#endif

static const struct {
    const char *name;
    double (*function)(double x);
    reference wanted;
} FUNCTIONS[] = {
    UNARY(exp),  UNARY(exp2),  UNARY(expm1), UNARY(log),
    UNARY(log2), UNARY(log10), UNARY(log1p), UNARY(cbrt),
    UNARY(sin),  UNARY(cos),   UNARY(tan),
};

static uint64_t next(uint64_t *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 7;
    *seed ^= *seed << 17;
    return *seed;
}

/* In turn: -10 to 10, integers, many magnitudes, any bits. */
static double argument(uint64_t *seed, int k)
{
    uint64_t bits = next(seed);
    double unit = (double)(bits >> 11) * 0x1p-52 - 1, any;
    memcpy(&any, &bits, sizeof any);
    switch (k % 4) {
    case 0: return 10 * unit;
    case 1: return floor(1000 * unit);
    case 2: return ldexp(unit, (int)(next(seed) % 60) - 40);
    default: return any;
    }
}

struct sum {
    uint64_t hash;
    int wrong;
};

static void add(struct sum *s, double y, double wanted)
{
    uint64_t bits = 0;
    if (y == y)
        memcpy(&bits, &y, sizeof bits);
    s->hash = (s->hash ^ bits) * UINT64_C(0x100000001b3);
    s->wrong += !(y == wanted || (y != y && wanted != wanted));
}

static bool print(const char *name, struct sum s)
{
    printf("%s %016" PRIx64 " %d\n", name, s.hash, s.wrong);
    return s.wrong == 0;
}

int main(void)
{
    uint64_t seed = 88172645463325252;
    bool right = true;
    for (size_t i = 0; i < sizeof FUNCTIONS / sizeof *FUNCTIONS; i++) {
        struct sum s = {0, 0};
        for (int k = 0; k < N; k++) {
            double x = argument(&seed, k), y = FUNCTIONS[i].function(x);
            reference wanted = FUNCTIONS[i].wanted;
            add(&s, y, wanted ? (double)wanted(x) : y);
        }
        right &= print(FUNCTIONS[i].name, s);
    }
    struct sum s = {0, 0};
    for (int k = 0; k < N; k++) {
        double x = argument(&seed, k), y = argument(&seed, k / 4);
        add(&s, elementary_pow(x, y), POWER(x, y));
    }
    return print("pow", s) && right ? 0 : 1;
}
