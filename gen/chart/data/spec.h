// SPDX-License-Identifier: MIT
// spec: what is to be drawn, bound to the columns of a frame: the same that the
// table shows, so that chart and table cannot disagree. df/ makes it of a call
// of df.plot, with pandas' names and meaning; chart/ draws it.
#pragma once

#include "frame/frame.h"

#define CHART_NO_ROW UINT32_MAX

enum { CHART_BINS_MAX = 200, CHART_GRID_MAX = 100 };

enum chart_kind {
    CHART_BAR,     /* upright; x: categories */
    CHART_BARH,    /* lying; x: categories, from above to below */
    CHART_LINE,    /* x: numbers, dates (texts such as 2025-05-20) or texts */
    CHART_AREA,    /* lines, and what is below them */
    CHART_SCATTER, /* x and one y: numbers */
    CHART_HIST,    /* counts of each y in bins; no x */
    CHART_BOX,     /* quartiles of each y; no x */
    CHART_RANGE,   /* of each row from low to high, with a mark at mid */
    CHART_SLOPE,   /* of each row a line from the first y to the second */
    N_CHART_KINDS
};

/* Which end of a column's numbers is the better one. */
enum better { BETTER_UNKNOWN, BETTER_HIGHER, BETTER_LOWER };

/* What is measured, in one colour. */
struct chart_series {
    const struct column *y;      /* numbers, or texts of numbers ("$0.123") */
    const struct column *labels; /* the same as readers see them, or NULL */
    const struct column *low, *high;     /* RANGE, or the ends of error bars */
    const struct column *x_low, *x_high; /* ends of those along x, or NULL */
    const struct unit *unit;             /* of its numbers; NULL: unknown */
    str name;                            /* as shown */
    struct pos at; /* where the call names it; src NULL: nowhere */
    enum better better;
};

/* Ends of an axis, of dates as days; NaN, or both 0: as the data have it. */
struct chart_limits {
    double low, high;
    struct pos at;
};

/* Where ticks are to stand; none: where they are round. */
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
    const struct frame *frame; /* whose rows are drawn */
    const struct column *x;    /* NULL: the rows' numbers, from 0 */
    struct pos x_at;           /* where the call names it; src NULL: nowhere */
    const struct chart_series *series;
    size_t n_series;
    const struct column *by;      /* a series of each of its values, of the
                                     first y; or NULL. Not HIST, BOX, SLOPE */
    const struct column *facet;   /* a chart of its own of each of its values,
                                     all on one scale; or NULL */
    const struct column *label;   /* SCATTER: what stands at the marks */
    const struct column *size;    /* SCATTER: the areas of the marks */
    const struct column *colour;  /* SCATTER: as `by` */
    const struct strs *highlight; /* series, categories or labels in colour,
                                     while all others are grey; or NULL */
    /* By row: the address that a mark leads to, as "#row-1"; or NULL */
    const str *ids;
    str title, x_label, y_label; /* or STR_NONE */
    /* x is what lies: of BARH, RANGE and BOX the measure */
    struct chart_limits x_limits, y_limits;
    struct chart_places x_ticks, y_ticks;
    bool x_log, y_log, stacked;
    bool subplots;         /* a chart of its own of each series */
    bool x_apart, y_apart; /* these have an axis of their own each */
    size_t rows, columns;  /* of them; 0: as they fit */
    unsigned bins;         /* HIST: 0: 10 */
    const struct chart_line *references; /* lines across, with their texts */
    size_t n_references;
    bool ideal; /* LINE: linear scaling from the first x */
    /* SCATTER: marks that no other is better than in both; 0: not asked for, +1
       and -1: higher, lower is better */
    int frontier_x, frontier_y;
    str alt; /* the author's own words, before what is computed */
};
