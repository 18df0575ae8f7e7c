// SPDX-License-Identifier: MIT
// http: runs a list of requests. Retries a request, with growing pauses, after
// failures of the network or the server. Callbacks make each request (again for
// each try, as signatures expire) and judge the answer.
#pragma once

#include "net/http_transfer.h"

/* The callbacks of http_run. Requests and answers live in `a` until `judge`
   returns. */
struct http_work {
    void *data;
    /* Fills in the request for an item. */
    void (*make)(void *data, size_t item, struct arena *a,
                 struct http_request *out);
    /* Receives the answer of an item, unless the item is retried because of the
       answer's status. May return true to retry the item for another reason if
       `again` is true; must return false otherwise. */
    bool (*judge)(void *data, size_t item, struct arena *a,
                  const struct http_answer *answer, bool again);
    /* Called repeatedly. Once it returns true, no request is started, and items
       that would be retried are dropped without being judged. NULL: all items
       are run. */
    bool (*stopped)(void *data);
};

enum { HTTP_TRIES = 6 };

/* Runs items 0..n-1 and starts them in order. Returns once all items were
   judged. After work->stopped has returned true, returns once the running
   requests have ended. Retries an item after status 429, status 500 and above
   (except 501), a broken connection or a timeout, up to HTTP_TRIES tries in
   all. If an answer begins but does not end in time, retries the item only
   once. */
void http_run(struct http *h, size_t n, const struct http_work *work);
