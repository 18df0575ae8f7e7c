// SPDX-License-Identifier: MIT
// external: checks links to other sites with requests: first HEAD, then GET if
// that is refused, at a limited rate for each host. Temporary failures are
// retried after pauses; redirects are followed. Good answers are cached
// (links/external_cache).
#pragma once

#include "links/links.h"

/* Numbers of different URLs, without fragments. */
struct external_counts {
    size_t total;        /* at the end: known + asked + broken + left */
    size_t ignored;      /* in addition: ignored by a pattern */
    size_t known;        /* with a good answer in the cache */
    size_t asked;        /* with a good answer now */
    size_t broken, left; /* left: not requested, or without a usable answer */
    size_t requests;     /* requests sent */
    const char *cache_fault; /* why the cache was not written, or NULL */
};

/* The caller's functions. */
struct external_caller {
    void *data;
    /* Returns true to abort; then nothing is reported. */
    bool (*stopped)(void *data);
    /* Called at the start and after each answer. */
    void (*progress)(void *data, const struct external_counts *counts);
};

/* Checks links by the site's rules (external: in perfpress.yaml) and reports
   those that are broken (link-external), have moved permanently (link-moved) or
   could not be checked (link-unasked). `cache` is the path of the cache, or
   STR_NONE. */
struct external_counts external_check(const struct site *site,
                                      const struct external_links *links,
                                      str cache,
                                      const struct external_caller *caller,
                                      struct diags *d);
