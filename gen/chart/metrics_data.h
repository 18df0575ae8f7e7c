// SPDX-License-Identifier: MIT
// metrics_data: the widths of characters, of several fonts the widest.
#pragma once

#include <stddef.h>

enum { METRICS_N = 892 };

/* Characters first to last, whose widths stand from `at` on. */
struct metrics_run {
    unsigned short first, last, at;
};

extern const struct metrics_run METRICS_RUNS[];
extern const size_t METRICS_N_RUNS;

/* In thousandths of the font's size, of the regular and the bold weight. */
extern const unsigned short METRICS_WIDTHS[2][METRICS_N];
