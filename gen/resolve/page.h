// SPDX-License-Identifier: MIT
// page: runs the steps for a page that need no other page. They come before the
// index of all pages (resolve/index.h) is built.
#pragma once

struct page;
struct site;

/* Runs the steps for one page in docutils' order (docinfo, substitutions,
   targets, footnotes, contents), collects the page's facts for the index, and
   finds the page's files. The page must be parsed and its tables evaluated. Any
   thread may call this, for one page at a time. */
void page_shape(const struct site *site, struct page *page);
