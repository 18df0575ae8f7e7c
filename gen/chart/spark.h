// SPDX-License-Identifier: MIT
// spark: sparklines, that is, word-sized drawings, as plain data. Each row of a
// table has a drawing of its numbers in some columns. All rows share a scale,
// so that the drawings can be compared.
#pragma once

#include "chart/chart.h"
#include "chart/scale/format.h"

/* The size of a drawing in pixels, and the units of its coordinates per
   pixel. */
enum { SPARK_WIDTH = 96, SPARK_HEIGHT = 22, SPARK_UNITS = 2 };

enum spark_kind {
    SPARK_LINE, /* a line from column to column: the ratio of each number to the
                   first number of its row, on a log scale. Drawn as
                   SPARK_VALUES if a number is not between 1e-100 and 1e100 */
    SPARK_VALUES, /* a line like SPARK_LINE, but of the numbers */
    SPARK_RANGE,  /* horizontal, on a scale from zero: a line with a dot for the
                     first column, a dot for the last, and a tick for each
                     column between them */
    SPARK_BARS,   /* a bar for each column, from zero; the best bar is filled */
    N_SPARK_KINDS
};

struct spark_spec {
    enum spark_kind kind;
    size_t n, rows;          /* n: number of columns, at least 2 */
    const str *names;        /* names of the columns */
    const double *const *y;  /* numbers by column, then by row; NaN: missing;
                                absolute values below 1e300 */
    const str *const *texts; /* the same numbers, as readers see them */
    enum better better;
    struct chart_format format; /* format of the numbers at the ends of the
                                   scale */
};

struct spark {
    struct chart_drawing drawing; /* has only marks; empty for a row without
                                     numbers */
    str words;                    /* description of the drawing; STR_NONE if the
                                     drawing is empty */
};

struct sparks {
    struct spark *v;      /* by row */
    enum spark_kind kind; /* kind of all drawings; differs from the requested
                             kind if SPARK_LINE cannot be drawn */
    struct scale x, y; /* RANGE: x is the scale of the numbers. Other kinds: y
                          is the scale of the numbers, and x is the scale of the
                          columns, or of the days that name the columns */
    str label;         /* label by spark_label: "Latency P50 to P99 (ms)" */
    str note;          /* explains the drawings to readers */
};

/* Returns the drawings of all rows. In `a`. */
struct sparks *spark_draw(struct arena *a, const struct spark_spec *spec);

/* Returns the kind of drawing for columns with these names: SPARK_RANGE if they
   differ only in a percentile or similar word ("P50", "p99.9", "median",
   "max"), else SPARK_LINE. */
enum spark_kind spark_kind_of(struct arena *a, const str *names, size_t n);

/* Returns a label for columns with these names: the words of the first and of
   the last name, but common words only once, as in "Latency P50 to P99 (ms)".
   In `a`. */
str spark_label(struct arena *a, const str *names, size_t n);
