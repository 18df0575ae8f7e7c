// SPDX-License-Identifier: MIT
// page_image: the image for link previews on social networks, from a page's
// front matter.
#pragma once

struct page;
struct site;

/* Sets page->image and image_alt from the front matter of a page, if the site
   has a base_url. Reports a file that does not exist. */
void page_image_find(const struct site *site, struct page *page);
