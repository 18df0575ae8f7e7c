// SPDX-License-Identifier: MIT
// format: derives the format of a chart's numbers from a column (the prefix and
// suffix that all of its cells share, signs, separators), and formats values
// and ticks.
#include "chart/scale/format.h"

#include <math.h>

#include "base/elementary.h"
#include "frame/decimal.h"
#include "frame/display.h"
#include "frame/figure.h"
#include "frame/unit.h"

static struct chart_format of_unit(const struct unit *u)
{
    struct chart_format f = {.head = S(""), .tail = S("")};
    if (!u)
        return f;
    if (u->n == 0 && fabs(u->scale - 0.01) < 1e-12)
        f.tail = S("%");
    for (size_t i = 0; i < u->n; i++)
        if (u->v[i].kind == UNIT_MONEY && u->v[i].power == 1 &&
            !str_eq(u->v[i].name, S("cost")))
            f.head = u->v[i].name;
    return f;
}

struct chart_format chart_format_of(const struct column *c)
{
    struct chart_format f = of_unit(c->unit);
    struct numeral parts;
    bool first = true;
    f.thousands = c->display.thousands;
    f.capped = display_shares_places(c, &f.places);
    if (c->type != COLUMN_STR)
        return f;
    const struct notation *as = figure_notation(c);
    for (size_t i = 0; i < c->n; i++) {
        if (!numeral_split_as(c->s[i], as, &parts))
            continue;
        str head = parts.currency.n ? parts.currency : S("");
        if (as->thousands == ',' &&
            str_find_char(parts.whole, ',', 0) != STR_NPOS)
            f.thousands = THOUSANDS_COMMA;
        f.signs |= parts.head.n && parts.head.p[0] == '+';
        if (first) {
            f.head = head;
            f.tail = parts.unit;
        } else if (!str_eq(f.tail, parts.unit) || !str_eq(f.head, head)) {
            f.head = f.tail = S("");
            return f;
        }
        first = false;
    }
    return f;
}

/* Appends digits, with groups before the decimal point. */
static void put_whole(struct buf *b, const struct chart_format *f, str digits)
{
    size_t point = str_find_char(digits, '.', 0);
    size_t n = point == STR_NPOS ? digits.n : point;
    str whole = str_slice(digits, 0, n);
    if (n < THOUSANDS_FROM)
        buf_put(b, whole);
    else
        thousands_put(b, whole, thousands_text(f->thousands), S(""));
    buf_put(b, str_from(digits, n));
}

/* Appends the sign, the prefix, and x with `places` decimal places, or with an
   exponent if x is very small or large: "2e-05". */
static void put_number(struct buf *b, const struct chart_format *f, double x,
                       int places)
{
    char digits[40];
    struct buf number = {b->a, digits, 0, sizeof digits};
    double size = fabs(x);
    bool plain = size < 1e15 && (size == 0 || size >= 1e-5);
    if (!plain)
        buf_printf(&number, "%.4g", size);
    else
        decimal_fixed(&number, size, (size_t)places);
    bool zero = true;
    for (size_t i = 0; i < number.n; i++)
        zero &= number.p[i] == '0' || number.p[i] == '.';
    if (x < 0 && !zero)
        buf_puts(b, "\u2212");
    else if (f->signs && !zero)
        buf_putc(b, '+');
    buf_put(b, f->head);
    if (plain)
        put_whole(b, f, buf_str(&number));
    else
        buf_put(b, buf_str(&number));
}

/* Returns the number of decimal places that x needs, at most `most`. */
static int places_of(double x, int most)
{
    int n = 0;
    for (double k = 1; n < most; n++, k *= 10)
        if (fabs(x * k - round(x * k)) <= fabs(x * k) * 1e-9)
            break;
    return n;
}

str chart_format_value(struct arena *a, const struct chart_format *f, double x)
{
    struct buf b = {.a = a};
    int before =
        x == 0 || !isfinite(x) ? 1 : (int)floor(elementary_log10(fabs(x))) + 1;
    int most = before >= 4 ? 0 : before < -4 ? 8 : 4 - before;
    most = f->capped && most > f->places ? f->places : most;
    put_number(&b, f, x, places_of(x, most));
    buf_put(&b, f->tail);
    return buf_end(&b);
}

str chart_format_tick(struct arena *a, const struct chart_format *f, double x,
                      double step)
{
    static const struct {
        double one;
        char letter;
    } LARGE[] = {{1e12, 'T'}, {1e9, 'B'}, {1e6, 'M'}};
    struct buf b = {.a = a};
    double by = step > 0 ? step : fabs(x);
    for (size_t i = 0; i < sizeof LARGE / sizeof *LARGE && x != 0; i++)
        if (fabs(x) >= LARGE[i].one && fabs(x) < 1e15 &&
            by >= LARGE[i].one / 1000) {
            put_number(&b, f, x / LARGE[i].one,
                       places_of(by / LARGE[i].one, 3));
            buf_putc(&b, LARGE[i].letter);
            buf_put(&b, f->tail);
            return buf_end(&b);
        }
    int places = places_of(by, 9);
    if (f->head.n) /* an amount of money: $0, $0.50 */
        places = x == 0 ? 0 : places == 1 ? 2 : places;
    put_number(&b, f, x, places);
    buf_put(&b, f->tail);
    return buf_end(&b);
}
