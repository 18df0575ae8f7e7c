// SPDX-License-Identifier: MIT
// phase: the order in which a site's files are replaced one by one, in a bucket
// (publish/plan) or a folder (output/replace). A phase is complete before the
// next one begins, and old files are removed last, so that no reachable page
// links to a missing file.
#pragma once

#include "base/str.h"

enum phase {
    PHASE_ASSETS,        /* all files but pages and lists */
    PHASE_NEW_PAGES,     /* no published page links to them yet */
    PHASE_CHANGED_PAGES, /* and index.html and 404.html */
    PHASE_LISTS,         /* sitemap.xml, robots.txt, _headers, ... */
};

/* Returns the phase of a file by its path; `is_new`: the file did not exist
   before. */
enum phase phase_of(str path, bool is_new);

/* Whether a path is a page, except for pages that each build adds, such as
   404.html. */
bool phase_is_written(str path);

/* Whether more than a tenth of the pages, and more than two of them or all,
   would be gone. That suggests a wrong folder or a failed checkout. */
bool phase_too_many_gone(size_t gone, size_t were);
