// SPDX-License-Identifier: MIT
// draft: one build of the site into memory: the files to serve, or the errors
// to show.
#pragma once

#include "load/site.h"
#include "output/store.h"
#include "serve/watch.h"

struct draft {
    struct site site;
    struct diags d;      /* unsorted */
    struct store *files; /* NULL if the build failed */
    size_t pages;
};

/* Builds the site in `root` on `workers` threads, with or without pages marked
   as drafts. Afterwards the watch covers all of its files. */
void draft_make(struct draft *draft, str root, size_t workers, bool with_drafts,
                struct watch *w);

/* Frees a draft. Set `files` to NULL if somebody else holds them. */
void draft_drop(struct draft *draft);
