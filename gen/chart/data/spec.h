// SPDX-License-Identifier: MIT
// spec: describes a chart whose columns are those of a table's frame, so that
// chart and table cannot disagree. df/ makes the spec from a call of df.plot,
// with pandas' names and their meaning; chart/ draws it.
#pragma once

#include "chart/data/palette.h"
#include "frame/frame.h"
#include "frame/thousands.h"

#define CHART_NO_ROW UINT32_MAX

enum { CHART_BINS_MAX = 200, CHART_GRID_MAX = 100 };

enum chart_kind {
    CHART_BAR,     /* a vertical bar for each category in x */
    CHART_BARH,    /* a horizontal bar for each category in x, from top to
                      bottom */
    CHART_LINE,    /* lines; x: numbers, dates (strings such as 2025-05-20) or
                      strings */
    CHART_AREA,    /* lines with filled areas below them */
    CHART_SCATTER, /* points; x and the only y are numbers */
    CHART_HIST,    /* bins that count the numbers of each y; x is unused */
    CHART_BOX,     /* a box with the quartiles of each y; x is unused */
    CHART_DOT,     /* a row for each category in x, with a point for each y */
    CHART_RANGE,   /* a line from low to high for each row, with a mark at y */
    CHART_SLOPE,   /* a line for each row, from the first y to the second */
    N_CHART_KINDS
};

/* Whether higher or lower numbers are better. */
enum better { BETTER_UNKNOWN, BETTER_HIGHER, BETTER_LOWER };

/* The columns of a series. */
struct chart_series {
    const struct column *y;      /* numbers, or strings of numbers ("$0.123") */
    const struct column *labels; /* the same numbers as y, as readers see them;
                                    or NULL */
    const struct column *low, *high; /* RANGE: the ends; other kinds: ends of
                                        error bars, or NULL */
    const struct column *x_low,
        *x_high;             /* ends of error bars along x, or NULL */
    const struct unit *unit; /* unit of the numbers; NULL: unknown */
    str name;                /* name as readers see it */
    struct pos at;           /* position of the series in the call; src NULL:
                                the call does not name it */
    enum better better;
};

/* Limits of an axis; dates are days since 1970-01-01. A limit that is NaN is
   not set; if both limits are 0, neither is set. Where no limit is set, the
   axis ends where the data end. */
struct chart_limits {
    double low, high;
    struct pos at;
};

/* Positions of an axis' ticks, in the unit of the data. If empty, the ticks are
   at round numbers. */
struct chart_positions {
    double *v; /* ascending */
    size_t n;
    struct pos at; /* of the argument */
};

/* A reference line: its position on the axis of the measure, or on x for HIST,
   and its label. */
struct chart_line {
    double at;
    str text;
    bool date; /* a vertical line at a date, in days since 1970 */
};

struct chart_spec {
    enum chart_kind kind;
    const struct frame *frame; /* the frame whose rows are drawn */
    const struct column *x;    /* the column of x; NULL: row numbers from 0 */
    struct pos x_at;           /* position of x in the call; src NULL: the call
                                  does not name x */
    const struct chart_series *series;
    size_t n_series;
    const struct column *by;     /* splits the first y into several series, one
                                    for each value of `by`; or NULL. Not for
                                    HIST, BOX, SLOPE */
    const struct column *facet;  /* splits the rows into panels, one for each
                                    value of `facet`; or NULL */
    const struct column *label;  /* SCATTER: labels of the marks, or NULL */
    const struct column *size;   /* SCATTER: areas of the marks, or NULL */
    const struct column *colour; /* SCATTER: splits the rows into series like
                                    `by`; or NULL */
    const struct strs
        *highlight; /* names of the series, categories or labels that keep their
                       colours while all others are grey; or NULL */
    /* By row: the URL that a mark links to, such as "#row-1"; or NULL. */
    const str *ids;
    str title, x_label, y_label; /* or STR_NONE */
    /* In the following members, x is the horizontal axis and y the vertical
       axis. For BARH, RANGE and BOX, the horizontal axis shows the measure. */
    struct chart_limits x_limits, y_limits;
    struct chart_positions x_ticks, y_ticks;
    bool x_log, y_log, stacked;
    bool subplots;                       /* a panel for each series */
    bool x_apart, y_apart;               /* whether each panel has its own
                                            axis */
    size_t rows, columns;                /* rows and columns in which panels are
                                            laid out; 0: as many as fit */
    unsigned bins;                       /* HIST: number of bins; 0: 10 */
    const struct chart_line *references; /* reference lines */
    size_t n_references;
    bool index; /* LINE: draw each number as a multiple of its line's first */
    bool ideal; /* LINE: draw linear scaling from the first point */
    /* SCATTER: whether higher (+1) or lower (-1) numbers of x and y are better;
       0: the chart has no frontier. The frontier consists of the marks that no
       other mark beats. A mark beats another if it is at least as good on both
       axes and better on one. */
    int frontier_x, frontier_y;
    enum thousands thousands;       /* separator of thousands in numbers */
    struct palette *palette;        /* colours of the page's names; or NULL */
    struct palette_colours colours; /* colours chosen for this chart */
    str alt; /* the author's description, which is put before the computed
                description */
};
