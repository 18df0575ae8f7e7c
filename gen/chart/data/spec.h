// SPDX-License-Identifier: MIT
// spec: describes a chart of columns of the frame that the table shows, so that
// chart and table cannot disagree. df/ makes it from a call of df.plot, with
// pandas' names and their meaning; chart/ draws it.
#pragma once

#include "frame/frame.h"

#define CHART_NO_ROW UINT32_MAX

enum { CHART_BINS_MAX = 200, CHART_GRID_MAX = 100 };

enum chart_kind {
    CHART_BAR,  /* vertical bars; x: categories */
    CHART_BARH, /* horizontal bars; x: categories, from top to bottom */
    CHART_LINE, /* x: numbers, dates (strings such as 2025-05-20) or strings */
    CHART_AREA, /* lines with filled areas below them */
    CHART_SCATTER, /* x and one y: numbers */
    CHART_HIST,    /* numbers of cells of each y in bins; without x */
    CHART_BOX,     /* quartiles of each y; without x */
    CHART_RANGE,   /* for each row a line from low to high, with a mark at y */
    CHART_SLOPE,   /* a line for each row, from the first y to the second */
    N_CHART_KINDS
};

/* Whether higher or lower numbers are better. */
enum better { BETTER_UNKNOWN, BETTER_HIGHER, BETTER_LOWER };

/* The columns of a series. */
struct chart_series {
    const struct column *y;      /* numbers, or strings of numbers ("$0.123") */
    const struct column *labels; /* the same numbers as readers see them, or
                                    NULL */
    const struct column *low, *high; /* RANGE: the ends; else ends of error
                                        bars, or NULL */
    const struct column *x_low,
        *x_high;             /* ends of error bars along x, or NULL */
    const struct unit *unit; /* unit of its numbers; NULL: unknown */
    str name;                /* name as readers see it */
    struct pos at;           /* position in the call; src NULL: not in it */
    enum better better;
};

/* Limits of an axis, dates as days since 1970-01-01. NaN, or both 0: the limits
   are those of the data. */
struct chart_limits {
    double low, high;
    struct pos at;
};

/* Positions of ticks, in numbers of the data. Empty: the ticks are at round
   numbers. */
struct chart_positions {
    double *v; /* ascending */
    size_t n;
};

/* A reference line: a number of the measure, for HIST of x, and its text. */
struct chart_line {
    double at;
    str text;
};

struct chart_spec {
    enum chart_kind kind;
    const struct frame *frame; /* its rows are drawn */
    const struct column *x;    /* NULL: row numbers from 0 */
    struct pos x_at;           /* position in the call; src NULL: not in it */
    const struct chart_series *series;
    size_t n_series;
    const struct column *by;    /* makes a series of the first y for each of its
                                   values; or NULL. Not for HIST, BOX, SLOPE */
    const struct column *facet; /* makes a panel for each of its values; or
                                   NULL */
    const struct column *label; /* SCATTER: labels of the marks, or NULL */
    const struct column *size;  /* SCATTER: areas of the marks, or NULL */
    const struct column *colour; /* SCATTER: like `by`, or NULL */
    const struct strs
        *highlight; /* series, categories or labels that keep their colours
                       while all others are grey; or NULL */
    /* By row: the URL that a mark links to, such as "#row-1"; or NULL. */
    const str *ids;
    str title, x_label, y_label; /* or STR_NONE */
    /* x is horizontal: for BARH, RANGE and BOX it is the measure. */
    struct chart_limits x_limits, y_limits;
    struct chart_positions x_ticks, y_ticks;
    bool x_log, y_log, stacked;
    bool subplots;                       /* a panel for each series */
    bool x_apart, y_apart;               /* whether each panel has its own
                                            axis */
    size_t rows, columns;                /* numbers of rows and columns of
                                            panels; 0: as many as fit */
    unsigned bins;                       /* HIST: number of bins; 0: 10 */
    const struct chart_line *references; /* reference lines */
    size_t n_references;
    bool ideal; /* LINE: draw linear scaling from the first x */
    /* SCATTER: draw the frontier of the marks that no other mark beats in both
       directions. +1: higher is better, -1: lower is better; 0: no frontier. */
    int frontier_x, frontier_y;
    str alt; /* the author's description, which precedes the computed one */
};
