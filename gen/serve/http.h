// SPDX-License-Identifier: MIT
// http: the server: a thread that answers requests with the files of the last
// successful build and sends events to open pages. Uses GNU libmicrohttpd.
#pragma once

#include "base/arena.h"
#include "base/late.h"
#include "serve/preview.h"

extern const struct late http_late; /* libmicrohttpd */

struct http_server;

struct http_options {
    int socket;       /* listening socket; http_stop closes it */
    bool loopback;    /* whether it listens on a loopback address */
    const str *names; /* additional host names of this server */
    size_t n_names;
};

/* Starts the server in its own thread. The server is allocated in `a`; the
   names must live as long. Returns NULL and sets *why if the server cannot
   start; then the caller must close the socket. */
struct http_server *http_start(struct arena *a,
                               const struct http_options *options, str *why);

/* Publishes a build: `files`, which the server then owns, or NULL to keep the
   present files; and `faults`, which are copied. Sends an event to all open
   pages. */
void http_publish(struct http_server *h, struct store *files,
                  const struct preview_faults *faults);

/* Sends a heartbeat to all event streams, so that streams of closed pages end,
   and disconnects slow clients. Call it every few seconds. */
void http_beat(struct http_server *h);

/* Closes all connections, ends the thread and frees the files. */
void http_stop(struct http_server *h);
