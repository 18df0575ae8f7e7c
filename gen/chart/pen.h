// SPDX-License-Identifier: MIT
// pen: adds marks and texts to a drawing of a chart.
#pragma once

#include "chart/chart.h"
#include "chart/data/data.h"
#include "chart/place.h"

enum { PEN_LINE = 15 }; /* height of a line of text */

struct pen {
    struct arena *a;
    struct chart *chart;
    const struct data *d;
    struct chart_drawing *out;
    bool narrow;
    unsigned panel;
    double y;        /* the bottom of what was drawn so far */
    double slack[2]; /* how far texts of ticks may exceed a horizontal axis, to
                        its left and right */
};

/* Adds a line of text and returns it with its width. */
struct chart_text *pen_text(struct pen *p, enum chart_text_role role,
                            enum chart_anchor anchor, double x, double y,
                            str text);

/* Adds a zeroed mark to the current panel. */
struct chart_mark *pen_mark(struct pen *p, enum chart_mark_kind kind,
                            enum chart_role role);

/* Adds the mark of a layer's point, with its row, series, colour and title. */
struct chart_mark *pen_datum(struct pen *p, enum chart_mark_kind kind,
                             const struct layer *l, const struct point *v);

/* Adds a straight mark that is not data. */
void pen_segment(struct pen *p, enum chart_role role, double x, double y,
                 double x1, double y1);

/* Returns the position of a number on a scale. A number outside the domain is
   at the nearer end of the range. */
double pen_at(const struct scale *s, double x);

double pen_width(str text);      /* of regular text */
double pen_bold_width(str text); /* of bold text: labels, facets */

/* Returns the text, shortened to this width with an ellipsis if necessary. */
str pen_shorten(struct pen *p, str text, double width);

/* Adds text below p->y, broken into lines of at most the width, and moves p->y
   below it. */
void pen_lines(struct pen *p, enum chart_text_role role, double x, double width,
               str text);

/* Returns the author's number of columns of panels; 0: as many as fit. */
size_t pen_columns(const struct pen *p);

/* The most lines of a title among n panels from `first` on, in columns of this
   width. */
size_t pen_title_lines(struct pen *p, size_t first, size_t n, double width);

/* Adds the title of a panel, if it has one; y: base line of the last line. */
void pen_title(struct pen *p, str title, double x, double y, double width);

/* Adds the key: swatches with the names of the layers. Moves p->y below it. */
void pen_key(struct pen *p, const struct panel_data *panel,
             enum chart_mark_kind swatch);

/* Adds a sentence for readers, unless it is there already. */
void pen_note(struct pen *p, str text);

/* Returns the colour of a point: that of its layer, or grey if only others are
   highlighted. */
unsigned char pen_colour(const struct pen *p, const struct layer *l,
                         const struct point *v);
