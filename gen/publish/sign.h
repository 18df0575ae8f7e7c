// SPDX-License-Identifier: MIT
// sign: Amazon's Signature Version 4 for one HTTP request. A pure function of
// the request, the key and the time; what is signed is what is sent, so path
// and query come in here as they will stand in the request line.
#pragma once

#include "base/arena.h"
#include "base/str.h"

struct sign_key {
    str id, secret;
    str token; /* of a session, or STR_NONE */
};

struct sign_header {
    str name, value; /* name in lower case, value trimmed */
};

struct sign_call {
    str method, path; /* path begins with '/', is percent-encoded */
    str query;        /* encoded, sorted by name, each with '='; or empty */
    const struct sign_header *headers; /* all that are signed: host, ... */
    size_t n_headers;
    str payload;         /* SHA-256 of the body in hexadecimal digits */
    str time;            /* "20130524T000000Z" */
    str region, service; /* "us-east-1", "s3" */
};

/* The value of the Authorization header. */
str sign_authorization(struct arena *a, const struct sign_key *key,
                       const struct sign_call *call);

/* A text from elsewhere without the parts of the key that it may repeat. */
str sign_redact(struct arena *a, const struct sign_key *key, str text);

/* Percent-encodes all but A-Z a-z 0-9 - . _ ~, and '/' unless asked for. */
str sign_encode(struct arena *a, str s, bool slash_too);
