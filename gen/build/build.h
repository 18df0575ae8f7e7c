// SPDX-License-Identifier: MIT
// build: the pipeline. Input: a loaded site. Output: files in a sink.
#pragma once

#include "links/links.h"
#include "output/sink.h"

struct site;

/* The stages whose times are measured. */
enum build_stage { BUILD_READ, BUILD_INDEX, BUILD_RENDER, BUILD_N_STAGES };

struct build_result {
    size_t pages, tables, cells;
    size_t blocked;    /* number of pages with errors */
    size_t drafts;     /* number of omitted drafts */
    size_t left_out;   /* number of omitted files and folders */
    struct strs stubs; /* sources of pages replaced by stubs (build/stub.h), in
                          the site's arena */
    double seconds[BUILD_N_STAGES];
};

/* Builds a site on `workers` threads and writes its files to the sink. After
   the first error nothing more is written, and the caller must discard the
   sink's files. With site->keep_going, stubs replace pages with errors and only
   other errors stop the build; build_run may then return true with errors in d.
   Diagnostics are added to d, unsorted. Afterwards the pages' trees are freed;
   page->info of each page lives until build_free. Returns false after an error
   or after a signal (build_interrupted), which stops the build early. If
   `external` is not NULL, it is set to the links to other sites, in the site's
   arena. */
bool build_run(struct site *site, size_t workers, struct sink *sink,
               struct diags *d, struct build_result *result,
               struct external_links *external);

/* Returns whether SIGINT, SIGTERM or SIGHUP is pending. The caller must block
   these signals. */
bool build_interrupted(void);

/* Frees page->info of each page after build_run. */
void build_free(struct site *site);
