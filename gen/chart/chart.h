// SPDX-License-Identifier: MIT
// chart: a chart as plain data: a description, and drawings that consist of
// marks and texts. A mark is a shape, such as a bar, a line or a point. Lengths
// are in pixels.
#pragma once

#include "base/vec.h"
#include "chart/data/spec.h"
#include "chart/scale/scale.h"

enum { CHART_WIDE = 780, CHART_NARROW = 368, CHART_FONT = 12 };

enum chart_mark_kind {
    CHART_MARK_BAR,     /* from (x, y) to (x1, y1) */
    CHART_MARK_POINT,   /* with its middle at (x, y) and the radius x1 */
    CHART_MARK_SEGMENT, /* from (x, y) to (x1, y1) */
    CHART_MARK_RANGE,   /* a horizontal segment with a hollow point at its first
                           end and a solid point at its second end */
    CHART_MARK_PATH,    /* line along the dots */
    CHART_MARK_AREA     /* area enclosed by the dots */
};

/* The purpose of a mark. A mark is a shape in a drawing: a bar, a line, a
   point. */
enum chart_role {
    CHART_DATA,
    CHART_REFERENCE, /* a reference line, linear scaling, a zero line */
    CHART_FRONTIER,
    CHART_LEADER, /* a thin line from a mark to its label, or the zero line of a
                     table row's drawing (spark.h) */
    CHART_SWATCH, /* a sample of a colour in the key */
    CHART_ERROR,  /* an error bar, in the colour of the mark that it belongs
                     to */
    CHART_INK,    /* on a bar or in a box plot, in the colour of text: a median,
                     a whisker or an error bar */
    CHART_FAULT,  /* a mark of faulty data: a range whose low is above its
                     high */
    CHART_UNSEEN  /* an invisible mark that carries the title of a point of a
                     merged line */
};

struct chart_dot {
    double x, y; /* y is NaN where the line is interrupted */
    uint32_t row;
};

struct chart_mark {
    enum chart_mark_kind kind;
    enum chart_role role;
    unsigned char colour; /* 1 to 6; 0: grey */
    unsigned char style;  /* dash of a path or shape of a point; 0: default */
    bool hollow;
    unsigned panel, series;
    uint32_t row; /* row of the frame or table that the mark shows, or
                     CHART_NO_ROW */
    double x, y, x1, y1;
    const struct chart_dot *dots;
    size_t n_dots;
    str title;
};

enum chart_anchor { CHART_START, CHART_MIDDLE, CHART_END };

enum chart_text_role {
    CHART_TICK,
    CHART_AXIS,     /* the title of an axis */
    CHART_CATEGORY, /* the name of a bar or point */
    CHART_VALUE,    /* the number at a bar or range */
    CHART_LABEL,    /* the label at the end of a line */
    CHART_FAINT,    /* the label of a line that is not highlighted */
    CHART_KEY,
    CHART_FACET /* the title of a panel */
};

/* A line of text; y is its base line. In any font, the text is at most `width`
   wide, and extends at most 0.95 of the font size above the base line and 0.25
   below it. */
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
    struct chart_positions minor; /* minor ticks of a log axis, without texts */
    bool grid; /* whether ticks have lines across the panel */
};

struct chart_panel {
    double x, y, width, height; /* the area of the marks, without axes and
                                   texts */
    str title;
    struct chart_axis across, up; /* horizontal and vertical axis */
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
    struct chart_drawing drawings[CHART_N_DRAWINGS]; /* a wide and a narrow
                                                        drawing */
    str name, description;
    struct strs notes; /* sentences for readers, such as that an axis does not
                          start at zero or that data are missing */
    struct strs series, lights; /* names that the spec's `colours` and
                                   `highlight` may contain; empty if the spec
                                   has neither */
    size_t alike; /* number of series if some series of a panel look alike; else
                     0 */
    bool merged;  /* marks are merged into paths without links; their texts are
                     in a list of their own (point_texts.h) */
};
