// SPDX-License-Identifier: MIT
// elementary_data: the constants of elementary.c, 128 bits each. A value is
// (high * 2^64 + low) / 2^127, unless its comment names another divisor.
#pragma once

#include <stdint.h>

struct elementary_wide {
    uint64_t high, low;
};

enum { ELEMENTARY_N_FACTORIALS = 36, ELEMENTARY_N_INVERSES = 20 };

extern const struct elementary_wide ELEMENTARY_LN2; /* divisor 2^128 */
extern const struct elementary_wide ELEMENTARY_HALF_PI;
extern const struct elementary_wide ELEMENTARY_LOG2_E;
extern const struct elementary_wide ELEMENTARY_LOG10_E; /* divisor 2^129 */

/* ELEMENTARY_FACTORIALS[k] is 1 / k!, ELEMENTARY_INVERSES[k] is 1 / (k + 1). */
extern const struct elementary_wide
    ELEMENTARY_FACTORIALS[ELEMENTARY_N_FACTORIALS];
extern const struct elementary_wide ELEMENTARY_INVERSES[ELEMENTARY_N_INVERSES];

/* For i below 16, element i is 2^(i / 16), and element 16 + i is 2^(i /
   256). */
extern const struct elementary_wide ELEMENTARY_POWERS[2 * 16];

/* Element i is -ln(r / 512), where r is 512 * 64 / (64 + i) rounded to an
   integer; divisor 2^128. */
extern const struct elementary_wide ELEMENTARY_LOGS[65];

/* 128 bits of 0, then the first 1280 bits of 2 / pi. */
extern const uint64_t ELEMENTARY_TWO_OVER_PI[22];
