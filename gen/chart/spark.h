// SPDX-License-Identifier: MIT
// spark: drawings of the size of a word, as plain data: of each row of a table
// what stands in some of its columns, all rows on one scale, so that they can
// be compared.
#pragma once

#include "chart/chart.h"
#include "chart/scale/format.h"

/* A drawing's size, and how many of its lengths are a pixel. */
enum { SPARK_WIDTH = 96, SPARK_HEIGHT = 22, SPARK_UNITS = 2 };

enum spark_kind {
    SPARK_LINE,   /* from column to column: what each number is of the first of
                     its row, on a logarithmic scale; where numbers are not above
                     zero: as VALUES */
    SPARK_VALUES, /* the same of the numbers */
    SPARK_RANGE,  /* lying, from zero on: a line from the first column to the
                     last, which are dots, those between them ticks */
    SPARK_BARS,   /* a bar of each column, from zero; the best one is full */
    N_SPARK_KINDS
};

struct spark_spec {
    enum spark_kind kind;
    size_t n, rows;          /* n: columns, two at least */
    const str *names;        /* of the columns */
    const double *const *y;  /* by column, by row; NaN: missing, else less
                                   than 1e300 */
    const str *const *texts; /* the same as readers see them */
    enum better better;
    struct chart_format format; /* of numbers of the scale */
};

struct spark {
    struct chart_drawing drawing; /* marks alone; none: no numbers */
    str words;                    /* what they show */
};

struct sparks {
    struct spark *v;      /* by row */
    enum spark_kind kind; /* as they are drawn */
    struct scale x, y;    /* RANGE: x of the numbers; else of columns, or of the
                             days that their names tell, and y of the numbers */
    str label;            /* "Latency P50 to P99 (ms)" */
    str note;             /* how they are to be read */
};

/* Returns the drawings of all rows. In `a`. */
struct sparks *spark_draw(struct arena *a, const struct spark_spec *spec);

/* RANGE where all names differ by a percentile ("P50", "p99.9", "median",
   "max"), else LINE. */
enum spark_kind spark_kind_of(struct arena *a, const str *names, size_t n);

/* The first and the last name with their common words once: "Latency P50 to P99
   (ms)". */
str spark_label(struct arena *a, const str *names, size_t n);
