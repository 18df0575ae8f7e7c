// SPDX-License-Identifier: MIT
// external: checks links to other sites with requests: HEAD first, then GET if
// HEAD fails, at a limited rate for each host. Retries after temporary failures
// and follows redirects. Good answers are cached (links/external_cache).
#pragma once

#include "links/links.h"

/* Numbers of different URLs, without fragments. */
struct external_counts {
    size_t total;            /* at the end: known + asked + broken + left */
    size_t ignored;          /* ignored by a pattern; not in `total` */
    size_t known;            /* have a good answer in the cache */
    size_t asked;            /* got a good answer from the server */
    size_t broken, left;     /* left: not requested, or no usable answer */
    size_t requests;         /* number of requests sent */
    const char *cache_fault; /* why the cache was not written; NULL: no fault */
};

/* The caller's functions. */
struct external_caller {
    void *data;
    /* Returns true to abort the check; then nothing is reported. */
    bool (*stopped)(void *data);
    /* Called at the start and after each answer, with the counts so far. */
    void (*progress)(void *data, const struct external_counts *counts);
};

/* Checks links by the site's rules (external: in perfpress.yaml). Reports links
   that are broken (link-external), have moved permanently (link-moved) or could
   not be checked (link-unasked). `cache` is the path of the cache, or STR_NONE
   for no cache. Returns the final counts. */
struct external_counts external_check(const struct site *site,
                                      const struct external_links *links,
                                      str cache,
                                      const struct external_caller *caller,
                                      struct diags *d);
