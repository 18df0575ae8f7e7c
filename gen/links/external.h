// SPDX-License-Identifier: MIT
// external: asks the web whether the addresses that pages link to answer: HEAD
// first, GET when that is refused, each host at a measured pace. Failures that
// may pass are tried again after pauses; redirects are followed. Good answers
// are kept (links/external_cache).
#pragma once

#include "links/links.h"

/* Different addresses, without what stands after a #. */
struct external_counts {
    size_t total;            /* known + asked + broken + left, at the end */
    size_t ignored;          /* besides: by a pattern */
    size_t known;            /* answered well not long ago */
    size_t asked;            /* answered well now */
    size_t broken, left;     /* left: not asked, or no answer to be had */
    size_t requests;         /* sent */
    const char *cache_fault; /* why answers were not kept, or NULL */
};

/* Who waits for it. */
struct external_caller {
    void *data;
    /* True when all is to end at once: nothing is reported then. */
    bool (*stopped)(void *data);
    /* Called at the start and after each answer. */
    void (*progress)(void *data, const struct external_counts *counts);
};

/* Asks for the links by the site's rules (external: in perfpress.yaml) and
   reports those that are broken (link-external), have moved for good
   (link-moved) or could not be asked for (link-unasked). `cache` is the file
   of kept answers, or STR_NONE. */
struct external_counts external_check(const struct site *site,
                                      const struct external_links *links,
                                      str cache,
                                      const struct external_caller *caller,
                                      struct diags *d);
