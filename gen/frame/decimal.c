// SPDX-License-Identifier: MIT
// decimal: computes the digits of numbers of ordinary size exactly, in 128
// bits. For other numbers it calls printf, which is exact but slow.
#include "frame/decimal.h"

#include <float.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

__extension__ typedef unsigned __int128 wide;

static const double TENS[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                              1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                              1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
enum { TENS_MAX = 22 }; /* the largest k for which 10^k is an exact double */

static wide ten_to(unsigned k)
{
    wide p = 1;
    while (k--)
        p *= 10;
    return p;
}

/* Splits x into m * 2^*e. Returns m, an integer below 2^53. */
static uint64_t split(double x, int *e)
{
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    uint64_t m = bits & (((uint64_t)1 << 52) - 1);
    int exponent = (int)(bits >> 52 & 0x7ff);
    *e = exponent ? exponent - 1075 : -1074;
    return exponent ? m | (uint64_t)1 << 52 : m;
}

/* Writes the decimal digits of n so that the last digit is just before `end`.
   Returns a pointer to the first digit. */
static char *put_digits(char *end, uint64_t n)
{
    do
        *--end = (char)('0' + n % 10);
    while (n /= 10);
    return end;
}

/* Stores the digits of n / 10^k, without trailing zeros, in `digits` and
   returns the number of digits. Sets *point as decimal_shortest does. */
static size_t digits_of(uint64_t n, int k, char digits[DECIMAL_SHORTEST],
                        int *point)
{
    char text[24], *end = text + sizeof text, *from = put_digits(end, n);
    *point = (int)(end - from) - k;
    while (end > from + 1 && end[-1] == '0')
        end--;
    memcpy(digits, from, (size_t)(end - from));
    return (size_t)(end - from);
}

/* Finds an integer *n of up to 15 digits and an integer *k so that *n / 10^*k
   reads back as x. *n and 10^*k are exact as floats, so only the division
   rounds. No other decimal of up to 15 digits is nearer to x. Returns false if
   there are no such integers. */
static bool try_short(double x, uint64_t *n, int *k)
{
    for (*k = 0; *k <= TENS_MAX; ++*k) {
        double scaled = x * TENS[*k];
        if (scaled >= 1e15)
            return false;
        *n = (uint64_t)(scaled + 0.5);
        if ((double)*n / TENS[*k] == x)
            return true;
    }
    return false;
}

/* The number x, and the lowest and the highest number that may read back as x.
   All three numbers are multiplied by 10^k and by 2^shift, which makes them
   integers. */
struct interval {
    wide low, x, high;
    int shift;
    bool closed; /* whether `low` and `high` themselves read back as x: they are
                    ties, which round to x if x is even */
};

static struct interval interval_of(double x, int k)
{
    int e;
    uint64_t m = split(x, &e);
    bool power = m == (uint64_t)1 << 52; /* x is a power of two: the next float
                                            below x is nearer than the next
                                            float above x */
    wide unit = ten_to((unsigned)k) << (e > 0 ? e : 0);
    wide mid = (wide)(m * 4) * unit;
    return (struct interval){mid - (power ? 1 : 2) * unit, mid, mid + 2 * unit,
                             2 - (e < 0 ? e : 0), m % 2 == 0};
}

static bool contains(const struct interval *i, uint64_t n)
{
    wide v = (wide)n << i->shift;
    return i->closed ? v >= i->low && v <= i->high : v > i->low && v < i->high;
}

/* Returns the multiple of `unit` that is nearest to i->x / 2^i->shift. If two
   multiples are equally near, returns the even multiple. Stores the nearest
   multiple on the other side in *other. */
static uint64_t nearest(const struct interval *i, unsigned unit,
                        uint64_t *other)
{
    uint64_t down = (uint64_t)(i->x >> i->shift) / unit * unit;
    uint64_t up = down + unit;
    wide below = i->x - ((wide)down << i->shift);
    wide above = ((wide)up << i->shift) - i->x;
    bool go_up = above < below || (above == below && down / unit % 2);
    *other = go_up ? down : up;
    return go_up ? up : down;
}

/* Returns an integer of 16 or 17 digits and sets *k so that the integer divided
   by 10^*k reads back as x. x must be at least 1e-4 and below 1e16, so that all
   products fit in 128 bits. */
static uint64_t long_digits(double x, int *k)
{
    int e;
    split(x, &e);
    /* floor(log10(x)) or one less; 0.30103 is log10(2) */
    int tens = (int)((e + 52) * 0.30103 + 100) - 100;
    *k = 16 - tens;
    struct interval i = interval_of(x, *k);
    if (i.x >> i.shift >= 100000000000000000u)
        i = interval_of(x, --*k);
    uint64_t other, n = nearest(&i, 10, &other);
    if (contains(&i, n))
        return n;
    if (contains(&i, other))
        return other;
    return nearest(&i, 1, &other);
}

/* Rounds x to a decimal of n digits; if `next` is true, uses the next larger
   decimal of n digits instead. The decimal is *out / 10^*k. Returns whether it
   reads back as x. */
static bool try_digits(double x, int n, bool next, uint64_t *out, int *k)
{
    char text[40];
    snprintf(text, sizeof text, "%.*e", n - 1, x);
    char *e = strchr(text, 'e');
    *k = n - 1 - atoi(e + 1);
    *e = '\0';
    if (n > 1)
        memmove(text + 1, text + 2, (size_t)n);
    *out = strtoull(text, NULL, 10) + next;
    snprintf(text, sizeof text, "%llue%d", (unsigned long long)*out, -*k);
    return strtod(text, NULL) == x;
}

/* Like long_digits, but for any x: prints x and reads the result back. Normal
   numbers get at least 15 digits, possibly trailing zeros. Also tries the next
   larger decimal: floats above a power of two are further apart than floats
   below it, so if x is a power of two, a decimal above x may read back as x
   although the nearest decimal, which is below x, does not. */
static uint64_t by_trial(double x, int *k)
{
    uint64_t out;
    for (int n = x < DBL_MIN ? 1 : 15; n < DECIMAL_SHORTEST; n++)
        if (try_digits(x, n, false, &out, k) || try_digits(x, n, true, &out, k))
            return out;
    try_digits(x, DECIMAL_SHORTEST, false, &out, k);
    return out;
}

/* An entry of the cache of printed digits. The cache saves time because a page
   prints each number several times: as a cell, as CSV and as JSON. Each number
   has only one possible slot. */
struct printed {
    double x; /* the number; 0: the slot is empty */
    int point;
    uint8_t n;
    char digits[DECIMAL_SHORTEST];
};

static struct printed *slot_of(double x)
{
    enum { BITS = 8 };
    static _Thread_local struct printed printed[1 << BITS];
    uint64_t bits;
    memcpy(&bits, &x, sizeof bits);
    return &printed[bits * 0x9e3779b97f4a7c15u >> (64 - BITS)];
}

size_t decimal_shortest(double x, char digits[DECIMAL_SHORTEST], int *point)
{
    struct printed *p = slot_of(x);
    if (p->x == x && x != 0) {
        memcpy(digits, p->digits, DECIMAL_SHORTEST);
        *point = p->point;
        return p->n;
    }
    uint64_t n;
    int k;
    if (!try_short(x, &n, &k))
        n = x >= 1e-4 && x < 1e16 ? long_digits(x, &k) : by_trial(x, &k);
    p->x = x;
    p->n = (uint8_t)digits_of(n, k, digits, point);
    p->point = *point;
    memcpy(p->digits, digits, DECIMAL_SHORTEST);
    return p->n;
}

void decimal_rounded(struct buf *b, double x, size_t n, int *point)
{
    size_t room = n + 16;
    if (b->cap - b->n < room)
        buf_room(b, room);
    char *text = b->p + b->n;
    snprintf(text, room, "%.*e", (int)n - 1, x);
    *point = atoi(strchr(text, 'e') + 1) + 1;
    if (n > 1)
        memmove(text + 1, text + 2, n - 1);
    b->n += n;
}

/* Stores x * 10^places in *out, rounded to an integer, ties to even. Returns
   false if *out might overflow. */
static bool scaled(double x, size_t places, wide *out)
{
    int e;
    wide m = split(x, &e);
    if (places > TENS_MAX || e > 11)
        return false;
    if (e >= 0) {
        if (places > 15)
            return false;
        *out = (m << e) * ten_to((unsigned)places);
        return true;
    }
    m *= ten_to((unsigned)places);
    if (e <= -128) {
        *out = 0;
        return true;
    }
    wide half = (wide)1 << (-e - 1), rest = m & ((half << 1) - 1);
    *out = -e == 128 ? 0 : m >> -e;
    if (rest > half || (rest == half && *out % 2))
        ++*out;
    return true;
}

void decimal_fixed(struct buf *b, double x, size_t places)
{
    wide n;
    if (!scaled(x, places, &n)) {
        buf_printf(b, "%.*f", (int)places, x);
        return;
    }
    char text[48], *end = text + sizeof text, *from = end;
    while (n || (size_t)(end - from) <= places) {
        *--from = (char)('0' + (int)(n % 10));
        n /= 10;
    }
    buf_put(b, (str){from, (size_t)(end - from) - places});
    if (places)
        buf_putc(b, '.');
    buf_put(b, (str){end - places, places});
}
