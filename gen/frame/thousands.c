// SPDX-License-Identifier: MIT
// thousands: writes a separator before each group of three digits.
#include "frame/thousands.h"

#include <math.h>

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

bool thousands_is_long(double x)
{
    return fabs(x) >= 1e4;
}

str thousands_of(struct arena *a, str text, const struct notation *as,
                 enum thousands g, size_t from)
{
    struct numeral x;
    struct buf b = {.a = a};
    if (g == THOUSANDS_NONE || text.n < from ||
        !numeral_split_as(text, as, &x) || x.whole.n < from ||
        numeral_digits(x.whole) < x.whole.n ||
        (!x.fraction.p && !x.unit.n && identifier_is_digits(x.whole)))
        return text;
    buf_put(&b, str_slice(text, 0, (size_t)(x.whole.p - text.p)));
    thousands_put(&b, x.whole, thousands_text(thousands_beside(g, as->decimal)),
                  S(""));
    buf_put(&b, str_from(text, (size_t)(x.whole.p - text.p) + x.whole.n));
    return buf_end(&b);
}
