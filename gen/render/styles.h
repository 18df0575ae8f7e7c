// SPDX-License-Identifier: MIT
// styles: the theme's style sheets that only some pages link, chosen by the
// classes in their HTML, whether these come from directives, authors, raw HTML
// or templates.
#pragma once

#include "base/str.h"

enum {
    STYLE_PROSE,
    STYLE_DESIGN,
    STYLE_MARKS,
    STYLE_MATH, /* also needed by all pages with formulas */
    STYLE_OBJECTS,
    STYLE_CHARTS,
    STYLES
};

/* The asset names of the style sheets, in the order in which pages link them,
   after assets/perfpress.css. */
extern const str STYLE_SHEETS[STYLES];

/* The classes that a sheet has rules for. '?' matches any byte, '*' at the end
   any rest. The last entry has no pattern. */
struct style_class {
    str pattern;
    unsigned sheet;
};
extern const struct style_class STYLE_CLASSES[];

/* Returns the sheets that a page with this HTML needs: bit i for
   STYLE_SHEETS[i]. */
unsigned styles_of(str html);
