// SPDX-License-Identifier: MIT
// serve: the preview: builds the site into memory, serves it, and rebuilds it
// when its files change, until SIGINT or SIGTERM.
#pragma once

#include "base/diag.h"

struct serve_options {
    str root;                 /* the site's folder, absolute */
    const char *address;      /* address or host name to listen on */
    const char *const *hosts; /* additional host names, such as of a proxy */
    size_t n_hosts;
    unsigned port;
    size_t workers;
    bool drafts; /* include pages marked as drafts */
    bool open;   /* open the user's browser */
    bool polls;  /* scan for changes instead of waiting for reports of them */
    /* Prints the diagnostics of a build, sorted; never NULL. */
    void (*report)(struct diags *d, str root);
};

/* Runs the preview until a signal arrives. Prints messages on standard output.
   Returns false if the preview could not start, which is reported in d. */
bool serve_run(const struct serve_options *options, struct diags *d);
