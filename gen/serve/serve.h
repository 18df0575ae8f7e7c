// SPDX-License-Identifier: MIT
// serve: runs the preview: builds the site into memory, serves it, and rebuilds
// it when its files change, until SIGINT or SIGTERM.
#pragma once

#include "base/diag.h"

struct serve_options {
    str root;            /* the site's folder, absolute */
    const char *address; /* address or host name to listen on */
    /* additional host names, such as the name of a proxy */
    const char *const *hosts;
    size_t n_hosts;
    unsigned port;
    size_t workers;
    bool drafts; /* include pages marked as drafts */
    bool open;   /* open the user's browser */
    /* scan for changes instead of using the system's reports of changes */
    bool polls;
    /* Prints the sorted diagnostics of a build. Must not be NULL. */
    void (*report)(struct diags *d, str root);
};

/* Runs the preview until a signal arrives. Prints messages on standard output.
   Returns false after reporting in d that the preview could not start. */
bool serve_run(const struct serve_options *options, struct diags *d);
