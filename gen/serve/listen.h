// SPDX-License-Identifier: MIT
// listen: the socket that the preview is served on, and its address.
#pragma once

#include "base/arena.h"
#include "base/diag.h"

struct listen {
    int fd;
    unsigned port; /* it may not be the one asked for */
    bool loopback;
    str url;    /* to open in a browser: "http://127.0.0.1:8000/" */
    str others; /* the same on other machines, where it is bound to all
                   addresses of this one, and that has another; or none */
};

/* Listens on an address or host name, on `port` or, where that is taken, on
   the first free one of the next hundred; port 0 is any free one. False after
   reporting why not. The url lives in `a`. */
bool listen_open(struct listen *l, struct arena *a, const char *address,
                 unsigned port, struct diags *d);
