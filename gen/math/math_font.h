// SPDX-License-Identifier: MIT
// math_font: letters and digits in Unicode's mathematical alphabets, for fonts
// such as \mathbb. Browsers no longer support an attribute for these fonts.
#pragma once

#include "base/buf.h"

enum math_font {
    MATH_FONT_NONE,  /* the symbol's default font */
    MATH_FONT_PLAIN, /* upright */
    MATH_FONT_BOLD,
    MATH_FONT_ITALIC,
    MATH_FONT_BOLD_ITALIC,
    MATH_FONT_SCRIPT,
    MATH_FONT_BOLD_SCRIPT,
    MATH_FONT_FRAKTUR,
    MATH_FONT_BOLD_FRAKTUR,
    MATH_FONT_DOUBLE,
    MATH_FONT_SANS,
    MATH_FONT_SANS_BOLD,
    MATH_FONT_SANS_ITALIC,
    MATH_FONT_MONO,
    MATH_N_FONTS
};

/* Appends the variant of character cp in a font, or cp itself if the font has
   no variant of it. */
void math_font_put(struct buf *b, unsigned cp, enum math_font font);

/* Whether adjacent letters in this font are one word, as in \mathrm{max},
   rather than a product. */
bool math_font_has_words(enum math_font font);
