// SPDX-License-Identifier: MIT
// http: many requests over a few connections that are kept alive, each tried
// again after growing pauses when the network or the server fails. Who calls
// it makes each request (anew for each try, as signatures age) and judges the
// answer. http.c alone includes libcurl's header.
#ifndef NET_HTTP_H
#define NET_HTTP_H

#include "base/diag.h"

struct http_request {
    str method, url;     /* the address as it is to be sent, encoded */
    struct strs headers; /* "name: value" */
    str body;
};

struct http_answer {
    long status; /* 0: none came, see fault */
    str body;
    str etag;       /* as sent, or STR_NONE */
    bool encrypted; /* by a key of the service: its ETag is no MD5 */
    str fault;      /* what the network did, for people */
};

/* What http_run asks for each item. Requests and answers live in `a` until
   `judge` returns. */
struct http_work {
    void *data;
    void (*make)(void *data, size_t item, struct arena *a,
                 struct http_request *out);
    /* Takes the last answer to an item. With `again`, it may return true to
       have it tried once more: so for what a status cannot tell. */
    bool (*judge)(void *data, size_t item, struct arena *a,
                  const struct http_answer *answer, bool again);
};

enum { HTTP_TRIES = 6 };

struct http {
    void *multi;
    size_t connections;
    unsigned pause_ms; /* before the second try; doubled for each later one */
    size_t requests;   /* sent so far, tries counted */
};

/* Readies libcurl for at most that many connections. False, reported, when
   it cannot start. */
bool http_open(struct http *h, size_t connections, struct diags *d);
void http_close(struct http *h);

/* Does items 0..n-1, started in order; returns when all were judged. A
   status of 429 or from 500, a broken connection, a time-out are tried again,
   HTTP_TRIES times in all. */
void http_run(struct http *h, size_t n, const struct http_work *work);

#endif
