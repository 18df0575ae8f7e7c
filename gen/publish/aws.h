// SPDX-License-Identifier: MIT
// aws: signed requests to a service of Amazon's, and the faults in its answers.
#pragma once

#include "net/http.h"
#include "publish/sign.h"

struct aws {
    struct diags *d;
    struct sign_key key;
    str service, region; /* as they are signed: "s3", "us-east-1" */
    const char *name;    /* for people: "S3" */
    str origin;          /* "https://bucket.s3.eu-west-1.amazonaws.com" */
    str host;            /* of the origin, with its port */
    long clock;          /* seconds that the service's clock is ahead of ours */
};

/* What helps with a fault, by its code; a list ends with an empty one. */
struct aws_hint {
    str code;
    const char *hint;
    bool key; /* the key is wrong, or as good as */
};

/* Sets origin and host from an address, which must live as long. */
void aws_set_origin(struct aws *w, str endpoint);

/* Completes a request: its address, from a path that is encoded and a query
   that is encoded and sorted, and the headers that sign it, all others and the
   body included. */
void aws_sign(const struct aws *w, struct arena *a, struct http_request *q,
              str path, str query);

/* Signs by the service's clock from now on, as its Date header has it. False
   when that is none, or hardly differs. */
bool aws_set_clock(struct aws *w, str date);

/* The text of an element of the fault that an answer tells ("Code",
   "Message"), or STR_NONE. */
str aws_fault(struct arena *a, str answer, str name);

/* Reports that no answer came (publish-network), or what the answer says of
   `what` (publish-refused; publish-key for what is a wrong key), with a hint
   for its code. No part of the key is shown. */
void aws_report(const struct aws *w, struct arena *a, str what,
                const struct http_answer *answer, const struct aws_hint *hints);
