// SPDX-License-Identifier: MIT
// aws: signs requests to an Amazon service and parses errors in its answers.
#pragma once

#include "net/http.h"
#include "publish/sign.h"

/* The diagnostics for faults of a service, which are reported at the position
   `at`. The arguments of each diagnostic follow the colon. */
struct aws_codes {
    /* the credentials are invalid: the error's text */
    const struct diag_code *key;
    /* an answer with an error: what was requested, and the error's text */
    const struct diag_code *refused;
    /* no answer: the service's origin, and the reason */
    const struct diag_code *network;
    struct pos at;
};

struct aws {
    struct diags *d;
    const struct aws_codes *codes; /* NULL: the codes of publish */
    struct sign_key key;
    str service, region; /* names in signatures: "s3", "us-east-1" */
    const char *name;    /* name in messages: "S3" */
    str origin;          /* "https://bucket.s3.eu-west-1.amazonaws.com" */
    str host;            /* host and port of the origin */
    long clock; /* number of seconds by which the service's clock is ahead */
};

/* A hint for an error code. The last hint of a list is empty. */
struct aws_hint {
    str code;
    const char *hint;
    bool key; /* the credentials are the cause of the error */
};

/* Sets w->origin and w->host from the URL `endpoint`. The string `endpoint`
   must live as long as w. */
void aws_set_origin(struct aws *w, str endpoint);

/* Completes the request q, in `a`: sets its URL from an encoded `path` and an
   encoded, sorted `query`, and adds headers that sign the body and all
   headers. */
void aws_sign(const struct aws *w, struct arena *a, struct http_request *q,
              str path, str query);

/* Adjusts later signatures to the clock of the service, given `date`, the
   service's Date header. Returns false and adjusts nothing if the date is
   invalid or differs by less than a minute from the time in present
   signatures. */
bool aws_set_clock(struct aws *w, str date);

/* Returns the text of the element `name` ("Code", "Message") of the error in an
   answer, in `a`, or STR_NONE if there is no such element. */
str aws_fault(struct arena *a, str answer, str name);

/* Reports a missing answer (codes->network) or the error in an answer to a
   request for `what` (codes->refused, or codes->key if the credentials are at
   fault). Adds the hint for the error's code. Never shows parts of the key. */
void aws_report(const struct aws *w, struct arena *a, str what,
                const struct http_answer *answer, const struct aws_hint *hints);
