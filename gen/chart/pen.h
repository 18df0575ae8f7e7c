// SPDX-License-Identifier: MIT
// pen: adds marks and texts to a drawing.
#pragma once

#include "chart/chart.h"
#include "chart/data/data.h"
#include "chart/place.h"

/* PEN_LINE: height of a line of text, in pixels. PEN_DIAMOND: style of a point
   that is a diamond. */
enum { PEN_LINE = 15, PEN_DIAMOND = 2 };

struct pen {
    struct arena *a;
    struct chart *chart;
    const struct data *d;
    struct chart_drawing *out;
    bool narrow;
    unsigned panel;
    double y;        /* bottom of the last text or panel */
    double slack[2]; /* pixels by which labels of ticks may extend beyond a
                        horizontal axis, to the left and to the right */
};

/* Adds a line of text and returns it, with its width set; valid until the next
   text is added. If the text starts at x, an x below 2 becomes 2. */
struct chart_text *pen_text(struct pen *p, enum chart_text_role role,
                            enum chart_anchor anchor, double x, double y,
                            str text);

/* Adds a mark to the current panel and returns it, for the caller to fill in;
   valid until the next mark is added. All members are zero but `kind`, `role`,
   `panel` and `row`, which is CHART_NO_ROW. */
struct chart_mark *pen_mark(struct pen *p, enum chart_mark_kind kind,
                            enum chart_role role);

/* Adds a mark for point v of layer l, with the row, series, colour and title of
   the point. Returns it like pen_mark. */
struct chart_mark *pen_datum(struct pen *p, enum chart_mark_kind kind,
                             const struct layer *l, const struct point *v);

/* Adds a segment that does not show data, from (x, y) to (x1, y1). */
void pen_segment(struct pen *p, enum chart_role role, double x, double y,
                 double x1, double y1);

/* Returns the position of number x on a scale, in pixels. A number outside the
   domain is at the nearer end of the range. */
double pen_at(const struct scale *s, double x);

/* Whether a reference line is a vertical line at a date that the panel
   shows. */
bool pen_shows_date(const struct pen *p, const struct chart_panel *panel,
                    const struct chart_line *line);

/* Return the width of a text in pixels, in the regular font, and in the bold
   font of labels and titles. */
double pen_width(str text);
double pen_bold_width(str text);

/* Returns the text, shortened with an ellipsis if it is wider than `width` in
   bold. */
str pen_shorten(struct pen *p, str text, double width);

/* Adds text below p->y, in lines that start at x and are at most `width` wide.
   Moves p->y to the bottom of the text. */
void pen_lines(struct pen *p, enum chart_text_role role, double x, double width,
               str text);

/* Returns the number of columns of panels that the author's layout requires; 0
   if the author gave no layout. */
size_t pen_columns(const struct pen *p);

/* Returns the number of lines of the longest title of n panels, from panel
   `first` on, in columns that are `width` wide. */
size_t pen_title_lines(struct pen *p, size_t first, size_t n, double width);

/* Adds the title of a panel, unless it is STR_NONE. y: base line of the title's
   last line. */
void pen_title(struct pen *p, str title, double x, double y, double width);

/* Returns the radius of a mark whose area shows a size, in pixels. */
double pen_radius(double size, double largest);

/* Adds a sentence to the chart's notes for readers. No-op if the notes have the
   sentence already. */
void pen_note(struct pen *p, str text);

/* Returns the colour of point v of layer l: the layer's colour, or 0 (grey) if
   other points are highlighted and v is not. */
unsigned char pen_colour(const struct pen *p, const struct layer *l,
                         const struct point *v);
