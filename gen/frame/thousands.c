// SPDX-License-Identifier: MIT
// thousands: decides whether the digits of a column are grouped, and writes a
// separator before each group of three digits.
#include "frame/thousands.h"

#include "frame/identifier.h"

enum thousands thousands_of_language(str lang)
{
    bool english = str_eq_nocase(str_slice(lang, 0, 2), S("en")) &&
                   (lang.n == 2 || lang.p[2] == '-');
    return english ? THOUSANDS_COMMA : THOUSANDS_SPACE;
}

enum thousands thousands_beside(enum thousands g, char decimal)
{
    return g == THOUSANDS_COMMA && decimal != '.' ? THOUSANDS_SPACE : g;
}

str thousands_text(enum thousands g)
{
    static const str TEXTS[N_THOUSANDS] = {[THOUSANDS_COMMA] = S_INIT(","),
                                           [THOUSANDS_SPACE] = S_INIT("\u202f"),
                                           [THOUSANDS_NONE] = S_INIT("")};
    return TEXTS[g];
}

void thousands_put(struct buf *b, str digits, str before, str after)
{
    size_t at = digits.n ? (digits.n + 2) % 3 + 1 : 0;
    buf_put(b, str_slice(digits, 0, at));
    for (; at < digits.n; at += 3) {
        buf_put(b, before);
        buf_put(b, str_slice(digits, at, at + 3));
        buf_put(b, after);
    }
}

/* Whether a number is written like a year, a date or an id. A fraction of zeros
   is ignored, because a column of years with missing cells consists of floats
   such as 2024.0. */
static bool is_name(const struct numeral *x)
{
    size_t zeros = 0;
    while (zeros < x->fraction.n && x->fraction.p[zeros] == '0')
        zeros++;
    return zeros == x->fraction.n && !x->head.n && !x->unit.n &&
           !x->exponent.n && identifier_is_digits(x->whole);
}

void thousands_see(struct thousands_seen *s, const struct numeral *x)
{
    bool name = is_name(x);
    s->any = true;
    s->amount |= !name;
    s->id |= name && x->whole.p[0] == '0';
}

bool thousands_are_amounts(const struct thousands_seen *s)
{
    return !s->id && (s->amount || !s->any);
}

bool thousands_is_long(const struct numeral *x)
{
    return x->whole.n >= THOUSANDS_FROM &&
           numeral_digits(x->whole) == x->whole.n;
}

str thousands_of(struct arena *a, str text, const struct notation *as,
                 enum thousands g)
{
    struct numeral x;
    struct buf b = {.a = a};
    if (g == THOUSANDS_NONE || text.n < THOUSANDS_FROM ||
        !numeral_split_as(text, as, &x) || !thousands_is_long(&x))
        return text;
    buf_put(&b, x.head);
    thousands_put(&b, x.whole, thousands_text(thousands_beside(g, as->decimal)),
                  S(""));
    buf_put(&b, str_from(text, x.head.n + x.whole.n));
    return buf_end(&b);
}
