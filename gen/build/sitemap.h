// SPDX-License-Identifier: MIT
// sitemap: sitemap.xml and robots.txt, for search engines.
#pragma once

#include "base/buf.h"

struct page;
struct site;

/* Returns the absolute URL of an output path; index.html is given as its
   folder. The site must have a base_url. */
str sitemap_address(struct arena *a, const struct site *site, str output);

/* Returns when a page or its data last changed: the later of its front matter's
   date and the newest as_of of its data, or STR_NONE. */
str sitemap_date(const struct page *page);

/* Writes all pages, sorted by path, with that date as lastmod (sitemaps.org
   0.9). Call it after index_page of each page. */
void sitemap_put(struct buf *b, const struct site *site);

/* Writes a robots.txt that allows everything and, with a base_url, names the
   sitemap. */
void sitemap_put_robots(struct buf *b, const struct site *site);
