// SPDX-License-Identifier: MIT
// pen: puts marks and texts into one drawing of a chart.
#pragma once

#include "chart/chart.h"
#include "chart/data/data.h"
#include "chart/place.h"

enum { PEN_LINE = 15 }; /* from one line of text to the next */

struct pen {
    struct arena *a;
    struct chart *chart;
    const struct data *d;
    struct chart_drawing *out;
    bool narrow;
    unsigned panel;
    double y;        /* below what was drawn so far */
    double slack[2]; /* how far texts of ticks may stand out of an axis that
                        lies, on its left and right */
};

/* A text in one line; its box is known then. */
struct chart_text *pen_text(struct pen *p, enum chart_text_role role,
                            enum chart_anchor anchor, double x, double y,
                            str text);

/* A zeroed mark in the panel that is drawn. */
struct chart_mark *pen_mark(struct pen *p, enum chart_mark_kind kind,
                            enum chart_role role);

/* The mark of a point of a layer, with its row, series, colour and title. */
struct chart_mark *pen_datum(struct pen *p, enum chart_mark_kind kind,
                             const struct layer *l, const struct point *v);

/* A straight mark that is no datum. */
void pen_segment(struct pen *p, enum chart_role role, double x, double y,
                 double x1, double y1);

/* Where a number stands on a scale; one outside of its domain stands at the
 * end. */
double pen_at(const struct scale *s, double x);

double pen_width(str text);      /* of a text as pen_text draws it */
double pen_bold_width(str text); /* of labels in colour, facets */

/* A text, or as much of it as this width holds, with an ellipsis. */
str pen_shorten(struct pen *p, str text, double width);

/* Lines of text from p->y on, broken to the width; p->y is below them then. */
void pen_lines(struct pen *p, enum chart_text_role role, double x, double width,
               str text);

/* How many columns of panels the author wants; 0: as many as fit. */
size_t pen_columns(const struct pen *p);

/* The most lines that the titles of n panels take, from the first on, in
   columns of this width. */
size_t pen_title_lines(struct pen *p, size_t first, size_t n, double width);

/* The title of a panel, if it has one; y: the base line of its last line. */
void pen_title(struct pen *p, str title, double x, double y, double width);

/* The key: swatches with the names of the layers, where there are several;
   p->y is below it then. style: by layer, too. */
void pen_key(struct pen *p, const struct panel_data *panel,
             enum chart_mark_kind swatch);

/* A sentence for readers, once. */
void pen_note(struct pen *p, str text);

/* The colour of a datum: its layer's, or grey where only others are asked
   for. */
unsigned char pen_colour(const struct pen *p, const struct layer *l,
                         const struct point *v);
