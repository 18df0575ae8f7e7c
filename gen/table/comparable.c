// SPDX-License-Identifier: MIT
// comparable: reads the units of figures with frame/unit_header.
#include "table/comparable.h"

#include <math.h>

#include "frame/unit_header.h"

struct figure_cell *comparable_read(struct arena *a, const str *texts, size_t n,
                                    const struct notation *as, bool *hard)
{
    struct figure_cell *v = NEW_N(a, struct figure_cell, n + 1);
    *hard |= as->decimal != '.' || (as->thousands && as->thousands != ',');
    for (size_t r = 0; r < n; r++) {
        v[r] = figure_of_text(texts[r], as);
        *hard |= v[r].kind == FIGURE_MISSING && !numeral_is_missing(texts[r]);
    }
    return v;
}

struct figure_cell *comparable_missing(struct arena *a, const str *texts,
                                       size_t n, const struct notation *as)
{
    struct figure_cell *v = NEW_N(a, struct figure_cell, n + 1);
    for (size_t r = 0; r < n; r++)
        v[r].kind = numeral_is_missing_as(str_trim(texts[r]), as)
                        ? FIGURE_MISSING
                        : FIGURE_TEXT;
    return v;
}

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

double *comparable_converted(struct arena *a, const struct figure_cell *v,
                             size_t n)
{
    const struct unit *first = NULL;
    str word = STR_NONE;
    bool mixed = false;
    double *out = new_numbers(a, n);
    for (size_t r = 0; r < n; r++) {
        const struct figure_cell *x = &v[r];
        if (x->kind != FIGURE_NUMBER)
            continue;
        const struct unit *u = x->unit.n ? unit_parse(a, x->unit) : NULL;
        struct unit same = u ? *u : (struct unit){0};
        same.scale = first ? first->scale : 1;
        if (!u || (first && (!is_alike(first, u) || !unit_adds(first, &same))))
            return NULL;
        mixed = mixed || (first && !str_eq(x->unit, word));
        first = u;
        word = x->unit;
        out[r] = x->value * u->scale;
    }
    return mixed ? out : NULL;
}

bool comparable_alike(const struct figure_cell *v, size_t n)
{
    str unit = STR_NONE, money = STR_NONE;
    bool plain = false;
    for (size_t r = 0; r < n; r++) {
        const struct figure_cell *x = &v[r];
        if (x->kind != FIGURE_NUMBER)
            continue;
        if ((x->unit.n && unit.n && !str_eq(x->unit, unit)) ||
            (x->currency.n && money.n && !str_eq(x->currency, money)))
            return false;
        unit = x->unit.n ? x->unit : unit;
        money = x->currency.n ? x->currency : money;
        plain = plain || !x->unit.n;
    }
    return !plain || !str_eq(unit, S("%"));
}

double *comparable_unbounded(struct arena *a, const str *texts,
                             const struct figure_cell *v, size_t n, bool hard)
{
    double *out = new_numbers(a, n);
    bool any = hard;
    for (size_t r = 0; r < n; r++) {
        bool minus = str_starts(texts[r], S("-"));
        bool inf = str_eq_nocase(str_from(texts[r], minus), S("inf"));
        out[r] = !inf ? v[r].value : minus ? -HUGE_VAL : HUGE_VAL;
        any |= inf;
    }
    return any ? out : NULL;
}
