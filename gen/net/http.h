// SPDX-License-Identifier: MIT
// http: a list of requests, each tried again after growing pauses when the
// network or the server fails. Callbacks make each request (anew for each try,
// as signatures age) and judge the answer.
#pragma once

#include "net/http_transfer.h"

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
    /* Asked again and again; once it is true, no request is started any more,
       and what would be tried again is dropped, not judged. NULL: never. */
    bool (*stopped)(void *data);
};

enum { HTTP_TRIES = 6 };

/* Does items 0..n-1, started in order; returns when all were judged, or, once
   the work is stopped, those that were under way. A status of 429 or from 500
   (but 501), a broken connection, a time-out are tried again, HTTP_TRIES times
   in all; an answer that begins and does not end in time, once. */
void http_run(struct http *h, size_t n, const struct http_work *work);
