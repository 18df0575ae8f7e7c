// SPDX-License-Identifier: MIT
// page: the steps of shaping that need one page only, before the index is made.
#pragma once

struct page;
struct site;

/* Runs the shapes of one page in docutils' order (docinfo, substitutions,
   targets, footnotes, contents), takes it into the index, and finds its
   files. The page must be parsed and its tables evaluated. Any thread, one a
   page. */
void page_shape(const struct site *site, struct page *page);
