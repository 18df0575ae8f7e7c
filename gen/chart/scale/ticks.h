// SPDX-License-Identifier: MIT
// ticks: which numbers stand on an axis.
#pragma once

#include "base/arena.h"
#include "base/calendar.h"
#include "chart/scale/scale.h"

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

/* All multiples of the step of linear ticks from one that is not above low to
   one that is not below high. */
struct ticks ticks_enclose(struct arena *a, const struct ticks *t, double low,
                           double high);

/* Powers of ten between low and high; with 2 and 5 times them, or 1 to 9 times
   them, or round numbers, where fewer than three would stand there. */
struct ticks ticks_log(struct arena *a, double low, double high, double m);

/* 1 to 9 times each power of ten from low to high; none where they are too many
   to be told apart. */
struct ticks ticks_small(struct arena *a, double low, double high);

/* Powers of two, about m at most. */
struct ticks ticks_base2(struct arena *a, double low, double high, double m);

/* The next of 1, 2, 5, 10, 20, ... that is not above x, or not below it. */
double ticks_log_floor(double x);
double ticks_log_ceil(double x);

/* Whether a number is a whole power of two. */
bool ticks_is_power2(double x);

/* Days on which years, months or weeks begin. */
struct ticks ticks_time(struct arena *a, double low, double high, double m);
