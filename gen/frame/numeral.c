// SPDX-License-Identifier: MIT
// numeral: parses the parts of a number.
#include "frame/numeral.h"

#include <stdint.h>

#include "base/unicode.h"
#include "base/utf8.h"

enum { UNIT_MAX = 6 };

const struct notation NUMERAL_USUAL = {.decimal = '.', .thousands = ','};

const struct notation *numeral_notation(struct arena *a, char delimiter,
                                        char decimal, char thousands,
                                        const struct strs *missing)
{
    bool unsure = delimiter && delimiter != ',';
    bool other = unsure || decimal || thousands;
    for (size_t i = 0; i < missing->n; i++)
        other |= missing->v[i].n > 0;
    if (!other)
        return NULL;
    struct notation *as = NEW(a, struct notation);
    *as = NUMERAL_USUAL;
    as->decimal = decimal ? decimal : '.';
    if (unsure || as->decimal == ',' || thousands)
        as->thousands = thousands;
    as->missing = missing->v;
    as->n_missing = missing->n;
    return as;
}

/* If *s begins with one of the n strings `texts`, removes that string from *s
   and returns true. Otherwise returns false. */
static bool skip_one(str *s, const str *texts, size_t n)
{
    for (size_t i = 0; i < n && s->n; i++)
        if (s->p[0] == texts[i].p[0] && str_starts(*s, texts[i])) {
            *s = str_from(*s, texts[i].n);
            return true;
        }
    return false;
}

static bool skip_sign(str *s)
{
    static const str signs[] = {S_INIT("+"), S_INIT("-"), S_INIT("\u2212")};
    return skip_one(s, signs, sizeof signs / sizeof *signs);
}

static bool skip_currency(str *s)
{
    static const str signs[] = {S_INIT("$"), S_INIT("\u20ac"), S_INIT("\u00a3"),
                                S_INIT("\u00a5")};
    return skip_one(s, signs, sizeof signs / sizeof *signs);
}

size_t numeral_digits(str s)
{
    size_t n = 0;
    while (n < s.n && char_is_digit(s.p[n]))
        n++;
    return n;
}

static size_t skip_digits(str *s)
{
    size_t n = numeral_digits(*s);
    *s = str_from(*s, n);
    return n;
}

/* digits = digit+ | digit{1,3} (thousands digit{3})+; the second form does not
   begin with 0: 0,123 has a decimal comma. */
static bool skip_whole(str *s, char thousands)
{
    bool zero = s->n && s->p[0] == '0';
    size_t first = skip_digits(s);
    if (!thousands)
        return first > 0;
    if (zero && s->n && s->p[0] == thousands)
        return false;
    while (first && first <= 3 && s->n > 3 && s->p[0] == thousands) {
        str rest = str_from(*s, 1);
        if (skip_digits(&rest) != 3)
            return false;
        *s = rest;
    }
    return first > 0;
}

static bool skip_exponent(str *s)
{
    str rest = *s;
    if (!rest.n || char_lower(rest.p[0]) != 'e')
        return false;
    rest = str_from(rest, 1);
    if (rest.n && (rest.p[0] == '+' || rest.p[0] == '-'))
        rest = str_from(rest, 1);
    if (!skip_digits(&rest))
        return false;
    *s = rest;
    return true;
}

/* Whether s begins with a superscript or subscript digit or a fraction
   character. Such a character after digits belongs to the number. */
static bool continues_number(str s)
{
    static const struct {
        uint32_t from, to;
    } RANGES[] = {{0xb2, 0xb3},     {0xb9, 0xb9},     {0xbc, 0xbe},
                  {0x2070, 0x2089}, {0x2150, 0x215f}, {0x2189, 0x2189}};
    size_t n;
    uint32_t c = s.n && (unsigned char)s.p[0] >= 0x80 ? utf8_decode(s, &n) : 0;
    for (size_t i = 0; c && i < sizeof RANGES / sizeof *RANGES; i++)
        if (c >= RANGES[i].from && c <= RANGES[i].to)
            return true;
    return false;
}

/* Whether a character is invisible: white space, zero-width and direction
   marks. */
static bool is_invisible(uint32_t c)
{
    return unicode_is_space(c) || c == 0xad || c == 0xfeff ||
           (c >= 0x200b && c <= 0x200f) || (c >= 0x2060 && c <= 0x2064) ||
           (c >= 0xfe00 && c <= 0xfe0f);
}

static str trim_invisible_end(str s)
{
    size_t n;
    while (s.n) {
        size_t at = utf8_before(s, s.n);
        if (!is_invisible(utf8_decode(str_from(s, at), &n)))
            break;
        s.n = at;
    }
    return s;
}

