// SPDX-License-Identifier: MIT
// sitemap: sitemap.xml and robots.txt, for search engines.
#pragma once

#include "base/buf.h"

struct page;
struct site;

/* Returns the absolute URL of an output path, in `a`. An index.html is written
   as its folder. The site must have a base_url. */
str sitemap_address(struct arena *a, const struct site *site, str output);

/* Returns the date of the last change of a page or its data: the later of the
   date in its front matter and the newest as_of of its data. Returns STR_NONE
   if the page has neither. */
str sitemap_date(const struct page *page);

/* Appends sitemap.xml (sitemaps.org 0.9) with all pages except stubs, sorted by
   source path; lastmod is sitemap_date. Call it after index_page of each
   page. */
void sitemap_put(struct buf *b, const struct site *site);

/* Appends a robots.txt that allows everything and, if the site has a base_url,
   names the sitemap. */
void sitemap_put_robots(struct buf *b, const struct site *site);
