// SPDX-License-Identifier: MIT
// comparable: reads texts as numerals, and their units with frame/unit_header.
#include "table/comparable.h"

#include <math.h>

#include "frame/numeral.h"
#include "frame/unit_header.h"

static double *new_numbers(struct arena *a, size_t n)
{
    double *v = NEW_N(a, double, n + 1);
    for (size_t r = 0; r < n; r++)
        v[r] = (double)NAN;
    return v;
}

/* Whether two units differ in their scale at most; Mays are no Junes. */
static bool is_alike(const struct unit *x, const struct unit *y)
{
    size_t i = 0;
    while (i < x->n && i < y->n && str_eq(x->v[i].name, y->v[i].name) &&
           x->v[i].power == y->v[i].power)
        i++;
    return i == x->n && i == y->n;
}

double *comparable_converted(struct arena *a, const str *texts, size_t n)
{
    const struct unit *first = NULL;
    str word = STR_NONE;
    bool mixed = false;
    double *out = new_numbers(a, n);
    for (size_t r = 0; r < n; r++) {
        struct numeral x;
        if (numeral_is_missing(texts[r]) || !numeral_split(texts[r], &x))
            continue;
        str own = str_trim(x.unit);
        const struct unit *u = own.n ? unit_parse(a, own) : NULL;
        struct unit same = u ? *u : (struct unit){0};
        same.scale = first ? first->scale : 1;
        if (!u || (first && (!is_alike(first, u) || !unit_adds(first, &same))))
            return NULL;
        mixed = mixed || (first && !str_eq(own, word));
        first = u;
        word = own;
        numeral_value(texts[r], &out[r]);
        out[r] *= u->scale;
    }
    return mixed ? out : NULL;
}

bool comparable_alike(const str *texts, size_t n)
{
    str unit = STR_NONE, money = STR_NONE;
    bool plain = false;
    for (size_t r = 0; r < n; r++) {
        struct numeral x;
        if (numeral_is_missing(texts[r]) || !numeral_split(texts[r], &x))
            continue;
        str own = str_trim(x.unit);
        if ((own.n && unit.n && !str_eq(own, unit)) ||
            (x.currency.n && money.n && !str_eq(x.currency, money)))
            return false;
        unit = own.n ? own : unit;
        money = x.currency.n ? x.currency : money;
        plain = plain || !own.n;
    }
    return !plain || !str_eq(unit, S("%"));
}

double *comparable_unbounded(struct arena *a, const str *texts, size_t n)
{
    double *out = new_numbers(a, n);
    bool any = false;
    for (size_t r = 0; r < n; r++) {
        str s = texts[r];
        bool minus = str_starts(s, S("-"));
        bool is = str_eq_nocase(str_from(s, minus), S("inf"));
        if (is)
            out[r] = minus ? -HUGE_VAL : HUGE_VAL;
        else
            numeral_value(s, &out[r]);
        any = any || is;
    }
    return any ? out : NULL;
}
