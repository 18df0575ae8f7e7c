// SPDX-License-Identifier: MIT
// spark: word-sized drawings as plain data. Each row of a table gets a drawing
// of some of its columns; all rows share a scale, so that they can be compared.
#pragma once

#include "chart/chart.h"
#include "chart/scale/format.h"

/* The size of a drawing in pixels, and its units per pixel. */
enum { SPARK_WIDTH = 96, SPARK_HEIGHT = 22, SPARK_UNITS = 2 };

enum spark_kind {
    SPARK_LINE, /* a line from column to column: the ratio of each number to the
                   first of its row, on a logarithmic scale. If numbers are not
                   positive, drawn like VALUES */
    SPARK_VALUES, /* the same, with the numbers themselves */
    SPARK_RANGE,  /* horizontal, from zero: a line from the first column to the
                     last, which are dots; the columns between them are ticks */
    SPARK_BARS,   /* a bar for each column, from zero; the best one is filled */
    N_SPARK_KINDS
};

struct spark_spec {
    enum spark_kind kind;
    size_t n, rows;   /* n: columns, at least two */
    const str *names; /* of the columns */
    const double *const
        *y; /* by column, by row; NaN: missing; less than 1e300 */
    const str *const *texts; /* the same as shown to readers */
    enum better better;
    struct chart_format format; /* of numbers on the scale */
};

struct spark {
    struct chart_drawing drawing; /* only marks; none without numbers */
    str words;                    /* its description */
};

struct sparks {
    struct spark *v;      /* by row */
    enum spark_kind kind; /* as drawn */
    struct scale x, y; /* RANGE: x of the numbers; else x of the columns, or of
                          the days in their names, and y of the numbers */
    str label;         /* "Latency P50 to P99 (ms)" */
    str note;          /* explains the drawings */
};

/* Returns the drawings of all rows. In `a`. */
struct sparks *spark_draw(struct arena *a, const struct spark_spec *spec);

/* Returns SPARK_RANGE if the names differ only in a percentile ("P50", "p99.9",
   "median", "max"), else SPARK_LINE. */
enum spark_kind spark_kind_of(struct arena *a, const str *names, size_t n);

/* Returns the first and the last name with their common words only once:
   "Latency P50 to P99 (ms)". */
str spark_label(struct arena *a, const str *names, size_t n);
