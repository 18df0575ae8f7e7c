// SPDX-License-Identifier: MIT
// ticks: chooses the numbers of an axis.
#pragma once

#include "base/arena.h"
#include "base/calendar.h"
#include "chart/scale/scale.h"

struct ticks {
    double *v; /* ascending */
    size_t n;
    double step;             /* linear: distance of two ticks; else 0 */
    enum calendar_unit unit; /* time: the unit of their labels */
};

/* Returns about m round numbers from low to high or a little beyond: the
   extended Wilkinson algorithm (Talbot, Lin, Hanrahan: An Extension of
   Wilkinson's Algorithm for Positioning Tick Labels on Axes, 2010), without
   its term for legibility. low < high. */
struct ticks ticks_linear(struct arena *a, double low, double high, double m);

/* Returns all multiples of the step of linear ticks from one at or below low to
   one at or above high. */
struct ticks ticks_enclose(struct arena *a, const struct ticks *t, double low,
                           double high);

/* Returns powers of ten between low and high. If there would be fewer than
   three, adds 2 and 5 times them, or 1 to 9 times them, or uses round numbers.
 */
struct ticks ticks_log(struct arena *a, double low, double high, double m);

/* Returns 1 to 9 times each power of ten from low to high, or no ticks if they
   would be too many to distinguish. */
struct ticks ticks_small(struct arena *a, double low, double high);

/* Returns at most about m powers of two. */
struct ticks ticks_base2(struct arena *a, double low, double high, double m);

/* Returns the nearest of 1, 2, 5, 10, 20, ... at or below x, or at or above it.
 */
double ticks_log_floor(double x);
double ticks_log_ceil(double x);

/* Whether a number is an integer power of two. */
bool ticks_is_power2(double x);

/* Returns days on which years, months or weeks begin. */
struct ticks ticks_time(struct arena *a, double low, double high, double m);
