// SPDX-License-Identifier: MIT
// elementary: computes with integers of 128 bits, which no compiler rounds or
// fuses. Tables and series follow P. T. P. Tang, "Table-driven implementation
// of the exponential function" and "of the logarithm function" (ACM TOMS 15,
// 1989, and 16, 1990); large angles follow M. H. Payne and R. N. Hanek, "Radian
// reduction for trigonometric functions" (SIGNUM 18, 1983).
#include "base/elementary.h"

#include <math.h>
#include <stdbool.h>
#include <stdint.h>
#include <string.h>

#include "base/elementary_data.h"

__extension__ typedef unsigned __int128 wide;
__extension__ typedef __int128 signed_wide;

#define ONE ((wide)1 << 127)

/* m * 2^(e - 127), negative if `minus`. The top bit of m is set, or m is 0. */
struct big {
    bool minus;
    int e;
    wide m;
};

static wide constant(struct elementary_wide w)
{
    return (wide)w.high << 64 | w.low;
}

/* Returns x * y / 2^128 rounded down. The result may be up to 2 too small. */
static wide high(wide x, wide y)
{
    uint64_t x1 = (uint64_t)(x >> 64), x0 = (uint64_t)x;
    uint64_t y1 = (uint64_t)(y >> 64), y0 = (uint64_t)y;
    return (wide)x1 * y1 + ((wide)x1 * y0 >> 64) + ((wide)x0 * y1 >> 64);
}

/* Returns c * k / 2^shift, which must fit in 128 bits. 0 < shift < 64. */
static wide multiple(struct elementary_wide c, unsigned k, int shift)
{
    return ((wide)c.high * k << (64 - shift)) + ((wide)c.low * k >> shift);
}

static struct big normal(bool minus, int e, wide m)
{
    if (!m)
        return (struct big){minus, 0, 0};
    uint64_t top = (uint64_t)(m >> 64);
    int zeros = top ? __builtin_clzll(top) : 64 + __builtin_clzll((uint64_t)m);
    return (struct big){minus, e - zeros, m << zeros};
}

/* `x` is finite. */
static struct big from_double(double x)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    int e = (int)(bits >> 52 & 2047);
    uint64_t m = bits << 11 | (uint64_t)(e > 0) << 63;
    return normal(bits >> 63, (e ? e : 1) - 1023, (wide)m << 64);
}

/* Rounds to the nearest double. A value whose distance from the middle of two
   doubles is at most near * 2^(e - 127) counts as the middle. */
static double to_double(struct big b, wide near)
{
    uint64_t bits = 0;
    if (b.m && b.e > 1023) {
        bits = (uint64_t)2047 << 52;
    } else if (b.m && b.e >= -1075) {
        int shift = 75 + (b.e < -1022 ? -1022 - b.e : 0); /* at most 128 */
        wide rest = b.m << (128 - shift);
        uint64_t kept = shift < 128 ? (uint64_t)(b.m >> shift) : 0;
        near <<= 128 - shift;
        bool middle = rest - ONE + near <= 2 * near;
        bits = kept + (middle ? kept & 1 : rest > ONE);
        if (shift == 75)
            bits += (uint64_t)(b.e + 1022) << 52;
    }
    bits |= (uint64_t)b.minus << 63;
    double x;
    memcpy(&x, &bits, sizeof x);
    return x;
}

static double rounded(struct big b)
{
    return to_double(b, 0);
}

static struct big multiply(struct big a, struct big b)
{
    return normal(a.minus != b.minus, a.e + b.e + 1, high(a.m, b.m));
}

/* Returns 1 / b, computed by one step of Newton's method. */
static struct big inverse(struct big b)
{
    wide y = (ONE / (b.m >> 64)) << 63;
    signed_wide error = (signed_wide)((ONE >> 1) - high(b.m, y));
    y += (wide)((signed_wide)(y >> 64) * (error >> 4) >> 58);
    return normal(b.minus, -b.e, y);
}

