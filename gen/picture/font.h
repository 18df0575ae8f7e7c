// SPDX-License-Identifier: MIT
// font: texts drawn with the fonts that the program holds (DejaVu Sans, in two
// weights): the same dots on every machine.
#pragma once

#include "base/str.h"
#include "picture/canvas.h"

struct font;

struct fonts {
    const struct font *regular, *bold;
};

/* The font files as gzip has them; the last one's name is STR_NONE. Made when
   the program is built. */
struct font_file {
    str name, bytes;
};
extern const struct font_file FONT_FILES[];

/* Unpacks the fonts; they live in `a`, and any thread may draw with them.
   False when they cannot be read, which no program that works has. */
bool fonts_load(struct fonts *f, struct arena *a);

/* Whether all letters of a text can be drawn: they are in the fonts, run from
   left to right and stand for themselves. */
bool font_has(const struct font *f, str text);

/* How wide a text is, in dots, with letters of `size` dots. */
unsigned font_width(const struct font *f, str text, unsigned size);

/* Draws a text from x on, on the line y. */
void font_draw(struct canvas *c, const struct font *f, str text, unsigned size,
               unsigned x, unsigned y, unsigned ink);
