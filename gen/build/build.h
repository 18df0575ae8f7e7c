// SPDX-License-Identifier: MIT
// build: the pipeline: from a loaded site to files in a sink.
#pragma once

#include "links/links.h"
#include "output/sink.h"

struct site;

/* Stages with measured times. */
enum build_stage { BUILD_READ, BUILD_INDEX, BUILD_RENDER, BUILD_N_STAGES };

struct build_result {
    size_t pages, tables, cells;
    size_t blocked;    /* pages with errors */
    size_t drafts;     /* drafts that are left out */
    size_t left_out;   /* files and folders that are left out */
    struct strs stubs; /* sources of the pages that were replaced by stubs
                          (build/stub.h), in the site's arena */
    double seconds[BUILD_N_STAGES];
};

/* Runs all stages over a site on `workers` threads and writes the files to the
   sink. After the first error in a page nothing more is written, and the caller
   must discard the sink's files. With site->keep_going, stubs replace pages
   with errors and only other errors stop the build, so it may return true with
   errors in d. Diagnostics are added to d, unsorted. Afterwards the pages'
   arenas are empty; their infos stay until build_free. False after an error or
   a signal (see build_interrupted), which stops the build early. Unless
   `external` is NULL, it receives the links to other sites, in the site's
   arena. */
bool build_run(struct site *site, size_t workers, struct sink *sink,
               struct diags *d, struct build_result *result,
               struct external_links *external);

/* Whether SIGINT, SIGTERM or SIGHUP is pending; the caller must block them. */
bool build_interrupted(void);

/* Frees the pages' infos after build_run. */
void build_free(struct site *site);
