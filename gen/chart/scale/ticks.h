// SPDX-License-Identifier: MIT
// ticks: chooses the positions of the ticks of an axis, in numbers of the data.
#pragma once

#include "base/arena.h"
#include "base/calendar.h"
#include "chart/scale/scale.h"

struct ticks {
    double *v; /* ascending */
    size_t n;
    double step;             /* linear: distance between ticks; else 0 */
    enum calendar_unit unit; /* time: precision of the labels */
};

/* Returns about m round numbers from `low` to `high` or a little beyond. low <
   high. This is the extended Wilkinson algorithm (Talbot, Lin, Hanrahan: An
   Extension of Wilkinson's Algorithm for Positioning Tick Labels on Axes,
   2010), without its term for legibility. */
struct ticks ticks_linear(struct arena *a, double low, double high, double m);

/* Extends linear ticks, with their step, from the last one at or below `low` to
   the first one at or above `high`. Returns *t if there would be too many. */
struct ticks ticks_enclose(struct arena *a, const struct ticks *t, double low,
                           double high);

/* Returns 1, 2 and 5 times the powers of ten between `low` and `high`; only
   powers of ten, possibly not all, if those are more than about m. If there are
   fewer than three of either, returns 1 to 9 times powers of ten, or round
   numbers. */
struct ticks ticks_log(struct arena *a, double low, double high, double m);

/* Returns the minor ticks of a log axis: 1 to 9 times each power of ten from
   `low` to `high`. Returns no ticks for more than five powers of ten. */
struct ticks ticks_minor(struct arena *a, double low, double high);

/* Returns at most about m powers of two from `low` to `high`. */
struct ticks ticks_base2(struct arena *a, double low, double high, double m);

/* Return the nearest of ..., 0.5, 1, 2, 5, 10, 20, ... at or below x, or at or
   above x. x > 0. */
double ticks_log_floor(double x);
double ticks_log_ceil(double x);

/* Whether a number is an integer power of two. */
bool ticks_is_power2(double x);

/* Returns at most about m days from `low` to `high`: every 1, 2, 7 or 14 days,
   counted from 1970-01-01, or the first days of months or years. */
struct ticks ticks_time(struct arena *a, double low, double high, double m);
