// SPDX-License-Identifier: MIT
// listing: the content of a generated index page.
#pragma once

#include "resolve/nav.h"

struct page;

/* Stores in page->info the data of a page that the index page shows. Call it
   after the page's references are resolved. Any thread may call it, for one
   page at a time. */
void listing_note(struct page *page);

/* Returns HTML with the title and a card for each page in reading order, in
   `a`. A card has the page's title, first sentences, date and tables. A site
   with more than LISTING_CARDS pages gets a list of links instead of cards.
   Links are relative to the site's root. */
enum { LISTING_CARDS = 60, LISTING_TABLES = 6 };
str listing_html(struct arena *a, const struct nav *nav, str title,
                 struct diags *d);
