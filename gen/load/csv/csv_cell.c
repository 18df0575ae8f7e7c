// SPDX-License-Identifier: MIT
// csv_cell: parses numbers exactly like strtod, without calling it for numbers
// of ordinary length.
#include "load/csv/csv_cell.h"

#include <math.h>
#include <stdlib.h>

bool csv_cell_is_missing(str s)
{
    static const str NAMES[] = {
        S_INIT("#N/A"),    S_INIT("#N/A N/A"), S_INIT("#NA"),
        S_INIT("-1.#IND"), S_INIT("-1.#QNAN"), S_INIT("-NaN"),
        S_INIT("-nan"),    S_INIT("1.#IND"),   S_INIT("1.#QNAN"),
        S_INIT("<NA>"),    S_INIT("N/A"),      S_INIT("NA"),
        S_INIT("NULL"),    S_INIT("NaN"),      S_INIT("n/a"),
        S_INIT("nan"),     S_INIT("null")};
    if (s.n == 0)
        return true;
    if (s.n > 8 || char_is_digit(s.p[s.n - 1])) /* true of most cells */
        return false;
    return STR_AMONG(s, NAMES);
}

enum csv_int csv_cell_int(str s, int64_t *out)
{
    s = str_trim(s);
    bool minus = s.n && s.p[0] == '-';
    size_t i = s.n && (minus || s.p[0] == '+') ? 1 : 0;
    uint64_t n = 0, limit = minus ? (uint64_t)1 << 63 : INT64_MAX;
    bool beyond = false;
    if (i == s.n)
        return CSV_INT_INVALID;
    for (; i < s.n; i++) {
        unsigned digit = (unsigned char)s.p[i] - '0';
        if (digit > 9)
            return CSV_INT_INVALID;
        beyond |= n > (UINT64_MAX - digit) / 10;
        n = n * 10 + digit;
    }
    if (beyond)
        return CSV_INT_BEYOND_UINT64;
    if (n > limit)
        return CSV_INT_BEYOND_INT64;
    *out = minus ? (int64_t)-n : (int64_t)n;
    return CSV_INT_OK;
}

/* A decimal number: its first 19 digits, to be multiplied by a power of ten. */
struct decimal_parts {
    uint64_t digits;
    long exponent;
    bool minus, inexact;
};

static size_t parse_digits(str s, size_t i, struct decimal_parts *p, long step)
{
    for (; i < s.n && char_is_digit(s.p[i]); i++) {
        if (p->digits < UINT64_MAX / 10 - 9) {
            p->digits = p->digits * 10 + (uint64_t)(s.p[i] - '0');
            p->exponent += step;
        } else {
            p->exponent += step + 1;
            p->inexact = true;
        }
    }
    return i;
}

/* Parses [("e" | "E") ["+" | "-"] digits] at byte i. Returns the offset after
   the exponent, or i if there is no exponent. */
static size_t parse_exponent(str s, size_t i, struct decimal_parts *p)
{
    if (i >= s.n || (s.p[i] != 'e' && s.p[i] != 'E'))
        return i;
    bool minus = i + 1 < s.n && s.p[i + 1] == '-';
    size_t from = i + 1 + (i + 1 < s.n && (minus || s.p[i + 1] == '+'));
    long n = 0;
    size_t at = from;
    for (; at < s.n && char_is_digit(s.p[at]); at++)
        n = n < 100000 ? n * 10 + (s.p[at] - '0') : n;
    p->exponent += minus ? -n : n;
    return at > from ? at : i;
}

static bool is_infinity(str s, double *out)
{
    bool sign = s.n && (s.p[0] == '-' || s.p[0] == '+');
    str word = str_from(s, sign ? 1 : 0);
    if (!str_eq_nocase(word, S("inf")) && !str_eq_nocase(word, S("infinity")))
        return false;
    *out = s.p[0] == '-' ? -INFINITY : INFINITY;
    return true;
}

static const double TENS[] = {1e0,  1e1,  1e2,  1e3,  1e4,  1e5,  1e6,  1e7,
                              1e8,  1e9,  1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
                              1e16, 1e17, 1e18, 1e19, 1e20, 1e21, 1e22};
enum { TENS_MAX = 22 }; /* exponent of the largest exact power of ten */

/* Converts a valid number, correctly rounded. Returns false if the number is
   too large for a double. */
static bool to_double(struct arena *a, str s, const struct decimal_parts *p,
                      double *out)
{
    long e = p->exponent;
    if (!p->inexact && p->digits < (uint64_t)1 << 53 && e >= -TENS_MAX &&
        e <= TENS_MAX) {
        double n = (double)p->digits; /* both operands are exact, so only the
                                         operation rounds */
        n = e < 0 ? n / TENS[-e] : n * TENS[e];
        *out = p->minus ? -n : n;
        return true;
    }
    struct arena_mark mark = arena_mark(a);
    *out = strtod(str_dupz(a, s), NULL);
    arena_rewind(a, mark);
    return !isinf(*out); /* pandas treats 1e999 as a string */
}

bool csv_cell_float(struct arena *a, str text, double *out)
{
    str s = str_trim(text);
    struct decimal_parts p = {.minus = s.n && s.p[0] == '-'};
    size_t from = s.n && (p.minus || s.p[0] == '+') ? 1 : 0;
    size_t i = parse_digits(s, from, &p, 0), digits = i - from;
    if (i < s.n && s.p[i] == '.') {
        size_t point = ++i;
        i = parse_digits(s, i, &p, -1);
        digits += i - point;
    }
    if (digits == 0)
        return is_infinity(text, out);
    i = parse_exponent(s, i, &p);
    return i == s.n && to_double(a, s, &p, out);
}

int csv_cell_bool(str s)
{
    return str_eq_nocase(s, S("true"))    ? 1
           : str_eq_nocase(s, S("false")) ? 0
                                          : -1;
}
