// SPDX-License-Identifier: MIT
// sign: computes Amazon's Signature Version 4 of an HTTP request. The result
// depends only on the request, the key and the time. The caller passes path and
// query as they are in the request line.
#pragma once

#include "base/arena.h"
#include "base/str.h"

struct sign_key {
    str id, secret;
    str token; /* session token, or STR_NONE */
};

struct sign_header {
    str name, value; /* lower-case name, trimmed value */
};

struct sign_call {
    str method, path; /* path: percent-encoded, with a leading '/' */
    str query; /* encoded, sorted by name, each part with '='; or empty */
    const struct sign_header *headers; /* all headers to sign: host, ... */
    size_t n_headers;
    str payload;         /* SHA-256 of the body in hexadecimal digits */
    str time;            /* "20130524T000000Z" */
    str region, service; /* "us-east-1", "s3" */
};

/* Returns the value of the Authorization header, in `a`. */
str sign_authorization(struct arena *a, const struct sign_key *key,
                       const struct sign_call *call);

/* Returns `text` with the parts of the key replaced by ***, in `a`. */
str sign_redact(struct arena *a, const struct sign_key *key, str text);

/* Returns s with all characters percent-encoded except A-Z a-z 0-9 - . _ ~ and,
   unless `slash_too`, '/'. In `a`. */
str sign_encode(struct arena *a, str s, bool slash_too);
