// SPDX-License-Identifier: MIT
// serve: the preview: builds the site into memory, serves it, and builds it
// again whenever one of its files changes, until SIGINT or SIGTERM comes.
#pragma once

#include "base/diag.h"

struct serve_options {
    str root;                 /* the site's folder, absolute */
    const char *address;      /* to listen on */
    const char *const *hosts; /* names that a proxy calls the preview by */
    size_t n_hosts;
    unsigned port;
    size_t workers;
    bool drafts; /* with the pages that call themselves so */
    bool open;   /* show it in the user's browser */
    /* Prints the diagnostics of a build, sorted; never NULL. */
    void (*report)(struct diags *d, str root);
};

/* Runs until a signal comes. False when it could not start, which is in d.
   What it does, it tells on standard output. */
bool serve_run(const struct serve_options *options, struct diags *d);
