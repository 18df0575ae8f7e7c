// SPDX-License-Identifier: MIT
// http_transfer: requests that are under way side by side, over connections
// that are kept alive. A plan says what to ask next and takes the answers;
// net/http and links/external have one each. http_transfer.c alone includes
// libcurl's header.
#pragma once

#include "base/diag.h"
#include "net/trust.h"

struct http_request {
    str method, url;     /* the address as it is to be sent, encoded */
    struct strs headers; /* "name: value" */
    str body;
    unsigned seconds; /* for the whole of the answer; 0: total_seconds */
    size_t enough;    /* bytes of an answer's body; 0: the whole is needed */
};

struct http_answer {
    long status; /* 0: none came, see fault */
    str body;
    str etag;         /* as sent, or STR_NONE */
    bool encrypted;   /* by a key of the service: its ETag is no MD5 */
    str mark;         /* x-amz-meta-perfpress as sent, or STR_NONE */
    str date;         /* Date as sent, or STR_NONE */
    str type;         /* Content-Type as sent, or STR_NONE */
    str location;     /* where a redirect leads, absolute, or STR_NONE */
    long retry_after; /* seconds that the server asks to wait, or 0 */
    str fault;        /* what the network did, for people */
    bool began;       /* a part of it came */
    bool slow;        /* it began, and did not end in time */
    bool lasting;     /* a fault that trying again does not mend */
    bool private;     /* it leads to a private address, and was not asked */
    bool unreachable; /* the fault is the host's: it was not even connected */
};

struct http_plan {
    void *data;
    /* The item to start next. False when there is none now: then *wait is the
       seconds until there may be one, below 0 when only an answer (or the
       end) can bring one. */
    bool (*next)(void *data, size_t *item, double *wait);
    /* The request and the answer live in `a` until `take` returns. */
    void (*make)(void *data, size_t item, struct arena *a,
                 struct http_request *out);
    void (*take)(void *data, size_t item, struct arena *a,
                 const struct http_answer *answer);
    /* True when all is to end at once; asked ten times a second and more.
       NULL: never. */
    bool (*stopped)(void *data);
};

struct http {
    void *multi, *share;
    size_t connections;
    unsigned pause_ms; /* before the second try; doubled for each later one,
                          and each by chance up to a half longer or shorter */
    unsigned silent_seconds; /* waited for the next byte */
    unsigned total_seconds;  /* for one answer; a second more for each few kB */
    double (*now)(void);     /* the clock of total_seconds: http_now */
    bool only_public;        /* private addresses (net/private) are not
                                connected to */
    size_t requests;         /* sent so far, tries counted */
    struct trust trust;
};

/* Loads libcurl, and readies it for at most that many connections. False,
   reported, when it cannot start. */
bool http_open(struct http *h, size_t connections, struct diags *d);
void http_close(struct http *h);

/* Cookies are kept from answer to answer, as a browser keeps them. */
void http_keep_cookies(struct http *h);

/* Carries the plan out; redirects are not followed, and certificates are
   checked. It returns when it has nothing to start and nothing is under way, or
   when it is stopped: what was under way is dropped then. */
void http_transfer(struct http *h, const struct http_plan *plan);

/* Whether a transfer that has taken `seconds` for `bytes` so far is too slow.
 */
bool http_is_slow(const struct http *h, double seconds, double bytes);

/* Seconds of a clock that only goes forward. */
double http_now(void);
