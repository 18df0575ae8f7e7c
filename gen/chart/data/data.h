// SPDX-License-Identifier: MIT
// data: the numbers that a chart shows, in panels and layers. Both drawings of
// a chart share these numbers. The measure is the number that a mark shows,
// such as the length of a bar (chart/axes.h).
#pragma once

#include "base/calendar.h"
#include "chart/data/spec.h"
#include "chart/scale/format.h"
#include "chart/scale/scale.h"
#include "chart/scale/stats.h"

/* DATA_COLOURS: number of colours. DATA_MERGED: maximum number of marks that
   are drawn one by one, with titles and links. DATA_TEXTS: maximum number of
   marks that have texts. DATA_CATEGORIES_MAX: maximum number of categories, and
   of panels. DATA_BOX: a box plot of at most this many values shows them as
   points instead of a box. */
enum {
    DATA_COLOURS = PALETTE_SIZE,
    DATA_BOX = 6,
    DATA_MERGED = 500,
    DATA_TEXTS = 1500,
    DATA_CATEGORIES_MAX = 40
};

/* A row of the data, as a mark shows it. */
struct point {
    double x, y;
    double low, high; /* ends of a range, of an error bar, of a bar's segment in
                         a stack, or of a bin; else NaN */
    uint32_t row;     /* row of the frame, or CHART_NO_ROW */
    str title, text;  /* title: description; text: y as readers see it. STR_NONE
                         if data.textless */
};

/* The marks of one series in a panel. */
struct layer {
    str name;
    str cell; /* the name as written in a cell: "8" for "Nodes 8" */
    const struct chart_series *of;
    unsigned series; /* index among all series of the chart */
    unsigned colour; /* 1 to DATA_COLOURS; 0: grey */
    struct point *v; /* LINE, AREA: sorted by x; BOX: outliers, or all
                        values if there are few */
    size_t n, cap;
    struct quartiles box; /* BOX */
};

/* The extents of the numbers that marks show, before the author's limits
   apply. */
struct reach {
    struct extent x, y;
    bool x_whole, y_whole; /* whether all numbers are whole */
};

struct panel_data {
    str title; /* or STR_NONE */
    struct layer *layers;
    size_t n;
    struct reach reach;
    struct chart_format y_format; /* format of the panel's first layer */
};

struct data {
    const struct chart_spec *spec;
    struct panel_data *panels;
    size_t n_panels;
    size_t n_series; /* number of different series in all panels */

    enum scale_kind x_kind;
    const str *categories; /* BAND, POINT: names of categories */
    size_t n_categories;
    enum calendar_unit x_unit;              /* TIME: precision of the most
                                               precise date */
    struct chart_format x_format, y_format; /* formats of x and of the first
                                               series */
    const struct chart_format *formats;     /* by series */
    struct reach reach;                     /* extents of all panels together */

    size_t points;  /* number of points that are drawn */
    size_t missing; /* number of points without a number */
    size_t outside; /* number of points outside the author's limits */
    bool merged;    /* there are more than DATA_MERGED marks */
    bool textless;  /* there are more than DATA_TEXTS marks */
    bool stacked;
    bool by_series; /* `highlight` names series, not categories or labels */
};

/* Whether point v is on the frontier of the panel, that is, whether no other
   point is at least as good as v on both axes and better on one. True for all
   points if the chart has no frontier. */
bool data_leads(const struct data *d, const struct panel_data *panel,
                const struct point *v);

/* Returns the format of the numbers of series s: the format of s->labels if
   these are strings, else the format of s->y. */
struct chart_format data_format_of(const struct chart_series *s);

/* Returns x in the format of the layer's series. In `a`. */
str data_value(struct arena *a, const struct data *d, const struct layer *l,
               double x);

/* Returns y, the number of a row, as readers see it. This is the row's label if
   the series has labels; else the row's cell in the column of the series'
   numbers if that column has strings; else the number in the format of the
   series. In `a` or in the frame. */
str data_text(struct arena *a, const struct data *d, const struct layer *l,
              uint32_t row, double y);

/* Returns the number of point v as readers see it. In `a` or in the frame. */
str data_label(struct arena *a, const struct data *d, const struct layer *l,
               const struct point *v);

/* Whether both ends of a point's error bar or range are known. */
bool data_has_error(const struct point *v);
/* Returns the end of the bar of point v, or the end of its error bar if that is
   further from zero. */
double data_tip(const struct point *v);

/* Returns one end of an axis. `wanted` is the author's limit at this end,
   `other` the author's limit at the other end, `found` the end of the data.
   Returns `wanted` if it is set, else `found`. A limit that is NaN is not set;
   if both limits are 0, neither is set. */
double data_limit(double wanted, double other, double found);

/* Returns the point at which linear scaling starts in a panel of a line chart:
   the first point with positive x and y. NULL if there is no such point, or if
   the spec does not request linear scaling. */
const struct point *data_ideal(const struct data *d,
                               const struct panel_data *panel);

/* Whether a name is highlighted; true if the spec has no highlight. */
bool data_is_highlighted(const struct chart_spec *spec, str name);

/* Whether the axis of the measure is horizontal. The measure is the number that
   a mark shows, such as the length of a bar. If its axis is horizontal,
   x_limits, x_ticks and x_log apply to it. */
bool data_is_horizontal(const struct chart_spec *s);
/* Whether the axis of the measure is logarithmic. */
bool data_is_log(const struct chart_spec *s);
/* Whether the marks start at zero. */
bool data_is_from_zero(const struct chart_spec *s);

/* Returns the last point of a layer that has a number, or the first such point
   if `last` is false; NULL if no point has a number. */
const struct point *data_end(const struct layer *l, bool last);
