// SPDX-License-Identifier: MIT
// cards: the picture of each page for social networks: one that its front
// matter names, or a card made of its title and its first table.
#pragma once

#include <stdatomic.h>

#include "load/site.h"
#include "picture/font.h"
#include "write/sink.h"

struct cards {
    const struct site *site;
    struct fonts fonts;
    bool on;
    atomic_size_t without; /* pages whose title no font has */
    atomic_size_t first;   /* the first of them */
};

/* Unpacks the fonts if the site wants cards; in `a`. */
void cards_begin(struct cards *c, const struct site *site, struct arena *a);

/* Where the card of a page goes, below the output folder. */
str cards_output(struct arena *a, const struct page *page);

/* Sets page->image and image_alt, and draws the card: its bytes, in the page's
   arena, or none. The page's references are resolved. */
str cards_page(struct cards *c, struct page *page);

/* Tells once of pages that have no card. */
void cards_report(struct cards *c, struct diags *d);
