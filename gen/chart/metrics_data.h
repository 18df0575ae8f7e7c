// SPDX-License-Identifier: MIT
// metrics_data: the widths of characters, each in the font in which it is
// widest, plus a tenth.
#pragma once

#include <stddef.h>

enum { METRICS_N = 892 };

/* A run of characters, `first` to `last`; `at` is the index of the width of
   `first` in METRICS_WIDTHS. */
struct metrics_run {
    unsigned short first, last, at;
};

extern const struct metrics_run METRICS_RUNS[];
extern const size_t METRICS_N_RUNS;

/* Widths in thousandths of the font size: regular, then bold. */
extern const unsigned short METRICS_WIDTHS[2][METRICS_N];
