// SPDX-License-Identifier: MIT
// styles: the theme's style sheets that only some pages link, each by the
// classes of the HTML that it styles: whoever wrote that, directives, classes
// of an author's own, raw HTML or templates.
#ifndef RENDER_STYLES_H
#define RENDER_STYLES_H

#include "base/str.h"

enum { STYLES = 6 };

struct style_sheet {
    str asset;   /* "assets/math.css" */
    str classes; /* patterns (str_fits) with blanks between them; "<math" is an
                    element */
};

/* In the order in which pages link them, behind assets/perfpress.css. */
extern const struct style_sheet STYLE_SHEETS[STYLES];

/* Which of them some HTML needs: bit i for STYLE_SHEETS[i]. Takes no memory. */
unsigned styles_of(str html);

#endif
