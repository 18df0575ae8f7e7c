// SPDX-License-Identifier: MIT
// ticks: which numbers stand on an axis.
#ifndef CHART_TICKS_H
#define CHART_TICKS_H

#include "base/arena.h"
#include "chart/calendar.h"
#include "chart/scale.h"

struct ticks {
    double *v; /* ascending */
    size_t n;
    double step;             /* linear: between two of them; else 0 */
    enum calendar_unit unit; /* time: how their texts are written */
};

/* Round numbers from low to high or a little beyond, about m of them: the
   extended Wilkinson algorithm (Talbot, Lin, Hanrahan: An Extension of
   Wilkinson's Algorithm for Positioning Tick Labels on Axes, 2010), without
   its term for legibility. low < high. */
struct ticks ticks_linear(struct arena *a, double low, double high, double m);

/* Powers of ten between low and high; with 2 and 5 times them, or 1 to 9 times
   them, or round numbers, where fewer than three would stand there. */
struct ticks ticks_log(struct arena *a, double low, double high, double m);

/* Powers of two, about m at most. */
struct ticks ticks_base2(struct arena *a, double low, double high, double m);

/* Whether a number is a whole power of two. */
bool ticks_is_power2(double x);

/* Days on which years, months or weeks begin. */
struct ticks ticks_time(struct arena *a, double low, double high, double m);

#endif
