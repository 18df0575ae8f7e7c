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
    bool loopback;    /* the socket listens on a loopback address */
    const str *names; /* additional host names of this server */
    size_t n_names;
};

/* Starts the server in its own thread. The server is allocated in `a`. The
   strings in options->names must live as long as the server. Returns NULL and
   sets *why if the server cannot start; the caller must then close the
   socket. */
struct http_server *http_start(struct arena *a,
                               const struct http_options *options, str *why);

/* Publishes the result of a build, and sends an event to all open pages. The
   server takes ownership of `files`, or keeps its present files if `files` is
   NULL. It copies `faults`. */
void http_publish(struct http_server *h, struct store *files,
                  const struct preview_faults *faults);

/* Sends a heartbeat to all event streams, so that streams of closed pages end,
   and disconnects slow clients. Call it every few seconds. */
void http_beat(struct http_server *h);

/* Closes all connections, ends the thread and frees the files. */
void http_stop(struct http_server *h);
