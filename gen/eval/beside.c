// SPDX-License-Identifier: MIT
// beside: the numbers of a text are tried one after the other.
#include "eval/beside.h"

#include <math.h>

#include "frame/digits.h"
#include "frame/numeral.h"

/* Signs of one character; those with blanks between as well. */
static const str OPERATORS[] = {
    S_INIT("/"),      S_INIT("^"),      S_INIT("*"),     S_INIT("\u00d7"),
    S_INIT("\u00f7"), S_INIT("\u00b7"), S_INIT("\u221a")};

static const str FRACTIONS[] = {
    S_INIT("^"),      S_INIT("*"),      S_INIT("\u00f7"), S_INIT("\u00b7"),
    S_INIT("\u00bd"), S_INIT("\u00bc"), S_INIT("\u00be"), S_INIT("\u00b9"),
    S_INIT("\u00b2"), S_INIT("\u00b3"), S_INIT("!")};

static const str SCALES[] = {
    S_INIT("k"),       S_INIT("K"),        S_INIT("M"),       S_INIT("B"),
    S_INIT("T"),       S_INIT("bn"),       S_INIT("mn"),      S_INIT("hundred"),
    S_INIT("dozen"),   S_INIT("thousand"), S_INIT("million"), S_INIT("billion"),
    S_INIT("trillion")};

#define COUNT(table) (sizeof(table) / sizeof *(table))

static str blanks_off(str s)
{
    while (s.n && char_is_blank(s.p[0]))
        s = str_from(s, 1);
    return s;
}

/* The last word of a text, or the first. */
static str last_word(str s)
{
    size_t at = str_rfind_char(s, ' ');
    return at == STR_NPOS ? s : str_from(s, at + 1);
}

static str first_word(str s)
{
    size_t at = str_find_char(s, ' ', 0);
    return str_slice(s, 0, at == STR_NPOS ? s.n : at);
}

/* 1/, 10^, 3 *; a minus that is not the number's own, or a digit, only where it
   stands at the number. */
static str before(str s, bool negative)
{
    static const str minus = S_INIT("-");
    if (negative && str_ends(s, minus))
        s.n -= minus.n;
    bool glued = str_ends(s, minus) || str_ends(s, S("\u2212")) ||
                 (s.n && char_is_digit(s.p[s.n - 1]));
    str bare = str_trim(s);
    for (size_t i = 0; i < COUNT(OPERATORS); i++)
        glued |= str_ends(bare, OPERATORS[i]);
    return glued ? last_word(bare) : S("");
}

static str scale(str s)
{
    size_t n = 0;
    while (n < s.n && char_is_alpha(s.p[n]))
        n++;
    for (size_t i = 0; i < COUNT(SCALES); i++)
        if (str_eq(str_slice(s, 0, n), SCALES[i]))
            return SCALES[i];
    return S("");
}

/* ^2, k, million, ½; a slash or times before a digit: 1.2/s has a unit. */
static str after(str s)
{
    static const str DIVIDES[] = {S_INIT("/"), S_INIT("\u00d7"), S_INIT("x")};
    str bare = blanks_off(s);
    for (size_t i = 0; i < COUNT(FRACTIONS); i++)
        if (str_starts(bare, FRACTIONS[i]))
            return first_word(bare);
    for (size_t i = 0; i < COUNT(DIVIDES); i++) {
        str rest = str_starts(bare, DIVIDES[i])
                       ? blanks_off(str_from(bare, DIVIDES[i].n))
                       : S("");
        if (rest.n && char_is_digit(rest.p[0]))
            return first_word(bare);
    }
    return scale(bare);
}

/* The end of the number that begins with the digit at `from`. */
static size_t number_end(str s, size_t from)
{
    size_t i = from;
    while (i < s.n && (char_is_digit(s.p[i]) ||
                       ((s.p[i] == ',' || s.p[i] == '.') && i + 1 < s.n &&
                        char_is_digit(s.p[i + 1]))))
        i++;
    return i;
}

static bool is_about(double f, double shown, int digits)
{
    double half = 0.5 * pow(10, -digits) * (1 + 1e-9);
    f = fabs(f);
    return fabs(f - shown) <= half || fabs(f * 100 - shown) <= half;
}

struct beside beside_number(str text, double f)
{
    struct beside best = {0};
    double shown;
    int most = -1;
    for (size_t i = 0, end; i < text.n; i = end) {
        end = i + 1;
        if (!char_is_digit(text.p[i]))
            continue;
        end = number_end(text, i);
        str number = str_slice(text, i, end);
        int digits = digits_of_text(number);
        if (digits < most || !numeral_value(number, &shown) ||
            !is_about(f, shown, digits))
            continue;
        most = digits;
        best = (struct beside){number, before(str_slice(text, 0, i), f < 0),
                               after(str_from(text, end))};
    }
    return best;
}

bool beside_same(struct beside x, struct beside y)
{
    return str_eq(x.before, y.before) && str_eq(x.after, y.after);
}
