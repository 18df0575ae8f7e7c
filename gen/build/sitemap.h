// SPDX-License-Identifier: MIT
// sitemap: sitemap.xml and robots.txt, for search engines.
#pragma once

#include "base/buf.h"

struct page;
struct site;

/* The absolute address of an output path; index.html is its folder. The
   site must have a base_url. */
str sitemap_address(struct arena *a, const struct site *site, str output);

/* When a page or its data changed last: the later of the date of its front
   matter and the newest as_of of what it reads; STR_NONE without both. */
str sitemap_date(const struct page *page);

/* All pages by path, with that date as lastmod.
   (sitemaps.org 0.9; after index_page of each page) */
void sitemap_put(struct buf *b, const struct site *site);

/* Allows everything, and names the sitemap when there is a base_url. */
void sitemap_put_robots(struct buf *b, const struct site *site);