/* Returns the sum of c[k * step] * u^k for k below n. u is t / 2^128, or its
   negative if `alternating` is set. From k = `whole` on, u^k is below 2^-60, so
   that 64 bits suffice. */
static wide series(const struct elementary_wide *c, int step, int whole, int n,
                   wide t, bool alternating)
{
    uint64_t t1 = (uint64_t)(t >> 64), tail = 0;
    int k = n;
    while (k-- > whole) {
        uint64_t product = (uint64_t)((wide)tail * t1 >> 64);
        tail = alternating ? c[k * step].high - product
                           : c[k * step].high + product;
    }
    wide sum = (wide)tail << 64;
    for (; k >= 0; k--) {
        wide product = high(sum, t), next = constant(c[k * step]);
        sum = alternating ? next - product : next + product;
    }
    return sum;
}

/* Returns 2^(n / 256) * e^(r / 2^128). r / 2^128 is from 0 to ln(2) / 256. */
static struct big power_of_two(int n, wide r)
{
    wide m = series(ELEMENTARY_FACTORIALS, 1, 7, 13, r, false);
    m = high(m, constant(ELEMENTARY_POWERS[n >> 4 & 15]));
    m = high(m, constant(ELEMENTARY_POWERS[16 + (n & 15)]));
    return normal(false, (n >> 8) + 2, m);
}

static struct big big_exp(struct big x)
{
    if (x.e >= 10)
        return (struct big){false, x.minus ? -9999 : 9999, ONE};
    wide v = x.e < -117 ? 0 : x.m >> (10 - x.e); /* |x| * 2^117 */
    int n = (int)(high(v, constant(ELEMENTARY_LOG2_E)) >> 108);
    wide part = multiple(ELEMENTARY_LN2, (unsigned)n, 19);
    if (part > v)
        part = multiple(ELEMENTARY_LN2, (unsigned)--n, 19);
    wide r = v - part;
    if (x.minus) {
        wide step = multiple(ELEMENTARY_LN2, 1, 19);
        n = -n - 1;
        r = step > r ? step - r : 0;
    }
    return power_of_two(n, r << 11);
}

/* ln(x) for x > 0. */
static struct big big_log(struct big x)
{
    int i = ((int)(x.m >> 120) - 127) / 2;
    unsigned r = (512u * 64 * 2 / (64 + (unsigned)i) + 1) / 2;
    wide z = (x.m >> 8) * r + ((x.m & 255) * r >> 8); /* x * r / 512 - 1 */
    bool below = z >> 127;
    wide t = below ? -z : z;
    wide sum = series(ELEMENTARY_INVERSES, 1, 10, 20, t, !below);
    if ((x.e == 0 && i == 0) || (x.e == -1 && i == 64)) {
        struct big factor = normal(below, -1, t);
        return multiply(factor, normal(false, 0, sum));
    }
    wide small = high(t, sum) >> 10; /* * 2^117 */
    wide whole = multiple(ELEMENTARY_LN2, (unsigned)(x.e < 0 ? -x.e : x.e), 11);
    wide y = (x.e < 0 ? -whole : whole) + (below ? -small : small) +
             (constant(ELEMENTARY_LOGS[i]) >> 11);
    return y >> 127 ? normal(true, 10, -y) : normal(false, 10, y);
}

double elementary_exp(double x)
{
    if (isnan(x) || isinf(x))
        return x < 0 ? 0 : x;
    return rounded(big_exp(from_double(x)));
}

double elementary_exp2(double x)
{
    if (isnan(x) || fabs(x) > 1100)
        return x < 0 ? 0 : x > 0 ? (double)INFINITY : x;
    struct big b = from_double(x);
    wide v = b.e < -117 ? 0 : b.m >> (10 - b.e); /* |x| * 2^117 */
    int n = (int)(v >> 109);
    wide r = v << 19;
    if (b.minus) {
        n = -n - (r > 0);
        r = -r;
    }
    return rounded(power_of_two(n, high(r, constant(ELEMENTARY_LN2)) >> 8));
}

