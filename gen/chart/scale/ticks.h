// SPDX-License-Identifier: MIT
// ticks: chooses the positions of the ticks of an axis, in numbers of the data.
#pragma once

#include "base/arena.h"
#include "base/calendar.h"
#include "chart/scale/scale.h"

struct ticks {
    double *v; /* ascending */
    size_t n;
    double step;             /* linear ticks: distance between ticks; else 0 */
    enum calendar_unit unit; /* dates: precision of the labels */
};

/* Returns about m round numbers from `low` to `high` or a little beyond. low <
   high. This is the extended Wilkinson algorithm (Talbot, Lin, Hanrahan: An
   Extension of Wilkinson's Algorithm for Positioning Tick Labels on Axes,
   2010), without its term for legibility. */
struct ticks ticks_linear(struct arena *a, double low, double high, double m);

/* Extends linear ticks, with the same step, to the last multiple of the step at
   or below `low` and the first multiple at or above `high`. Returns *t if there
   would be too many ticks. */
struct ticks ticks_enclose(struct arena *a, const struct ticks *t, double low,
                           double high);

/* Returns the ticks of a log axis from `low` to `high`: 1, 2 and 5 times each
   power of ten. If these are more than about m, returns only the powers of ten,
   or every n-th of them if these are still too many. Never drops ticks if fewer
   than three would remain. If there are fewer than three ticks anyway, returns
   1 to 9 times each power of ten or, if these are also too few, positive round
   numbers. */
struct ticks ticks_log(struct arena *a, double low, double high, double m);

/* Returns the minor ticks of a log axis: 1 to 9 times each power of ten, from
   `low` to `high`. Returns none for a range of more than five powers of ten. */
struct ticks ticks_minor(struct arena *a, double low, double high);

/* Returns at most about m powers of two from `low` to `high`. */
struct ticks ticks_base2(struct arena *a, double low, double high, double m);

/* Return the nearest number among ..., 0.5, 1, 2, 5, 10, 20, ... that is at or
   below x, or at or above x. x must be positive. */
double ticks_log_floor(double x);
double ticks_log_ceil(double x);

/* Whether a number is an integer power of two. */
bool ticks_is_power2(double x);

/* Returns at most about m days from `low` to `high`: every 1, 2, 7 or 14 days,
   counted from 1970-01-01, or the first days of months or years. If dates have
   the precision MINUTE or SECOND, the ticks may also be times of day, with
   fractions of days. */
struct ticks ticks_time(struct arena *a, double low, double high, double m,
                        enum calendar_unit unit);
