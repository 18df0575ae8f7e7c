// SPDX-License-Identifier: MIT
// http_transfer: runs requests in parallel over persistent connections. A plan
// chooses the next request and receives the answers. Only http_transfer.c
// includes libcurl's header.
#pragma once

#include "base/diag.h"
#include "base/late.h"
#include "net/trust.h"

extern const struct late http_transfer_late; /* libcurl */

struct http_request {
    str method, url;     /* the encoded URL */
    struct strs headers; /* "name: value" */
    str body;
    unsigned seconds; /* timeout for the whole answer; 0: total_seconds */
    size_t enough; /* bytes of the body after which the transfer ends; 0: all */
    /* If not NULL and the status is 200, receives the bytes of the body as they
       arrive. The member `body` of the answer then stays empty, and the size of
       the body is unlimited. The function returns false to end the transfer;
       the answer then has the fault "ended". If NULL, the answer gets the
       body. */
    bool (*stream)(void *data, str bytes);
    void *stream_data;
};

struct http_answer {
    long status; /* 0: no answer, see fault */
    str body;
    str etag;         /* as sent, or STR_NONE */
    bool encrypted;   /* stored with a KMS key, so the ETag is not an MD5 */
    str mark;         /* x-amz-meta-perfpress as sent, or STR_NONE */
    str date;         /* Date as sent, or STR_NONE */
    str type;         /* Content-Type as sent, or STR_NONE */
    str location;     /* absolute URL of a redirect; STR_NONE: no redirect */
    long retry_after; /* seconds to wait according to the server, or 0 */
    str fault;        /* the network error, for messages */
    bool began;       /* a part of the answer arrived */
    bool framed;      /* the server marked the end of the body: an answer that
                         was cut off has a fault */
    bool slow;        /* the answer began but did not end in time */
    bool permanent;   /* retrying does not help */
    bool private;     /* the address is private and was not contacted */
    bool unreachable; /* no connection to the host was possible */
};

struct http_plan {
    void *data;
    /* Sets *item to the next item to start. Returns false if no item can start
       now. Then *wait is the number of seconds until an item can start, or
       negative if no item can start before the next answer. */
    bool (*next)(void *data, size_t *item, double *wait);
    /* `make` fills in the request for an item; `receive` receives the answer.
       Request and answer live in `a` until `receive` returns. */
    void (*make)(void *data, size_t item, struct arena *a,
                 struct http_request *out);
    void (*receive)(void *data, size_t item, struct arena *a,
                    const struct http_answer *answer);
    /* Returns whether to abort all requests; called at least ten times a
       second. If NULL, requests are never aborted. */
    bool (*stopped)(void *data);
};

struct http {
    void *multi, *share; /* libcurl's handles; share is NULL without cookies */
    size_t connections;
    unsigned pause_ms; /* pause before the second try; doubles before each later
                          try, and varies randomly by up to half */
    unsigned silent_seconds; /* timeout for the next byte */
    unsigned total_seconds;  /* timeout for an answer, plus one second for each
                                4,096 bytes */
    double (*now)(void);     /* the clock: http_now, except in tests */
    bool only_public;  /* do not connect to private addresses (net/private) */
    size_t requests;   /* requests sent so far, including retries */
    char retried[200]; /* reason for the latest failure after which another try
                          was planned; "" if there was none */
    struct trust trust;
};

/* Loads libcurl, and returns the name and version of its TLS library. Returns
   STR_NONE and sets *why, in `a`, if libcurl cannot be loaded or has no TLS
   library. */
str http_tls(struct arena *a, str *why);

/* Loads libcurl and prepares *h for at most `connections` connections. Returns
   false after reporting a failure. Free with http_close. */
bool http_open(struct http *h, size_t connections, struct diags *d);
void http_close(struct http *h);

/* Keeps cookies from answer to answer, as a browser does. Call it after
   http_open. */
void http_keep_cookies(struct http *h);

/* Runs the requests of a plan. Checks certificates; does not follow redirects.
   Returns when no request is left to start and none is running. Also returns
   once `stopped` returns true; running requests are then aborted and get no
   answer. */
void http_transfer(struct http *h, const struct http_plan *plan);

/* Whether a transfer of `bytes` that took `seconds` was slower than
   total_seconds of *h allows. */
bool http_is_slow(const struct http *h, double seconds, double bytes);

/* Returns the seconds of a monotonic clock. */
double http_now(void);
