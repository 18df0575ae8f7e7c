// SPDX-License-Identifier: MIT
// page_image: finds the image for link previews on social networks, from a
// page's front matter.
#pragma once

struct page;
struct site;

/* Sets page->image, a URL, and page->image_alt from the page's front matter if
   the site has a base_url. Reports a missing file (card-image). */
void page_image_find(const struct site *site, struct page *page);
