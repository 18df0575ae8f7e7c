// SPDX-License-Identifier: MIT
// metrics_data: the widths of characters in the widest of several fonts.
#pragma once

#include <stddef.h>

enum { METRICS_N = 892 };

/* Characters first to last; their widths start at index `at`. */
struct metrics_run {
    unsigned short first, last, at;
};

extern const struct metrics_run METRICS_RUNS[];
extern const size_t METRICS_N_RUNS;

/* In thousandths of the font size; regular and bold. */
extern const unsigned short METRICS_WIDTHS[2][METRICS_N];