double elementary_expm1(double x)
{
    if (isnan(x) || fabs(x) < 0x1p-56)
        return x;
    if (isinf(x))
        return x < 0 ? -1 : x;
    struct big b = from_double(x);
    if (b.e < -4) {
        wide sum = series(ELEMENTARY_FACTORIALS + 1, 1, 15, 22,
                          b.m >> (-1 - b.e), b.minus);
        return rounded(multiply(b, normal(false, 0, sum)));
    }
    struct big y = big_exp(b);
    if (y.e >= 128 || y.e <= -128)
        return y.e > 0 ? rounded(y) : -1;
    return rounded(y.e >= 0 ? normal(false, y.e, y.m - (ONE >> y.e))
                            : normal(true, 0, ONE - (y.m >> -y.e)));
}

/* Whether x is not a positive finite number. Sets *out to the value of ln, log2
   and log10 for such an x. */
static bool is_special(double x, double *out)
{
    *out = x == 0 ? (double)-INFINITY : x < 0 ? (double)NAN : x;
    return !(x > 0) || isinf(x);
}

double elementary_log(double x)
{
    double y;
    return is_special(x, &y) ? y : rounded(big_log(from_double(x)));
}

static double log_of_base(double x, int e, struct elementary_wide scale)
{
    double y;
    if (is_special(x, &y))
        return y;
    return rounded(
        multiply(big_log(from_double(x)), normal(false, e, constant(scale))));
}

double elementary_log2(double x)
{
    return log_of_base(x, 0, ELEMENTARY_LOG2_E);
}

double elementary_log10(double x)
{
    return log_of_base(x, -2, ELEMENTARY_LOG10_E);
}

/* Returns 1 + x. x must be above -1, and |x| at least 2^-56. */
static struct big plus_one(struct big x)
{
    if (x.minus)
        return normal(false, 0, ONE - (x.m >> -x.e));
    if (x.e < 0)
        return normal(false, 0, ONE + (x.m >> -x.e));
    wide sum = x.m + (x.e < 128 ? ONE >> x.e : 0);
    return sum < x.m ? (struct big){false, x.e + 1, sum >> 1 | ONE}
                     : (struct big){false, x.e, sum};
}

double elementary_log1p(double x)
{
    double y;
    if (fabs(x) < 0x1p-56)
        return x;
    return is_special(x + 1, &y) ? y
                                 : rounded(big_log(plus_one(from_double(x))));
}

/* Returns |x|^y, negated if `minus` is set. If the power is exactly in the
   middle of two doubles, the relative error before rounding is below |ln(x) *
   y| * 2^-109 + 2^-114. */
static double positive_power(double x, struct big y, bool minus)
{
    struct big z = multiply(big_log(from_double(fabs(x))), y);
    wide near = (wide)1 << (z.e < -5 ? 15 : z.e > 9 ? 29 : z.e + 20);
    z = big_exp(z);
    z.minus = minus;
    return to_double(z, near);
}

/* Sets *out to x^y by multiplication if x and y are integers, x is not 0, |y|
   is at most MOST, and |x|^|y| at most 2^53. The products are then exact; for a
   negative y, the final division rounds. Returns false for other x, y. */
static bool exact_power(double x, double y, double *out)
{
    enum { MOST = 52 };
    if (!(fabs(y) <= MOST) || y != rint(y) || x != rint(x) || x == 0)
        return false;
    double z = 1;
    for (int n = (int)fabs(y); n > 0; n--) {
        z *= x;
        if (!(fabs(z) <= 0x1p53))
            return false;
    }
    *out = y < 0 ? 1 / z : z;
    return true;
}

