// SPDX-License-Identifier: MIT
// data: the cells that a chart shows as numbers, in panels and series: what
// both of its drawings have in common.
#pragma once

#include "base/calendar.h"
#include "chart/data/spec.h"
#include "chart/scale/format.h"
#include "chart/scale/scale.h"
#include "chart/scale/stats.h"

enum { DATA_COLOURS = 6, DATA_MERGED = 500, DATA_CATEGORIES_MAX = 40 };

/* What a mark shows. */
struct point {
    double x, y;
    double low, high; /* RANGE, error bars; stacked: from where to where; HIST:
                         the bin. Else NaN */
    uint32_t row;     /* of the frame, or CHART_NO_ROW */
    str title, text;  /* in words, and the number as readers see it; none when
                         there are too many */
};

/* Marks of one colour, in one panel. */
struct layer {
    str name;
    const struct chart_series *of;
    unsigned series; /* its place among all of the chart */
    unsigned colour; /* 1 to DATA_COLOURS; 0: grey */
    struct point *v; /* LINE, AREA: by x; BOX: what lies outside */
    size_t n, cap;
    struct quartiles box; /* BOX */
};

/* How far the numbers of marks reach, before limits. */
struct reach {
    struct extent x, y;
    bool x_whole, y_whole; /* all are whole ones */
};

struct panel_data {
    str title; /* or STR_NONE */
    struct layer *layers;
    size_t n;
    struct reach reach;
    struct chart_format y_format; /* of its first layer */
};

struct data {
    const struct chart_spec *spec;
    struct panel_data *panels;
    size_t n_panels;
    size_t n_series; /* names in all panels together */

    enum scale_kind x_kind;
    const str *categories; /* BAND, POINT */
    size_t n_categories;
    enum calendar_unit x_unit; /* TIME: how closely the dates are told */
    struct chart_format x_format, y_format; /* y: of the first series */
    const struct chart_format *formats;     /* by series */
    struct reach reach;                     /* of all panels */

    size_t points;  /* that are drawn */
    size_t missing; /* that are not, as they have no number, */
    size_t outside; /* or are not within the limits */
    bool merged;    /* too many for marks of their own */
    bool stacked;
    bool by_series; /* the highlight names series; else categories or labels */
};

/* How the numbers of a series are written: as its labels are, else as its
   column. */
struct chart_format data_format_of(const struct chart_series *s);

/* A number as the layer's series writes it. In `a`. */
str data_value(struct arena *a, const struct data *d, const struct layer *l,
               double x);

/* A series' number as its readers see it: the text of the cell where there is
   one. In `a` or in the frame. */
str data_text(struct arena *a, const struct data *d, const struct layer *l,
              uint32_t row, double y);

/* The number at a point's mark, as readers see it. In `a` or in the frame. */
str data_label(struct arena *a, const struct data *d, const struct layer *l,
               const struct point *v);

/* Whether a point has an error bar; the end of a bar, or of its error bar if
   that is further from zero. */
bool data_has_error(const struct point *v);
double data_tip(const struct point *v);

/* An end of an axis: what the author wants, else what the data have. */
double data_limit(double wanted, double other, double found);

/* The point that linear scaling begins at: the first of a line chart; NULL
   where it is not asked for, or cannot be. */
const struct point *data_ideal(const struct data *d,
                               const struct panel_data *panel);

/* Whether a name is among those in colour; true where none is asked for. */
bool data_is_lit(const struct chart_spec *spec, str name);

/* Whether the measure lies across, so that x_limits, x_ticks and x_log are its
   own; whether its axis is logarithmic; whether its marks start at zero. */
bool data_is_lying(const struct chart_spec *s);
bool data_is_log(const struct chart_spec *s);
bool data_is_from_zero(const struct chart_spec *s);

/* The last point of a layer that has a number, or the first; NULL: none has. */
const struct point *data_end(const struct layer *l, bool last);
