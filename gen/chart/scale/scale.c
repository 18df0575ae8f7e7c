// SPDX-License-Identifier: MIT
// scale: maps numbers to positions.
#include "chart/scale/scale.h"

#include <math.h>

#include "base/elementary.h"

double scale_band(const struct scale *s)
{
    return fabs(s->range[1] - s->range[0]) / (s->domain[1] + 1);
}

/* Returns a linear scale that is equivalent to s. If s is LOG, the domain of
   the result is in logarithms; if s is BAND, the range of the result is from
   the middle of the first band to the middle of the last. */
static struct scale linearized(const struct scale *s)
{
    struct scale k = *s;
    if (s->kind == SCALE_LOG) {
        k.domain[0] = elementary_log(s->domain[0]);
        k.domain[1] = elementary_log(s->domain[1]);
    } else if (s->kind == SCALE_BAND) {
        double half = scale_band(s) / 2;
        if (s->range[0] > s->range[1])
            half = -half;
        k.range[0] += half;
        k.range[1] -= half;
    }
    return k;
}

double scale_at(const struct scale *s, double x)
{
    struct scale k = linearized(s);
    double width = k.domain[1] - k.domain[0];
    if (s->kind == SCALE_LOG)
        x = elementary_log(x);
    if (width == 0)
        return isnan(x) ? x : (k.range[0] + k.range[1]) / 2;
    return k.range[0] + (x - k.domain[0]) / width * (k.range[1] - k.range[0]);
}

void extent_add(struct extent *e, double x)
{
    if (!isfinite(x))
        return;
    if (e->low > e->high)
        *e = (struct extent){x, x};
    else if (x < e->low)
        e->low = x;
    else if (x > e->high)
        e->high = x;
}

void extent_join(struct extent *e, const struct extent *other)
{
    if (other->low > other->high)
        return;
    extent_add(e, other->low);
    extent_add(e, other->high);
}
