// SPDX-License-Identifier: MIT
// exact: a step is gone back over only where the number before it, rounded,
// is the one behind it.
#include "eval/exact.h"

#include <math.h>

#include "eval/lineage.h"
#include "frame/number.h"
#include "frame/numeral.h"

/* ---- digits ---- */

/* How many digits stand behind the point of the number in a text: "1.230" has
   3, "1.2e3" -2, "45.2%" 1. */
static int decimals(str s)
{
    int n = 0;
    size_t i = 0;
    long exponent = 0;
    while (i < s.n && !char_is_digit(s.p[i]) && s.p[i] != '.')
        i++;
    while (i < s.n && (char_is_digit(s.p[i]) || s.p[i] == ','))
        i++;
    if (i < s.n && s.p[i] == '.')
        while (++i < s.n && char_is_digit(s.p[i]))
            n++;
    if (i + 1 < s.n && char_lower(s.p[i]) == 'e') {
        size_t from = i + 1 + (s.p[i + 1] == '+'), to = from;
        while (to < s.n && (char_is_digit(s.p[to]) || s.p[to] == '-'))
            to++;
        str_to_long(str_slice(s, from, to), &exponent);
    }
    return n - (int)exponent;
}

/* The same of a number. Zeros at the end of a whole one may be of a rounding
   to tens. */
static int number_decimals(double f)
{
    enum { DIGITS_MAX = 17 };
    int n = 0;
    for (double k = fabs(f); k >= 10 && fmod(k, 10) == 0; k /= 10)
        n--;
    while (n >= 0 && n < DIGITS_MAX && number_round(f, n) != f)
        n++;
    return n;
}

bool exact_exceeds(struct arena *a, str format, struct value v, str shown)
{
    size_t from = 0, to;
    while ((from = str_find_char(format, '{', from)) != STR_NPOS) {
        if (from + 1 < format.n && format.p[from + 1] == '{') {
            from += 2;
            continue;
        }
        if ((to = str_find_char(format, '}', from)) == STR_NPOS)
            return false;
        struct buf b = {.a = a};
        str why, field = str_slice(format, from, to + 1);
        int percent = number_format_is_percent(field) ? 2 : 0;
        if (number_format(&b, field, v, &why) &&
            decimals(buf_str(&b)) + percent > decimals(shown))
            return true;
        from = to + 1;
    }
    return false;
}

/* ---- one step back ---- */

static bool is_number(struct value v)
{
    return v.type == VALUE_INT || v.type == VALUE_FLOAT;
}

static bool number_of(struct value v, double *f)
{
    if (v.type == VALUE_STR)
        return numeral_value(str_trim(v.s), f);
    *f = v.type == VALUE_INT ? (double)v.i : v.f;
    return is_number(v) && isfinite(*f);
}

/* Whether x, rounded to that many digits behind the point, may be y. */
static bool rounds_to(double x, double y, int digits)
{
    double half = 0.5 * pow(10, -digits);
    return fabs(x - y) <= half * (1 + 1e-9) + 1e-12 * fabs(y);
}

/* What a format or rounding made of a number, against the number. */
static bool shows(const struct origin *o, struct value made, double before)
{
    double after;
    if (!number_of(made, &after))
        return made.type == VALUE_STR && !(o->effect & EFFECT_MAYBE);
    if (made.type != VALUE_STR) {
        return rounds_to(before, after, number_decimals(after));
    }
    if (o->effect & EFFECT_PERCENT)
        before *= 100;
    return rounds_to(before, after, decimals(made.s));
}

/* Whether a cell shows the same number as the cell that it was made of. */
static bool same_number(const struct origin *o, struct value made,
                        struct value from)
{
    unsigned kind = o->effect & EFFECT_KIND;
    double before, after;
    if (o->effect & EFFECT_ROWS || !number_of(from, &before))
        return false;
    if (kind == EFFECT_FORMATS && is_number(from))
        return shows(o, made, before);
    if (kind == EFFECT_ROUNDS)
        return shows(o, made, before);
    return (kind == EFFECT_RETYPES || from.type == VALUE_STR) &&
           number_of(made, &after) && before == after;
}

/* ---- all steps ---- */

/* Whether the text was made by the script. */
static bool is_computed(const struct column *c)
{
    const struct origin *o = c->origin;
    return o->kind == ORIGIN_EXPR || o->kind == ORIGIN_GROUP ||
           (o->kind == ORIGIN_LITERAL && !(o->effect & EFFECT_WRITTEN));
}

static struct value as_number(double f, bool whole)
{
    return whole && f == (double)(int64_t)f
               ? (struct value){.type = VALUE_INT, .i = (int64_t)f}
               : (struct value){.type = VALUE_FLOAT, .f = f};
}

enum exact exact_number(const struct column *c, size_t row, struct value *v,
                        str *shown)
{
    double f;
    for (*v = column_value(c, row); lineage_follow(&c, &row);) {
        const struct origin *o = c->origin;
        if (o->kind != ORIGIN_EXPR || o->inputs.n != 1 ||
            o->inputs.v[0]->n != c->n)
            break;
        struct value from = column_value(o->inputs.v[0], row);
        if (!same_number(o, *v, from))
            break;
        *v = from;
        c = o->inputs.v[0];
    }
    if (v->type != VALUE_STR)
        return EXACT_NUMBER;
    *shown = v->s;
    if (!number_of(*v, &f))
        return EXACT_NONE;
    *v = as_number(f, str_find_char(v->s, '.', 0) == STR_NPOS);
    return is_computed(c) ? EXACT_TEXT : EXACT_NUMBER;
}
