// SPDX-License-Identifier: MIT
// aws: signs requests to a service of Amazon's, and reads the errors in its
// answers.
#pragma once

#include "net/http.h"
#include "publish/sign.h"

struct aws {
    struct diags *d;
    struct sign_key key;
    str service, region; /* as in signatures: "s3", "us-east-1" */
    const char *name;    /* for messages: "S3" */
    str origin;          /* "https://bucket.s3.eu-west-1.amazonaws.com" */
    str host;            /* of the origin, with its port */
    long clock;          /* seconds that the service's clock is ahead */
};

/* A hint for an error code; a list ends with an empty one. */
struct aws_hint {
    str code;
    const char *hint;
    bool key; /* the credentials are at fault */
};

/* Sets origin and host from a URL, which must live as long as `w`. */
void aws_set_origin(struct aws *w, str endpoint);

/* Completes a request: sets its URL from an encoded path and an encoded, sorted
   query, and adds headers that sign the body and all headers. */
void aws_sign(const struct aws *w, struct arena *a, struct http_request *q,
              str path, str query);

/* Uses the service's clock, from its Date header, for signatures from now on.
   False if the date is invalid or hardly differs. */
bool aws_set_clock(struct aws *w, str date);

/* Returns the text of an element of the error in an answer ("Code", "Message"),
   or STR_NONE. */
str aws_fault(struct arena *a, str answer, str name);

/* Reports a missing answer (publish-network), or the error in an answer about
   `what` (publish-refused, or publish-key if the key is at fault), with a hint
   for its code. No part of the key is shown. */
void aws_report(const struct aws *w, struct arena *a, str what,
                const struct http_answer *answer, const struct aws_hint *hints);
