// SPDX-License-Identifier: MIT
// phase: the order in which the files of a site are put into place one after
// the other, in a bucket (publish/plan) or in a folder (output/replace): all of
// one phase before the next begins, and what is gone is removed last, so that
// no page that readers can reach points to what is not there.
#pragma once

#include "base/str.h"

enum phase {
    PHASE_ASSETS,        /* all that is no page */
    PHASE_NEW_PAGES,     /* nothing published links to them yet */
    PHASE_CHANGED_PAGES, /* and those where readers come in: index and 404 */
    PHASE_LISTS,         /* sitemap.xml, robots.txt, _headers, ... */
};

/* The phase of a file by its path; `is_new`: nothing was there before. */
enum phase phase_of(str path, bool is_new);

/* The same, less those that each build makes, as 404.html. */
bool phase_is_written(str path);

/* True when more than a tenth of the pages that were there would be gone, and
   more than two, or all of them: a wrong folder or a failed checkout takes so
   many away, a person seldom. */
bool phase_too_many_gone(size_t gone, size_t were);
