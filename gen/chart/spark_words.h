// SPDX-License-Identifier: MIT
// spark_words: names that several columns have in common, and sentences of what
// a small drawing shows.
#pragma once

#include "chart/spark.h"

/* What each of several names has for itself, whole words: "P50" and "P99" of
   "Latency P50 (ms)" and "Latency P99 (ms)"; names themselves where nothing
   would be left. By name, in `a`. */
str *spark_words_parts(struct arena *a, const str *names, size_t n);

/* The first and the last with what is common said once: "Latency P50 to P99
   (ms)". */
str spark_words_label(struct arena *a, const str *names, size_t n);

/* What the drawing of a row shows; best, worst: columns, or n. */
str spark_words_row(struct arena *a, const struct spark_spec *s,
                    const str *parts, size_t row, size_t best, size_t worst);

/* How all drawings are to be read. */
str spark_words_note(struct arena *a, const struct spark_spec *s,
                     const struct sparks *drawn, const str *parts);

/* The first column of a range whose number is above the next one's, or n. */
size_t spark_words_fault(const struct spark_spec *s, size_t row);
