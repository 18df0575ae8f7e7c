// SPDX-License-Identifier: MIT
// metrics: how wide a text may become, whichever font its reader has: of DejaVu
// Sans, Liberation Sans and Roboto the widest, and a tenth more.
#ifndef CHART_METRICS_H
#define CHART_METRICS_H

#include "base/str.h"

enum { METRICS_N = 892 };

/* Characters first to last, whose widths stand from `at` on. */
struct metrics_run {
    unsigned short first, last, at;
};

extern const struct metrics_run METRICS_RUNS[];
extern const size_t METRICS_N_RUNS;

/* In thousandths of the font's size, of the regular and the bold weight. */
extern const unsigned short METRICS_WIDTHS[2][METRICS_N];

/* The width of a text of this size, in the unit of the size. A character of no
   known width is as wide as the size; a combining one has none. */
double metrics_width(str s, double size, bool bold);

#endif
