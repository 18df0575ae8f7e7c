// SPDX-License-Identifier: MIT
// draft: a build of the site into memory: the files to serve, or the errors to
// show.
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

/* Builds the site in `root` on `workers` threads; `with_drafts` includes pages
   marked as drafts. Afterwards w watches all files that the build read. Returns
   whether w already watched all of them before the build. If not, files may
   have changed unnoticed during the build. */
bool draft_make(struct draft *draft, str root, size_t workers, bool with_drafts,
                struct watch *w);

/* Frees a draft and releases `files`. If the files have another owner now,
   first set `files` to NULL. */
void draft_drop(struct draft *draft);
