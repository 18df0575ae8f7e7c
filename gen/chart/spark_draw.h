// SPDX-License-Identifier: MIT
// spark_draw: from columns of numbers to small drawings.
#pragma once

#include "chart/spark.h"

/* The drawings of all rows. In `a`. */
struct sparks *spark_draw(struct arena *a, const struct spark_spec *spec);

/* RANGE where all names differ by a percentile ("P50", "p99.9", "median",
   "max"), else LINE. */
enum spark_kind spark_draw_kind(struct arena *a, const str *names, size_t n);
