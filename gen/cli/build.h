// SPDX-License-Identifier: MIT
// build: the commands build and check, and what publish shares with them.
#pragma once

#include "base/diag.h"

#include "base/sandbox.h"
#include "build/build.h"

struct external_links;

/* Gives the site the address of --base-url and the version of --site-version;
   NULL leaves one as it is. False if one is invalid, which is reported. */
bool build_set(struct site *site, const char *base_url, const char *version,
               struct diags *d);

struct build_job {
    struct site *site;
    struct sink *sink;
    struct diags *d;
    size_t jobs;            /* threads; 0: one per processor */
    struct sandbox sandbox; /* what the build may read and write */
    bool in_thread; /* the sandbox holds a thread only, not the whole process */
    struct external_links *links; /* gets the links to other sites; or NULL */
    struct build_result result;
    struct sandbox_state state; /* of the sandbox, set by build_confined */
    bool ok;
};

/* Builds the site in a sandbox. Signals stop the build (cli/interrupt). Returns
   j->ok, which is what build_run returned. */
bool build_confined(struct build_job *j);
