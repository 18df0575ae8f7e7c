// SPDX-License-Identifier: MIT
// chart: a chart as plain data: the marks and texts of its drawings, in pixels,
// and its description.
#pragma once

#include "base/vec.h"
#include "chart/data/spec.h"
#include "chart/scale/scale.h"

enum { CHART_WIDE = 640, CHART_NARROW = 368, CHART_FONT = 12 };

enum chart_mark_kind {
    CHART_MARK_BAR,     /* from (x, y) to (x1, y1) */
    CHART_MARK_POINT,   /* at (x, y), its radius x1 */
    CHART_MARK_SEGMENT, /* from (x, y) to (x1, y1) */
    CHART_MARK_RANGE, /* the same, horizontal, with a hollow point at its first
                         end and a solid one at its second */
    CHART_MARK_PATH,  /* along the dots */
    CHART_MARK_AREA   /* between the dots, which form a closed line */
};

/* The purpose of a mark. */
enum chart_role {
    CHART_DATA,
    CHART_REFERENCE, /* a reference line, linear scaling, a zero line */
    CHART_FRONTIER,
    CHART_LEADER, /* from a mark to its label */
    CHART_SWATCH, /* in the key */
    CHART_ERROR,  /* an error bar, in the colour of its mark */
    CHART_INK,    /* on a bar, in the colour of text: a median, an error bar */
    CHART_FAULT   /* data that are wrong */
};

struct chart_dot {
    double x, y; /* NaN: a gap */
    uint32_t row;
};

struct chart_mark {
    enum chart_mark_kind kind;
    enum chart_role role;
    unsigned char colour; /* 1 to 6; 0: grey */
    unsigned char style;  /* dash of a path, shape of a point; 0: default */
    bool hollow;
    unsigned panel, series;
    uint32_t row; /* row of the frame, or CHART_NO_ROW */
    double x, y, x1, y1;
    const struct chart_dot *dots;
    size_t n_dots;
    str title;
};

enum chart_anchor { CHART_START, CHART_MIDDLE, CHART_END };

enum chart_text_role {
    CHART_TICK,
    CHART_AXIS,     /* the title of an axis */
    CHART_CATEGORY, /* the name of a bar */
    CHART_VALUE,    /* the number at the end of a bar or range */
    CHART_LABEL,    /* at the end of a line */
    CHART_KEY,
    CHART_FACET /* the title of a panel */
};

/* A line of text; y: its base line. In any font it takes at most `width`, 0.95
   of the font size above the base line and 0.25 below. */
struct chart_text {
    enum chart_text_role role;
    enum chart_anchor anchor;
    unsigned char colour; /* 1 to 6; 0: the default colour */
    bool bold;
    double x, y, width;
    str text;
};

struct chart_tick {
    double value, at;
    str text;
};

struct chart_axis {
    struct scale scale;
    struct chart_tick *ticks;
    size_t n;
    struct chart_places small; /* ticks of a log axis, without texts */
    bool grid;                 /* lines across the panel */
};

struct chart_panel {
    double x, y, width, height; /* of the plot, without texts */
    str title;
    struct chart_axis across, up; /* horizontal, vertical */
};

struct chart_drawing {
    double width, height;
    struct chart_panel *panels;
    size_t n_panels;
    struct {
        struct chart_mark *v;
        size_t n, cap;
    } marks;
    struct {
        struct chart_text *v;
        size_t n, cap;
    } texts;
};

enum { CHART_N_DRAWINGS = 2 };

struct chart {
    const struct chart_spec *spec;
    struct chart_drawing drawings[CHART_N_DRAWINGS]; /* wide, narrow */
    str name, description;
    struct strs notes; /* sentences for readers: an axis that does not start at
                          zero, wrong or missing data */
    size_t alike; /* number of series that look alike in a panel; 0: none */
    bool merged;  /* marks are merged into paths, without titles and links */
};
