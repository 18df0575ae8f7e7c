// SPDX-License-Identifier: MIT
// listen: the socket of the preview, and its URL.
#pragma once

#include "base/arena.h"
#include "base/diag.h"

struct listen {
    int fd;
    unsigned port; /* actual port, not always the requested one */
    bool loopback;
    str url;    /* URL for a browser: "http://127.0.0.1:8000/" */
    str others; /* URL for other machines if the socket is bound to all
                   addresses; or STR_NONE */
};

/* Listens on an address or host name, on the first free port of the hundred
   from `port` on; port 0 means any free port. The URLs are in `a`. Returns
   false after a reported error. */
bool listen_open(struct listen *l, struct arena *a, const char *address,
                 unsigned port, struct diags *d);
