// SPDX-License-Identifier: MIT
// polynomial_fit: fits with orthogonal polynomials, after G. E. Forsythe,
// "Generation and use of orthogonal polynomials for data-fitting" (1957). The
// numbers are sums of two doubles, after T. J. Dekker, "A floating-point
// technique for extending the available precision" (1971).
#include "df/elementwise/polynomial_fit.h"

#include <math.h>
#include <string.h>

/* The number high + low, where high is the double nearest to the number. */
struct twofold {
    double high, low;
};

/* Returns x + y; |x| >= |y|, or x is 0. */
static struct twofold normal(double x, double y)
{
    double sum = x + y;
    return (struct twofold){sum, y - (sum - x)};
}

static struct twofold sum_of(double x, double y)
{
    double sum = x + y, part = sum - x;
    return (struct twofold){sum, (x - (sum - part)) + (y - part)};
}

static struct twofold plus(struct twofold x, struct twofold y)
{
    struct twofold s = sum_of(x.high, y.high), t = sum_of(x.low, y.low);
    s = normal(s.high, s.low + t.high);
    return normal(s.high, s.low + t.low);
}

static struct twofold times(struct twofold x, struct twofold y)
{
    double high = x.high * y.high;
    return normal(high, fma(x.high, y.high, -high) +
                            (x.high * y.low + x.low * y.high));
}

static struct twofold minus(struct twofold x, struct twofold y)
{
    return plus(x, (struct twofold){-y.high, -y.low});
}

static struct twofold over(struct twofold x, struct twofold y)
{
    struct twofold q = {x.high / y.high, 0};
    for (int i = 0; i < 2; i++) {
        struct twofold rest = minus(x, times(q, y));
        q = plus(q, (struct twofold){rest.high / y.high, 0});
    }
    return q;
}

/* A sum, and the sum of the magnitudes of its terms. */
struct tally {
    struct twofold sum;
    double size;
};

static void add(struct tally *t, struct twofold x)
{
    t->sum = plus(t->sum, x);
    t->size += fabs(x.high);
}

/* Returns the sum, or 0 if it is not larger than its rounding error. `loss` is
   the factor by which the relative errors of the terms exceed that of a
   twofold. */
static struct twofold total(const struct tally *t, double loss)
{
    bool none = fabs(t->sum.high) <= 0x1p-96 * loss * t->size;
    return none ? (struct twofold){0, 0} : t->sum;
}

/* A polynomial that is orthogonal to those of lower degree on the points, with
   the leading coefficient 1. */
struct polynomial {
    struct twofold *at;                          /* its value at each point */
    struct twofold c[POLYNOMIAL_DEGREE_MAX + 1]; /* lowest power first */
    struct twofold square;                       /* sum of its squared values */
};

struct fit {
    const double *x, *y;
    size_t n, degree;
    struct tally c[POLYNOMIAL_DEGREE_MAX + 1]; /* the coefficients, lowest power
                                                  first */
    double powers[POLYNOMIAL_DEGREE_MAX + 1];  /* [d]: root of the sum of
                                                  x^(2d) */
    double condition; /* about the condition number of the matrix whose columns
                         are the powers of x, divided by `powers` */
};

/* Returns the sum of at[i]^2 * by[i], or of at[i]^2 if `by` is NULL. */
static struct twofold squares(const struct twofold *at, const double *by,
                              size_t n)
{
    struct twofold sum = {0, 0};
    for (size_t i = 0; i < n; i++) {
        struct twofold square = times(at[i], at[i]);
        if (by)
            square = times(square, (struct twofold){by[i], 0});
        sum = plus(sum, square);
    }
    return sum;
}

/* Sets *next to the polynomial after *p, whose degree is d; `before` is the one
   before *p. */
