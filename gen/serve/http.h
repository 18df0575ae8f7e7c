// SPDX-License-Identifier: MIT
// http: the server: a thread that answers requests from the files of the newest
// good build, and sends events to the pages that are open. Over GNU
// libmicrohttpd.
#pragma once

#include "base/arena.h"
#include "serve/preview.h"

struct http_server;

struct http_options {
    int socket;       /* listening; closed by http_stop */
    bool loopback;    /* it listens on a loopback address */
    const str *names; /* host names that are this server's, too */
    size_t n_names;
};

/* Starts the server in a thread of its own; lives in `a`, as the names must.
   NULL with *why when it cannot be started (then the socket is still the
   caller's). */
struct http_server *http_start(struct arena *a,
                               const struct http_options *options, str *why);

/* A build has ended: its files (the server drops them when others come, but
   for preview_replaced's), or NULL to keep those there are; and its faults,
   copied. Tells all pages that are open. */
void http_publish(struct http_server *h, struct store *files,
                  const struct preview_faults *faults);

/* Sends all open streams a sign of life, so that those whose page is gone
   are found and closed; lets clients go that are too slow. Every few seconds.
 */
void http_beat(struct http_server *h);

/* Closes all connections, ends the thread, drops the files. */
void http_stop(struct http_server *h);
