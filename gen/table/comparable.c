// SPDX-License-Identifier: MIT
// comparable: reads texts as templates/assets/tables.js does, to compare.
#include "table/comparable.h"

#include <math.h>
#include <stdlib.h>

/* Whether a script takes this number from a text: it drops what is no digit,
   point, e or minus, and reads the number that the rest begins with. */
static bool is_easy(str text, double number)
{
    char kept[64];
    size_t n = 0;
    double whole;
    for (size_t i = 0; i < text.n && n + 1 < sizeof kept; i++)
        if (str_starts(str_from(text, i), S("\u2212")))
            kept[n++] = '-';
        else if (char_is_digit(text.p[i]) || text.p[i] == '.' ||
                 char_lower(text.p[i]) == 'e' || text.p[i] == '-')
            kept[n++] = text.p[i];
    kept[n] = '\0';
    if (n + 1 < sizeof kept && str_to_double((str){kept, n}, &whole))
        return whole == number;
    return n + 1 < sizeof kept && strtod(kept, NULL) == number;
}

struct figure_cell *comparable_read(struct arena *a, const str *texts, size_t n,
                                    const struct notation *as, bool *hard)
{
    struct figure_cell *v = NEW_N(a, struct figure_cell, n + 1);
    for (size_t r = 0; r < n; r++) {
        v[r] = figure_of_text(texts[r], as);
        *hard |= v[r].kind == FIGURE_MISSING ? !numeral_is_missing(texts[r])
                 : v[r].kind == FIGURE_NUMBER
                     ? !*hard && !is_easy(texts[r], v[r].value)
                     : false;
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
