// SPDX-License-Identifier: MIT
// phase: the order in which a site's files are replaced one by one, in a bucket
// (publish/plan) or a folder (output/replace). Each phase is completed before
// the next one begins, and old files are removed last, so that no reachable
// page links to a missing file.
#pragma once

#include "base/str.h"

enum phase {
    PHASE_ASSETS,        /* all files except pages and lists */
    PHASE_NEW_PAGES,     /* no published page links to these yet */
    PHASE_CHANGED_PAGES, /* also index.html and 404.html */
    PHASE_LISTS,         /* sitemap.xml, robots.txt, _headers, ... */
};

/* Returns the phase of the file at `path`; is_new: it was not in the last
   version. */
enum phase phase_of(str path, bool is_new);

/* Returns whether `path` is a page, but not one that the build adds, such as
   404.html. */
bool phase_is_written(str path);

/* Returns whether removing `gone` of `were` pages suggests a wrong folder or a
   failed checkout: more than a tenth of the pages, and more than two or all. */
bool phase_too_many_gone(size_t gone, size_t were);
