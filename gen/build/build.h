// SPDX-License-Identifier: MIT
// build: the pipeline, from a loaded site to files in a sink.
#pragma once

#include "links/links.h"
#include "output/sink.h"

struct site;

/* The stages whose times are measured. */
enum build_stage { BUILD_READ, BUILD_INDEX, BUILD_RENDER, BUILD_N_STAGES };

struct build_result {
    size_t pages, tables, cells;
    size_t blocked;    /* pages that have an error */
    size_t drafts;     /* pages that are left out as such */
    size_t left_out;   /* files and folders of the site's */
    struct strs stubs; /* sources of pages with errors (build/stub.h), in
                          the site's arena */
    double seconds[BUILD_N_STAGES];
};

/* Runs all stages over a site on `workers` threads and puts the files into
   the sink, unless a page has an error: then nothing is put after it was
   found, and the caller drops what the sink took. A site that keeps going has
   stubs in the place of such pages, and only errors that are no page's stop
   it: then it is true, with errors in d. All diagnostics are in d,
   unsorted. The pages' arenas are empty afterwards; their infos stay until
   build_free. False when there was an error, or when a signal came as below,
   which the caller blocks: the rest of the pages is left out then. Unless
   `external` is NULL, the links to other sites are listed there, in the site's
   arena. */
bool build_run(struct site *site, size_t workers, struct sink *sink,
               struct diags *d, struct build_result *result,
               struct external_links *external);

/* True when SIGINT, SIGTERM or SIGHUP came, which the caller blocks. */
bool build_interrupted(void);

/* Frees what build_run left on the site's pages. */
void build_free(struct site *site);
