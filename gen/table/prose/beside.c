// SPDX-License-Identifier: MIT
// beside: looks at each number of a string in turn, and at the text around it.
#include "table/prose/beside.h"

#include <limits.h>
#include <math.h>

#include "base/elementary.h"
#include "base/unicode.h"
#include "base/utf8.h"
#include "frame/digits.h"
#include "frame/numeral.h"
#include "frame/unit_word.h"

/* ---- before the number ---- */

static bool cut_end(str *s, str end)
{
    bool has = str_ends(*s, end);
    s->n -= has ? end.n : 0;
    return has;
}

/* Returns the last word of a string. */
static str last_word(str s)
{
    size_t at = str_rfind_char(s, ' ');
    return at == STR_NPOS ? s : str_from(s, at + 1);
}

static str first_word(str s)
{
    return str_slice(s, 0, str_find_char(s, ' ', 0));
}

static bool is_money(str s)
{
    struct unit_word unit;
    bool plural;
    return unit_word_find(s, &unit, &plural) && unit.kind == UNIT_MONEY;
}

/* Removes a currency such as "$", "US$" or "USD" from the end of a string.
   Returns false if there is none. */
static bool cut_money(str *s)
{
    if (!s->n)
        return false;
    str sign = str_from(*s, utf8_before(*s, s->n)), word = last_word(*s);
    return (is_money(word) && cut_end(s, word)) ||
           (is_money(sign) && cut_end(s, sign));
}

/* Returns the text before a number without the number's sign and currency. */
static str before(str s, bool negative)
{
    for (;;) {
        s = unicode_trim_right(s);
        if (negative && (cut_end(&s, S("-")) || cut_end(&s, S("\u2212"))))
            negative = false;
        else if (!cut_end(&s, S("+")) && !cut_money(&s))
            return s;
    }
}

/* ---- after the number ---- */

/* Returns the length in bytes of the white-space character at the start of s,
   or 0 if there is none. */
static size_t blank(str s)
{
    size_t len = 0;
    return s.n && unicode_is_space(utf8_decode(s, &len)) ? len : 0;
}

static str blanks_off(str s)
{
    for (size_t n; (n = blank(s));)
        s = str_from(s, n);
    return s;
}

/* Whether a word is a unit, or the "x" of a factor such as 1.5x. "B" does not
   count: it may mean bytes or a billion. */
static bool is_unit_word(str word)
{
    struct unit_word unit;
    bool plural;
    return str_eq(word, S("x")) ||
           (!str_eq(word, S("B")) && unit_word_find(word, &unit, &plural));
}

/* Returns the length in bytes of the unit at the start of s, a word or a
   symbol, or 0 if there is no unit. */
static size_t unit_length(str s)
{
    size_t n = unicode_letters(s);
    str word = str_slice(s, 0, n ? n : utf8_length(s));
    return str_eq(word, S("\u00d7")) || str_eq(word, S("\u2030")) ||
                   is_unit_word(word)
               ? word.n
               : 0;
}

/* Returns the length in bytes of the "/" or "per" at the start of s, or 0 if s
   begins with neither. */
static size_t divides(str s)
{
    str word = str_slice(s, 0, unicode_letters(s));
    return str_starts(s, S("/")) ? 1 : str_eq(word, S("per")) ? word.n : 0;
}

/* Returns the length in bytes of the count at the start of s, such as 1M or
   100, or 0 if there is no count. */
static size_t count_length(str s)
{
    size_t n = 0;
    while (n < s.n && char_is_digit(s.p[n]))
        n++;
    return n ? n + unicode_letters(str_from(s, n)) : 0;
}

/* Whether s is empty or a unit: ms, tokens/s, %, $ per 1M tokens. A number may
   occur only after "/" or "per", before the unit that it counts. */
static bool is_unit(str s)
{
    bool unit = false, below = false, count = false;
    for (size_t n; s.n; s = str_from(s, n)) {
        if ((n = blank(s)))
            continue;
        if ((n = divides(s)))
            below = true;
        else if ((n = unit_length(s)))
            unit = true, count = false;
        else if (!unit || !below || !(n = count_length(s)))
            return false;
        else
            count = true;
    }
    return !count;
}

/* ---- numbers ---- */

/* Returns the end of the number that begins with the digit at `from`. */
static size_t number_end(str s, size_t from)
{
    size_t i = from;
    while (i < s.n && (char_is_digit(s.p[i]) ||
                       ((s.p[i] == ',' || s.p[i] == '.') && i + 1 < s.n &&
                        char_is_digit(s.p[i + 1]))))
        i++;
    if (i + 1 == s.n && s.p[i] == '.')
        return s.n;
    size_t end = i + 1;
    if (i == s.n || char_lower(s.p[i]) != 'e')
        return i;
    end += end < s.n && (s.p[end] == '-' || s.p[end] == '+');
    while (end < s.n && char_is_digit(s.p[end]))
        end++;
    return char_is_digit(s.p[end - 1]) ? end : i;
}

static bool is_about(double f, double shown, int digits)
{
    double half = 0.5 * elementary_pow(10, -digits) * (1 + 1e-9);
    f = fabs(f);
    return fabs(f - shown) <= half || fabs(f * 100 - shown) <= half;
}

struct beside beside_number(str text, double f, const struct notation *as)
{
    struct beside best = {0};
    double shown;
    int most = INT_MIN;
    for (size_t i = 0, end; i < text.n; i = end) {
        end = i + 1;
        if (!char_is_digit(text.p[i]))
            continue;
        end = number_end(text, i);
        str number = str_slice(text, i, end);
        int digits = digits_of_text(number, as->decimal);
        if (digits < most || !numeral_value_as(number, as, &shown) ||
            !is_about(f, shown, digits))
            continue;
        most = digits;
        best = (struct beside){
            .number = number,
            .before = before(str_slice(text, 0, i), f < 0),
            .after = unicode_trim_right(blanks_off(str_from(text, end)))};
        best.has_unit = is_unit(best.after);
    }
    return best;
}

bool beside_is_alone(const struct beside *b)
{
    return !b->number.n || (!b->before.n && b->has_unit);
}

bool beside_same(const struct beside *x, const struct beside *y)
{
    str last = last_word(x->before), first = first_word(x->after);
    size_t from = y->before.n - last.n, to = first.n;
    return str_ends(y->before, last) &&
           (!last.n || !from || !char_is_alnum(y->before.p[from - 1])) &&
           (x->has_unit ||
            (str_starts(y->after, first) &&
             (to == y->after.n || !char_is_alnum(y->after.p[to]))));
}
