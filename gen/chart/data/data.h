// SPDX-License-Identifier: MIT
// data: the numbers that a chart shows, in panels and series. Both drawings of
// a chart share them.
#pragma once

#include "base/calendar.h"
#include "chart/data/spec.h"
#include "chart/scale/format.h"
#include "chart/scale/scale.h"
#include "chart/scale/stats.h"

enum { DATA_COLOURS = 6, DATA_MERGED = 500, DATA_CATEGORIES_MAX = 40 };

/* The data of a mark. */
struct point {
    double x, y;
    double low, high; /* ends of a range, an error bar, a part of a stack, or a
                         bin; else NaN */
    uint32_t row;     /* row of the frame, or CHART_NO_ROW */
    str title, text;  /* description, and number as readers see it; STR_NONE if
                         there are too many marks */
};

/* The marks of one colour in a panel. */
struct layer {
    str name;
    const struct chart_series *of;
    unsigned series; /* index among all series of the chart */
    unsigned colour; /* 1 to DATA_COLOURS; 0: grey */
    struct point *v; /* LINE, AREA: sorted by x; BOX: outliers */
    size_t n, cap;
    struct quartiles box; /* BOX */
};

/* The extents of the marks' numbers, before limits. */
struct reach {
    struct extent x, y;
    bool x_whole, y_whole; /* all are whole numbers */
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
    size_t n_series; /* of different names in all panels */

    enum scale_kind x_kind;
    const str *categories; /* BAND, POINT */
    size_t n_categories;
    enum calendar_unit x_unit;              /* TIME: precision of the dates */
    struct chart_format x_format, y_format; /* y: of the first series */
    const struct chart_format *formats;     /* by series */
    struct reach reach;                     /* of all panels */

    size_t points;  /* points that are drawn */
    size_t missing; /* points without a number */
    size_t outside; /* points outside the limits */
    bool merged;    /* too many points for marks of their own */
    bool stacked;
    bool by_series; /* `highlight` names series; else categories or labels */
};

/* Returns the format of a series' numbers: that of its labels if it has labels,
   else that of its column. */
struct chart_format data_format_of(const struct chart_series *s);

/* Returns a number in the format of the layer's series. In `a`. */
str data_value(struct arena *a, const struct data *d, const struct layer *l,
               double x);

/* Returns the number of a row as readers see it: the text of its cell if it has
   one. In `a` or in the frame. */
str data_text(struct arena *a, const struct data *d, const struct layer *l,
              uint32_t row, double y);

/* Returns the text at a point's mark. In `a` or in the frame. */
str data_label(struct arena *a, const struct data *d, const struct layer *l,
               const struct point *v);

/* Whether a point has an error bar; and the end of a bar, or of its error bar
   if that is further from zero. */
bool data_has_error(const struct point *v);
double data_tip(const struct point *v);

/* Returns an end of an axis: the author's limit if it is set, or else that of
   the data. */
double data_limit(double wanted, double other, double found);

/* Returns the start of linear scaling, which is the first point of a line
   chart; NULL if it is not requested or not possible. */
const struct point *data_ideal(const struct data *d,
                               const struct panel_data *panel);

/* Whether a name is highlighted; true if no highlight is given. */
bool data_is_lit(const struct chart_spec *spec, str name);

/* Whether the measure is horizontal, so that x_limits, x_ticks and x_log belong
   to it; whether its axis is logarithmic; whether its marks start at zero. */
bool data_is_lying(const struct chart_spec *s);
bool data_is_log(const struct chart_spec *s);
bool data_is_from_zero(const struct chart_spec *s);

/* Returns the last or first point of a layer that has a number, or NULL. */
const struct point *data_end(const struct layer *l, bool last);
