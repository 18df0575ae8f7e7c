// SPDX-License-Identifier: MIT
// card: what a page shows of itself where people share its address: a picture
// with its title, the figures of its first table, and the date.
#pragma once

#include "picture/font.h"

enum { CARD_WIDTH = 1200, CARD_HEIGHT = 630, CARD_ROWS = 3 };

struct card_row {
    str name, value;
};

/* Every str may be none; texts that are too long are shortened. */
struct card {
    str site, title, date, address;
    str text;             /* below the title, where there is no table */
    str caption, measure; /* of the table; what its values are */
    struct card_row rows[CARD_ROWS];
    size_t n_rows;
    unsigned accent; /* 0xRRGGBB */
};

/* Whether the fonts have the letters of its title, and of the site's. */
bool card_is_drawable(const struct fonts *f, const struct card *card);

/* The picture, a PNG file; in `a`. Texts whose letters the fonts lack are left
   out, of the table all of them. */
str card_draw(struct arena *a, const struct fonts *f, const struct card *card);
