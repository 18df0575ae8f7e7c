// SPDX-License-Identifier: MIT
// exact_sum: keeps a sum as several floats whose digits do not overlap. The sum
// of two floats and its rounding error are both floats, so no digit is lost.
#include "df/library/exact_sum.h"

#include <math.h>

#include "df/runtime/iterate.h"
#include "df/runtime/scalar.h"

/* Returns x + y, and sets *low to its rounding error. */
static double two_sum(double x, double y, double *low)
{
    double sum = x + y, part = sum - x;
    *low = (x - (sum - part)) + (y - part);
    return sum;
}

void exact_sum_add(struct exact_sum *s, double x)
{
    size_t n = 0;
    if (!isfinite(x)) {
        s->special += x;
        return;
    }
    for (size_t i = 0; i < s->n; i++) {
        double low, high = two_sum(x, s->parts[i], &low);
        if (low != 0)
            s->parts[n++] = low;
        x = high;
    }
    s->n = n;
    if (!isfinite(x))
        s->special += x;
    else if (x != 0 && n < sizeof s->parts / sizeof *s->parts)
        s->parts[s->n++] = x;
}

void exact_sum_add_product(struct exact_sum *s, double x, double y)
{
    double high = x * y;
    exact_sum_add(s, high);
    if (isfinite(high))
        exact_sum_add(s, fma(x, y, -high));
}

/* Returns the sum, rounded once. Sets *rest to the rounding error of the
   result. *rest is rounded too. */
static double split(const struct exact_sum *s, double *rest)
{
    double high = 0, low = 0;
    size_t i = s->n;
    *rest = 0;
    if (s->special != 0)
        return s->special;
    while (i && low == 0)
        high = two_sum(high, s->parts[--i], &low);
    /* If the sum is halfway between two floats, the sign of the next part
       decides the rounding. */
    if (i && ((low < 0 && s->parts[i - 1] < 0) ||
              (low > 0 && s->parts[i - 1] > 0))) {
        double twice = low * 2, next = high + twice;
        if (twice == next - high) {
            high = next;
            low = -low;
        }
    }
    *rest = low;
    while (i)
        *rest += s->parts[--i];
    return high;
}

double exact_sum_value(const struct exact_sum *s)
{
    double rest;
    return split(s, &rest);
}

double exact_sum_quotient(const struct exact_sum *s, double d, double *rest)
{
    double low, high = split(s, &low), q = high / d;
    *rest = isfinite(q) ? (fma(-q, d, high) + low) / d : 0;
    return two_sum(q, *rest, rest);
}

bool exact_sum_of(struct call *c, enum param p, struct exact_sum *s, size_t *n)
{
    struct list l = {0};
    if (!iterate(c->ev, call_at(c, p), call_arg(c, p), &l) ||
        !eval_steps(c->ev, c->at, l.n))
        return false;
    *n = l.n;
    for (size_t i = 0; i < l.n; i++) {
        struct value v;
        double x;
        if (!object_scalar(l.v[i], &v) || !scalar_number(v, &x))
            return call_wrong(c, p, "numbers");
        exact_sum_add(s, x);
    }
    return true;
}
