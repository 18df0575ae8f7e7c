// SPDX-License-Identifier: MIT
// chart: a chart as plain data: what is drawn where, in pixels, and what is
// said of it.
#pragma once

#include "base/vec.h"
#include "chart/data/spec.h"
#include "chart/scale/scale.h"

enum { CHART_WIDE = 640, CHART_NARROW = 368, CHART_FONT = 12 };

enum chart_mark_kind {
    CHART_MARK_BAR,     /* from (x, y) to (x1, y1) */
    CHART_MARK_POINT,   /* at (x, y), its radius x1 */
    CHART_MARK_SEGMENT, /* from (x, y) to (x1, y1) */
    CHART_MARK_RANGE,   /* the same lying, a hollow point at its first
                           end, a full one at its second */
    CHART_MARK_PATH,    /* along dots */
    CHART_MARK_AREA     /* between dots, which end where they begin */
};

/* What a mark is there for. */
enum chart_role {
    CHART_DATA,
    CHART_REFERENCE, /* a line across, linear scaling, a zero line */
    CHART_FRONTIER,
    CHART_LEADER, /* from a mark to its label */
    CHART_SWATCH, /* of the key */
    CHART_ERROR,  /* how far a number may be off, in the colour of its mark */
    CHART_INK,    /* over a bar, in the colour of texts: a median, an error */
    CHART_FAULT   /* what the data have wrong */
};

struct chart_dot {
    double x, y; /* NaN: a gap */
    uint32_t row;
};

struct chart_mark {
    enum chart_mark_kind kind;
    enum chart_role role;
    unsigned char colour; /* 1 to 6; 0: grey */
    unsigned char
        style; /* dash of a path, shape of a point; 0: the plain one */
    bool hollow;
    unsigned panel, series;
    uint32_t row; /* of the frame, or CHART_NO_ROW */
    double x, y, x1, y1;
    const struct chart_dot *dots;
    size_t n_dots;
    str title;
};

enum chart_anchor { CHART_START, CHART_MIDDLE, CHART_END };

enum chart_text_role {
    CHART_TICK,
    CHART_AXIS,     /* the title of an axis */
    CHART_CATEGORY, /* a bar's name */
    CHART_VALUE,    /* a bar's or range's number, at its end */
    CHART_LABEL,    /* at a line's end */
    CHART_KEY,
    CHART_FACET /* the title of a panel */
};

/* A line of text; y: its base line. It takes no more than `width`, whichever
   font is there, 0.95 of the size above the line and 0.25 below. */
struct chart_text {
    enum chart_text_role role;
    enum chart_anchor anchor;
    unsigned char colour; /* 1 to 6; 0: of texts */
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
    struct chart_places small; /* ticks without texts, of a log axis */
    bool grid;                 /* lines across the panel */
};

struct chart_panel {
    double x, y, width, height; /* of the plot alone */
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
    struct strs notes; /* sentences for readers: a broken base, faults of the
                          data, what is missing */
    size_t alike;      /* series of one panel that look alike; 0: none do */
    bool merged;       /* marks stand in paths, without titles and links */
};
