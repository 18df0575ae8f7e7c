// SPDX-License-Identifier: MIT
// styles: the theme's style sheets that only some pages link, each by the
// classes of the HTML that it styles: whoever wrote that, directives, classes
// of an author's own, raw HTML or templates.
#pragma once

#include "base/str.h"

enum {
    STYLE_PROSE,
    STYLE_DESIGN,
    STYLE_MARKS,
    STYLE_MATH, /* of all pages with formulas, too */
    STYLE_OBJECTS,
    STYLE_CHARTS,
    STYLES
};

/* Their names among the assets, in the order in which pages link them, behind
   assets/perfpress.css. */
extern const str STYLE_SHEETS[STYLES];

/* The classes that a sheet has rules for: '?' stands for any byte, a '*' at the
   end for any rest. The last one has no pattern. */
struct style_class {
    str pattern;
    unsigned sheet;
};
extern const struct style_class STYLE_CLASSES[];

/* Which sheets some HTML needs: bit i for STYLE_SHEETS[i]. Takes no memory. */
unsigned styles_of(str html);
