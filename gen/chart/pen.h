// SPDX-License-Identifier: MIT
// pen: adds marks and texts to a drawing.
#pragma once

#include "chart/chart.h"
#include "chart/data/data.h"
#include "chart/place.h"

enum { PEN_LINE = 15 }; /* height of a line of text, in pixels */

struct pen {
    struct arena *a;
    struct chart *chart;
    const struct data *d;
    struct chart_drawing *out;
    bool narrow;
    unsigned panel;
    double y;        /* bottom of the last text or panel */
    double slack[2]; /* pixels by which texts of ticks may extend beyond a
                        horizontal axis, to its left and right */
};

/* Adds a line of text and returns it, with its width; valid until the next text
   is added. Text that starts at x starts at 2 or more. */
struct chart_text *pen_text(struct pen *p, enum chart_text_role role,
                            enum chart_anchor anchor, double x, double y,
                            str text);

/* Adds a mark to the current panel and returns it; valid until the next mark is
   added. Its other members are zero, its row is CHART_NO_ROW. */
struct chart_mark *pen_mark(struct pen *p, enum chart_mark_kind kind,
                            enum chart_role role);

/* Adds the mark of point v of layer l, with its row, series, colour and title.
   Returns it like pen_mark. */
struct chart_mark *pen_datum(struct pen *p, enum chart_mark_kind kind,
                             const struct layer *l, const struct point *v);

/* Adds a segment that does not show data, from (x, y) to (x1, y1). */
void pen_segment(struct pen *p, enum chart_role role, double x, double y,
                 double x1, double y1);

/* Returns the position of x on a scale. A number outside the domain is at the
   nearer end of the range. */
double pen_at(const struct scale *s, double x);

double pen_width(str text);      /* in pixels, regular font */
double pen_bold_width(str text); /* bold font: labels, facets */

/* Returns the text, shortened with an ellipsis if it is wider than `width` in
   bold. */
str pen_shorten(struct pen *p, str text, double width);

/* Adds text at x below p->y, in lines of at most `width`, and moves p->y below
   it. */
void pen_lines(struct pen *p, enum chart_text_role role, double x, double width,
               str text);

/* Returns the number of columns of panels that the author's layout requires, or
   0 if it requires none. */
size_t pen_columns(const struct pen *p);

/* Returns the largest number of lines of a title among n panels from `first`,
   in columns of this width. */
size_t pen_title_lines(struct pen *p, size_t first, size_t n, double width);

/* Adds the title of a panel, unless it is STR_NONE. y: base line of its last
   line. */
void pen_title(struct pen *p, str title, double x, double y, double width);

/* Adds the key: a swatch and a name for each layer of the panel. Moves p->y
   below it. */
void pen_key(struct pen *p, const struct panel_data *panel,
             enum chart_mark_kind swatch);

/* Adds a sentence to the chart's notes for readers, unless it is one of them
   already. */
void pen_note(struct pen *p, str text);

/* Returns the colour of point v of layer l: that of the layer, or 0 (grey) if
   only other points are highlighted. */
unsigned char pen_colour(const struct pen *p, const struct layer *l,
                         const struct point *v);
