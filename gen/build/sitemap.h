// SPDX-License-Identifier: MIT
// sitemap: sitemap.xml and robots.txt, for search engines.
#ifndef BUILD_SITEMAP_H
#define BUILD_SITEMAP_H

#include "base/buf.h"
#include "load/site.h"

/* The absolute address of an output path; index.html is its folder. The
   site must have a base_url. */
str sitemap_address(struct arena *a, const struct site *site, str output);

/* All pages by path, with the date of their front matter as lastmod.
   (sitemaps.org 0.9; after index_page of each page) */
void sitemap_put(struct buf *b, const struct site *site);

/* Allows everything, and names the sitemap when there is a base_url. */
void sitemap_put_robots(struct buf *b, const struct site *site);

#endif
