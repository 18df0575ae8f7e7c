// SPDX-License-Identifier: MIT
// phase: the order in which a site's files are replaced one by one, in a bucket
// (publish/plan) or a folder (output/replace). Each phase is completed before
// the next phase begins, and old files are removed last, so that no reachable
// page links to a missing file.
#pragma once

#include "base/str.h"

enum phase {
    PHASE_ASSETS,        /* all files except pages and lists */
    PHASE_NEW_PAGES,     /* pages to which no published page links yet */
    PHASE_CHANGED_PAGES, /* pages that are not new; index.html and 404.html in
                            any case */
    PHASE_LISTS,         /* sitemap.xml, robots.txt, _headers, ... */
};

/* Returns the phase of the file at `path`. `is_new`: the last version did not
   have the file. */
enum phase phase_of(str path, bool is_new);

/* Returns whether `path` is a page of the site rather than a page that the
   build adds, such as 404.html. */
bool phase_is_written(str path);

/* Returns whether the loss of pages suggests a wrong folder or a failed
   checkout. `were` is the number of pages before; `gone` is how many of them
   are removed. Returns true if more than a tenth are gone, and either at least
   three or all. */
bool phase_too_many_gone(size_t gone, size_t were);
