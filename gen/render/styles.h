// SPDX-License-Identifier: MIT
// styles: determines which of the theme's optional style sheets a page needs:
// those with rules for a class that occurs in the page's HTML. The classes may
// come from directives, the page's author, raw HTML or templates.
#pragma once

#include "base/str.h"

enum {
    STYLE_PROSE,
    STYLE_DESIGN,
    STYLE_MARKS,
    STYLE_MATH, /* also needed by all pages with formulas */
    STYLE_OBJECTS,
    STYLE_CHARTS,
    STYLE_WHAT_IF,
    STYLES
};

/* The asset names of the style sheets, in the order in which pages link them,
   after assets/perfpress.css. */
extern const str STYLE_SHEETS[STYLES];

/* The patterns of the classes that each sheet has rules for. '?' matches any
   byte; '*', at the end only, matches any suffix. The last entry has no
   pattern. */
struct style_class {
    str pattern;
    unsigned sheet;
};
extern const struct style_class STYLE_CLASSES[];

/* Returns the set of sheets that a page with this HTML needs: bit i is set for
   STYLE_SHEETS[i]. */
unsigned styles_of(str html);