static void advance(const struct fit *f, const struct polynomial *before,
                    const struct polynomial *p, size_t d,
                    struct polynomial *next)
{
    struct twofold shift = over(squares(p->at, f->x, f->n), p->square);
    struct twofold share = {0, 0};
    if (d > 0)
        share = over(p->square, before->square);
    for (size_t i = 0; i < f->n; i++) {
        struct twofold from = minus((struct twofold){f->x[i], 0}, shift);
        next->at[i] = times(from, p->at[i]);
        if (d > 0)
            next->at[i] = minus(next->at[i], times(share, before->at[i]));
    }
    memset(next->c, 0, sizeof next->c);
    for (size_t k = 0; k <= d; k++) {
        next->c[k + 1] = plus(next->c[k + 1], p->c[k]);
        next->c[k] = minus(next->c[k], times(shift, p->c[k]));
        if (d > 0)
            next->c[k] = minus(next->c[k], times(share, before->c[k]));
    }
}

/* Adds p, times its share in the points, to the coefficients. */
static void add_share(struct fit *f, const struct polynomial *p, size_t d)
{
    struct tally product = {0};
    for (size_t i = 0; i < f->n; i++)
        add(&product, times(p->at[i], (struct twofold){f->y[i], 0}));
    struct twofold share = over(total(&product, f->condition), p->square);
    for (size_t k = 0; k <= d; k++)
        add(&f->c[k], times(share, p->c[k]));
}

/* Computes f->powers[d], and compares it with the values of p. Their ratio is
   the sine of the angle between x^d and the lower powers of x. */
static enum polynomial_fit measure(struct fit *f, const struct polynomial *p,
                                   size_t d)
{
    double powers = 0, square = p->square.high;
    for (size_t i = 0; i < f->n; i++) {
        double power = 1;
        for (size_t k = 0; k < d; k++)
            power *= f->x[i] * f->x[i];
        powers += power;
    }
    f->powers[d] = sqrt(powers);
    f->condition = fmax(f->condition, sqrt(powers / square));
    if (!(square > 1e-28 * powers) && isfinite(powers))
        return POLYNOMIAL_FEW;
    return square > 1e-14 * powers ? POLYNOMIAL_FITS : POLYNOMIAL_CLOSE;
}

/* Whether an algorithm that computes with doubles finds each coefficient with
   an error below 1e-7 or, in relation to the numbers y, below 1e-9. */
static bool is_stable(const struct fit *f)
{
    double most = 0, y = 0;
    for (size_t i = 0; i < f->n; i++)
        y += f->y[i] * f->y[i];
    for (size_t k = 0; k <= f->degree; k++)
        most = fmax(most, fabs(f->c[k].sum.high) * f->powers[k]);
    double error = 0x1p-51 * f->condition * most;
    for (size_t k = 0; k <= f->degree; k++)
        if (error > 1e-7 * fabs(f->c[k].sum.high) * f->powers[k] &&
            error > 1e-9 * sqrt(y))
            return false;
    return true;
}

enum polynomial_fit polynomial_fit(struct arena *scratch, const double *x,
                                   const double *y, size_t n, size_t degree,
                                   double *c)
{
    struct fit f = {.x = x, .y = y, .n = n, .degree = degree, .condition = 1};
    struct polynomial p[3] = {0}; /* p[d % 3] has degree d */
    if (n <= degree)
        return POLYNOMIAL_FEW;
    for (size_t k = 0; k < 3; k++)
        p[k].at = NEW_N(scratch, struct twofold, n);
    for (size_t i = 0; i < n; i++)
        p[0].at[i] = (struct twofold){1, 0};
    p[0].c[0] = (struct twofold){1, 0};
    for (size_t d = 0; d <= degree; d++) {
        struct polynomial *now = &p[d % 3];
        now->square = squares(now->at, NULL, n);
        enum polynomial_fit found = measure(&f, now, d);
        if (found != POLYNOMIAL_FITS)
            return found;
        add_share(&f, now, d);
        if (d < degree)
            advance(&f, &p[(d + 2) % 3], now, d, &p[(d + 1) % 3]);
    }
    for (size_t k = 0; k <= degree; k++)
        c[degree - k] = total(&f.c[k], f.condition).high;
    return is_stable(&f) ? POLYNOMIAL_FITS : POLYNOMIAL_CLOSE;
}
