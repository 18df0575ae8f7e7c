// SPDX-License-Identifier: MIT
// draft: the site built into memory, once: what the server is to serve, or the
// faults that it is to show.
#pragma once

#include "load/site.h"
#include "output/store.h"
#include "serve/watch.h"

struct draft {
    struct site site;
    struct diags d;      /* unsorted */
    struct store *files; /* NULL when the build did not end well */
    size_t pages;
};

/* Builds the site in `root`, all of whose files the watch covers then, on so
   many threads; with the pages that are drafts themselves, or without. */
void draft_make(struct draft *draft, str root, size_t workers, bool with_drafts,
                struct watch *w);

/* Frees what is left of it: files is NULL when someone else has them. */
void draft_drop(struct draft *draft);
