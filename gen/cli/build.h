// SPDX-License-Identifier: MIT
// build: runs the pipeline in a sandbox, with settings of the command line.
#pragma once

#include "base/diag.h"

#include "base/sandbox.h"
#include "build/build.h"

struct external_links;

/* Sets the site's URL to the value of --base-url and its version to that of
   --site-version; if an argument is NULL, the configured value stays. Returns
   false after reporting an invalid value. */
bool build_set(struct site *site, const char *base_url, const char *version,
               struct diags *d);

struct build_job {
    struct site *site;
    struct sink *sink;
    struct diags *d;
    size_t jobs;            /* threads; 0: one per processor */
    struct sandbox sandbox; /* files that the build may read and write */
    bool in_thread; /* confine only the thread of the build, not the whole
                       process */
    struct external_links
        *links; /* receives the links to other sites; may be NULL */
    struct build_result result;
    struct sandbox_state state; /* set by build_confined */
    bool ok;
};

/* Builds the site in a sandbox. Signals stop the build (cli/interrupt). Returns
   the result of build_run, also in j->ok. */
bool build_confined(struct build_job *j);
