// SPDX-License-Identifier: MIT
// spec: describes a chart, bound to the columns of the frame that the table
// shows, so that chart and table cannot disagree. df/ makes it from a call of
// df.plot, with pandas' names and meaning; chart/ draws it.
#pragma once

#include "frame/frame.h"

#define CHART_NO_ROW UINT32_MAX

enum { CHART_BINS_MAX = 200, CHART_GRID_MAX = 100 };

enum chart_kind {
    CHART_BAR,  /* vertical; x: categories */
    CHART_BARH, /* horizontal; x: categories, from top to bottom */
    CHART_LINE, /* x: numbers, dates (strings such as 2025-05-20) or strings */
    CHART_AREA, /* lines with filled areas below them */
    CHART_SCATTER, /* x and one y: numbers */
    CHART_HIST,    /* counts of each y in bins; without x */
    CHART_BOX,     /* quartiles of each y; without x */
    CHART_RANGE,   /* in each row from low to high, with a mark at mid */
    CHART_SLOPE,   /* a line for each row, from the first y to the second */
    N_CHART_KINDS
};

/* Which end of a column's numbers is better. */
enum better { BETTER_UNKNOWN, BETTER_HIGHER, BETTER_LOWER };

/* Columns that are drawn in one colour. */
struct chart_series {
    const struct column *y;      /* numbers, or strings of numbers ("$0.123") */
    const struct column *labels; /* the same as readers see them, or NULL */
    const struct column *low, *high; /* RANGE, or ends of error bars */
    const struct column *x_low,
        *x_high;             /* ends of error bars along x, or NULL */
    const struct unit *unit; /* of its numbers; NULL: unknown */
    str name;                /* as shown */
    struct pos at;           /* position in the call; src NULL: not in it */
    enum better better;
};

/* Limits of an axis, dates as days. NaN, or both 0: those of the data. */
struct chart_limits {
    double low, high;
    struct pos at;
};

/* The author's ticks; empty: at round numbers. */
struct chart_places {
    double *v; /* ascending */
    size_t n;
};

struct chart_line {
    double at;
    str text;
};

struct chart_spec {
    enum chart_kind kind;
    const struct frame *frame; /* its rows are drawn */
    const struct column *x;    /* NULL: the indexes of rows, from 0 */
    struct pos x_at;           /* position in the call; src NULL: not in it */
    const struct chart_series *series;
    size_t n_series;
    const struct column *by;    /* makes a series for each of its values, of the
                                   first y; or NULL. Not for HIST, BOX, SLOPE */
    const struct column *facet; /* makes a panel for each of its values, all on
                                   one scale; or NULL */
    const struct column *label; /* SCATTER: labels of the marks */
    const struct column *size;  /* SCATTER: areas of the marks */
    const struct column *colour; /* SCATTER: like `by` */
    const struct strs
        *highlight; /* series, categories or labels that are coloured, while all
                       others are grey; or NULL */
    /* By row: the URL that a mark links to, such as "#row-1"; or NULL */
    const str *ids;
    str title, x_label, y_label; /* or STR_NONE */
    /* x is horizontal: for BARH, RANGE and BOX it is the measure */
    struct chart_limits x_limits, y_limits;
    struct chart_places x_ticks, y_ticks;
    bool x_log, y_log, stacked;
    bool subplots;                       /* a panel for each series */
    bool x_apart, y_apart;               /* each panel has its own axis */
    size_t rows, columns;                /* of panels; 0: as many as fit */
    unsigned bins;                       /* HIST; 0: 10 */
    const struct chart_line *references; /* reference lines with their texts */
    size_t n_references;
    bool ideal; /* LINE: linear scaling from the first x */
    /* SCATTER: draw the frontier of marks that no other beats in both
       directions. +1: higher is better, -1: lower; 0: no frontier */
    int frontier_x, frontier_y;
    str alt; /* the author's description, before the computed one */
};