str numeral_unit(const struct numeral *x)
{
    str s = x->unit;
    size_t n;
    while (s.n && is_invisible(utf8_decode(s, &n)))
        s = str_from(s, n);
    return s;
}

/* unit = at most six bytes: letters, '/', '%', characters outside ASCII */
static bool is_unit(const struct numeral *x)
{
    str s = x->unit;
    if (continues_number(s))
        return false;
    s = numeral_unit(x);
    if (s.n > UNIT_MAX)
        return false;
    for (size_t i = 0; i < s.n; i++)
        if (!char_is_alpha(s.p[i]) && s.p[i] != '/' && s.p[i] != '%' &&
            (unsigned char)s.p[i] < 0x80)
            return false;
    return true;
}

/* Returns the part of `all` before its suffix s. */
static str before_suffix(str all, str s)
{
    return str_slice(all, 0, all.n - s.n);
}

/* Fast path for numbers without other parts: -?digit+(.digit*)? */
static bool split_bare(str s, struct numeral *out)
{
    size_t head = s.n && s.p[0] == '-', i = head;
    while (i < s.n && char_is_digit(s.p[i]))
        i++;
    bool point = i < s.n && s.p[i] == '.';
    size_t whole = i, to = i + point;
    while (point && to < s.n && char_is_digit(s.p[to]))
        to++;
    if (whole == head || to < s.n)
        return false;
    *out = (struct numeral){.head = {s.p, head},
                            .whole = {s.p + head, whole - head},
                            .exponent = {s.p + s.n, 0},
                            .unit = {s.p + s.n, 0}};
    if (point)
        out->fraction = (str){s.p + whole + 1, to - whole - 1};
    return true;
}

bool numeral_split_as(str s, const struct notation *as, struct numeral *out)
{
    if (as->decimal == '.' && split_bare(s, out))
        return true;
    str from = s;
    bool bare = s.n && char_is_digit(s.p[0]);
    if (!bare)
        skip_sign(&s);
    str money = s;
    money = !bare && skip_currency(&s) ? before_suffix(money, s) : STR_NONE;
    if (money.n)
        skip_sign(&s);
    *out = (struct numeral){.head = before_suffix(from, s), .currency = money};
    from = s;
    bool whole = skip_whole(&s, as->thousands);
    out->whole = before_suffix(from, s);
    if (s.n && as->decimal && s.p[0] == as->decimal) {
        from = s = str_from(s, 1);
        whole = skip_digits(&s) || whole;
        out->fraction = before_suffix(from, s);
    }
    if (!whole)
        return false;
    from = s;
    skip_exponent(&s);
    out->exponent = before_suffix(from, s);
    out->unit = trim_invisible_end(s);
    return is_unit(out);
}

bool numeral_split(str s, struct numeral *out)
{
    return numeral_split_as(s, &NUMERAL_USUAL, out);
}

bool numeral_is(str s)
{
    struct numeral parts;
    return numeral_split(s, &parts);
}

bool numeral_number(const struct numeral *x, const struct notation *as,
                    double *out)
{
    char digits[1024]; /* 767 digits can express any double */
    size_t n = 0;
    bool minus = x->head.n && (str_find(x->head, S("-"), 0) != STR_NPOS ||
                               str_find(x->head, S("\u2212"), 0) != STR_NPOS);
    for (size_t i = 0; i < x->whole.n && n < sizeof digits; i++)
        if (char_is_digit(x->whole.p[i]))
            digits[n++] = x->whole.p[i];
    str rest = {x->whole.p + x->whole.n,
                (size_t)(x->unit.p - x->whole.p) - x->whole.n};
    for (size_t i = 0; i < rest.n && n < sizeof digits; i++)
        digits[n++] = rest.p[i] == as->decimal ? '.' : rest.p[i];
    if (n == sizeof digits || !str_to_double((str){digits, n}, out))
        return false;
    *out = minus ? -*out : *out;
    return true;
}

bool numeral_value_as(str s, const struct notation *as, double *out)
{
    struct numeral x;
    return numeral_split_as(s, as, &x) && numeral_number(&x, as, out);
}

bool numeral_value(str s, double *out)
{
    return numeral_value_as(s, &NUMERAL_USUAL, out);
}

bool numeral_is_missing_as(str s, const struct notation *as)
{
    static const str NONE[] = {S_INIT(""),       S_INIT("-"),
                               S_INIT("--"),     S_INIT("\u2013"),
                               S_INIT("\u2014"), S_INIT("nan")};
    bool may = s.n <= 3 && !(s.n && char_is_digit(s.p[0]));
    return (may && STR_AMONG_NOCASE(s, NONE)) ||
           str_among(s, as->missing, as->n_missing);
}

bool numeral_is_missing(str s)
{
    return numeral_is_missing_as(s, &NUMERAL_USUAL);
}
