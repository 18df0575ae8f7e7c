// SPDX-License-Identifier: MIT
// listen: the socket of the preview, and its URL.
#pragma once

#include "base/arena.h"
#include "base/diag.h"

struct listen {
    int fd;
    /* the port of the socket, which may differ from the requested port */
    unsigned port;
    bool loopback;
    str url;    /* URL for a browser: "http://127.0.0.1:8000/" */
    str others; /* URL for other machines if the socket is bound to all
                   addresses; or STR_NONE */
};

/* Listens on an address or host name. Uses the first free port of the hundred
   ports from `port` on, or any free port if `port` is 0. The URLs are in `a`.
   Returns false after reporting an error. */
bool listen_open(struct listen *l, struct arena *a, const char *address,
                 unsigned port, struct diags *d);
