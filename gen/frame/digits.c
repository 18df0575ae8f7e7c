// SPDX-License-Identifier: MIT
// digits: the mark of a number (digits.h) is its number of known decimal places
// plus an offset, so that 0 can mean that there is no mark.
#include "frame/digits.h"

#include <math.h>

#include "base/elementary.h"
#include "frame/numeral.h"

enum {
    MARK_ZERO = 64,  /* mark of a number with 0 decimal places */
    MARK_SPAN = 60,  /* the largest number of decimal places, positive or
                        negative */
    DIGITS_MAX = 17, /* number of significant digits of a float */
    PERCENT = 2      /* places by which '{:.1%}' moves the decimal point */
};

/* ---- marks ---- */

uint8_t digits_mark(int digits)
{
    digits = digits < -MARK_SPAN ? -MARK_SPAN : digits;
    return (uint8_t)(MARK_ZERO + (digits > MARK_SPAN ? MARK_SPAN : digits));
}

int digits_of_mark(uint8_t mark)
{
    return (int)mark - MARK_ZERO;
}

uint8_t digits_least(uint8_t x, uint8_t y)
{
    return !x || (y && y < x) ? y : x;
}

uint8_t digits_scaled(uint8_t mark, double k)
{
    double n = rint(elementary_log10(fabs(k)));
    bool power =
        isfinite(n) && fabs(fabs(k) - elementary_pow(10, n)) <= 1e-9 * fabs(k);
    return mark && power ? digits_mark(digits_of_mark(mark) - (int)n) : mark;
}

uint8_t digits_rounded(double before, double after, int digits)
{
    return before == after || !isfinite(before) ? 0 : digits_mark(digits);
}

/* ---- strings ---- */

static bool is_same(double x, double y)
{
    return fabs(x - y) <= 1e-12 * fabs(y);
}

/* Whether f certainly has more than `digits` decimal places. */
static bool has_more(double f, int digits)
{
    double shifted = f * elementary_pow(10, digits);
    return fabs(shifted - rint(shifted)) > 2e-12 * fabs(shifted);
}

uint8_t digits_formatted(struct value v, str made)
{
    double f = v.type == VALUE_INT ? (double)v.i : v.f, shown;
    if ((v.type != VALUE_INT && v.type != VALUE_FLOAT) || !isfinite(f))
        return v.known_digits;
    int percent = str_ends(made, S("%")) ? PERCENT : 0;
    int digits = digits_of_text(made, '.') + percent;
    if (!has_more(f, digits) && numeral_value(str_trim(made), &shown) &&
        is_same(shown, percent ? f * 100 : f))
        return v.known_digits;
    return digits_least(v.known_digits, digits_mark(digits));
}

int digits_of_text(str s, char decimal)
{
    int n = 0;
    size_t i = 0;
    long exponent = 0;
    while (i < s.n && !char_is_digit(s.p[i]) && s.p[i] != decimal)
        i++;
    while (i < s.n && s.p[i] != decimal &&
           (char_is_digit(s.p[i]) || s.p[i] == ',' || s.p[i] == '.'))
        i++;
    if (i < s.n && s.p[i] == decimal)
        while (++i < s.n && char_is_digit(s.p[i]))
            n++;
    if (i + 1 < s.n && char_lower(s.p[i]) == 'e') {
        size_t from = i + 1 + (s.p[i + 1] == '+'), to = from;
        while (to < s.n && (char_is_digit(s.p[to]) || s.p[to] == '-'))
            to++;
        str_to_long(str_slice(s, from, to), &exponent);
    }
    return n - (int)exponent;
}

/* Trailing zeros of a whole number do not count as known, because they may come
   from rounding. */
int digits_of_number(double f)
{
    int n = 0;
    for (double k = fabs(f); k >= 10 && fmod(k, 10) == 0; k /= 10)
        n--;
    for (double p = 1; n >= 0 && n < DIGITS_MAX && rint(f * p) / p != f; n++)
        p *= 10;
    return n;
}