double elementary_pow(double x, double y)
{
    double z;
    if (exact_power(x, y, &z))
        return z;
    if (y == 0 || x == 1)
        return 1;
    if (isnan(x) || isnan(y))
        return x + y;
    bool minus = signbit(x) && fmod(fabs(y), 2) == 1;
    if (isinf(y) || isinf(x) || x == 0) {
        if (fabs(x) == 1)
            return 1;
        z = (fabs(x) > 1) == (y > 0) ? (double)INFINITY : 0;
        return minus ? -z : z;
    }
    if (x < 0 && y != floor(y))
        return (double)NAN;
    return positive_power(x, from_double(y), minus);
}

double elementary_cbrt(double x)
{
    if (x == 0 || isnan(x) || isinf(x))
        return x;
    struct big third = normal(false, 0, constant(ELEMENTARY_INVERSES[2]));
    return positive_power(x, third, x < 0);
}

/* Returns bits `at` to `at` + 63 of 2 / pi, where `at` may be negative. */
static uint64_t two_over_pi(int at)
{
    const uint64_t *w = ELEMENTARY_TWO_OVER_PI + (at + 128) / 64;
    int shift = (at + 128) % 64;
    return shift ? w[0] << shift | w[1] >> (64 - shift) : w[0];
}

/* Returns x - n * pi / 2 for the nearest integer n, and n modulo 4. `x` is at
   least 2^-28. */
static struct big quadrant(double x, unsigned *n)
{
    int e;
    uint64_t m = (uint64_t)ldexp(frexp(x, &e), 53);
    /* m * 2 / pi * 2^(e - 53), without multiples of 4: bits of weight 2, 1, 1/2
       and so on, in 256 bits */
    wide low = 0, carry = 0, top = 0;
    for (int i = 3; i >= 0; i--) {
        wide product = (wide)m * two_over_pi(e - 55 + 64 * i) + carry;
        carry = product >> 64;
        if (i < 2)
            top |= (wide)(uint64_t)product << 64 * (1 - i);
        else
            low |= (wide)(uint64_t)product << 64 * (3 - i);
    }
    *n = (unsigned)(top >> 126);
    top = top << 2 | low >> 126;
    low <<= 2;
    bool minus = top >> 127;
    if (minus) {
        ++*n;
        top = ~top;
        low = -low;
        top += !low;
    }
    struct big r = normal(minus, -1, top);
    int zeros = -1 - r.e;
    if (zeros)
        r.m |= low >> (128 - zeros);
    return multiply(r, (struct big){false, 0, constant(ELEMENTARY_HALF_PI)});
}

/* Returns the sine of x plus `turn` quarters of a turn. `x` is at least
   2^-28. */
static struct big sine(double x, unsigned turn)
{
    unsigned n;
    struct big r = quadrant(x, &n);
    n += turn;
    wide t = r.e < -65 ? 0 : r.m >> (-1 - r.e);
    t = high(t, t);
    wide sum = series(ELEMENTARY_FACTORIALS + !(n & 1), 2, 17, 17, t, true);
    struct big y = normal(false, 0, sum);
    if (!(n & 1))
        y = multiply(y, r);
    y.minus = y.minus != (n >> 1 & 1);
    return y;
}

double elementary_sin(double x)
{
    if (!(fabs(x) >= 0x1p-28))
        return x;
    if (isinf(x))
        return (double)NAN;
    struct big y = sine(fabs(x), 0);
    y.minus = y.minus != (x < 0);
    return rounded(y);
}

double elementary_cos(double x)
{
    if (!(fabs(x) >= 0x1p-28))
        return isnan(x) ? x : 1;
    return isinf(x) ? (double)NAN : rounded(sine(fabs(x), 1));
}

double elementary_tan(double x)
{
    if (!(fabs(x) >= 0x1p-28))
        return x;
    if (isinf(x))
        return (double)NAN;
    struct big y = multiply(sine(fabs(x), 0), inverse(sine(fabs(x), 1)));
    y.minus = y.minus != (x < 0);
    return rounded(y);
}
