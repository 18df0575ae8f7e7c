// SPDX-License-Identifier: MIT
// palette: assigns colours to names of series. An author chooses colours by
// `colors:` of a chart, a page or the site. Other names get colours in the
// order in which a page shows the names. On this page, each name keeps its
// colour.
#pragma once

#include "base/diag.h"

enum { PALETTE_SIZE = 6 };

struct palette_colour {
    str name;
    unsigned char colour; /* 1 to PALETTE_SIZE */
    struct pos at;        /* position of the first chart that has the name */
};

struct palette_colours {
    struct palette_colour *v;
    size_t n, cap;
};

#define PALETTE_EXPECTED \
    "it must be names with numbers from 1 to 6, such as TF32=1, Mixed=2"

/* Reads names and numbers: NAME=NUMBER (',' NAME=NUMBER)*. A name may contain
   commas. Returns false if `text` has another form. *out is in `a`. */
bool palette_read(struct arena *a, str text, struct palette_colours *out);

/* The colours of a page. */
struct palette {
    struct arena *a;
    const struct palette_colours *page, *site; /* the author's choices */
    struct palette_colours used; /* names shown so far, in order; in `a` */
    struct pos at;               /* position of the chart that is being drawn */
};

/* Returns the colour that the author chose for a name: for the chart, or else
   for the page or the site; 0 if there is none. p may be NULL. */
unsigned char palette_chosen(const struct palette *p,
                             const struct palette_colours *chart, str name);

/* Sets colours[i] to the colour of names[i], for the n names of one chart; n is
   at most PALETTE_SIZE. A name has the author's colour, if there is one
   (palette_chosen). Else it keeps the colour that it had in earlier charts of
   the page, unless another name of this chart has it. All other names get
   colours that differ from each other. Records the colours of the names in
   p->used. If p is NULL, only `chart` has an author's colours, and nothing is
   recorded. */
void palette_assign(struct palette *p, const struct palette_colours *chart,
                    const str *names, size_t n, unsigned char *colours);
