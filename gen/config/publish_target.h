// SPDX-License-Identifier: MIT
// publish_target: an entry of `publish:` in perfpress.yaml: a bucket that the
// site is published to.
#pragma once

#include "base/diag.h"
#include "config/yaml_keys.h"

/* A Cache-Control header for files whose path matches `pattern`. */
struct publish_cache {
    str pattern; /* see str_fits */
    str control; /* such as "max-age=60, public" */
};

struct publish_target {
    str name;           /* "production" */
    str bucket;         /* never empty */
    str prefix;         /* empty, or ends with '/' */
    str region;         /* STR_NONE: from the environment, else us-east-1 */
    str endpoint;       /* such as "http://127.0.0.1:8080"; STR_NONE:
                           Amazon's endpoint */
    str cloudfront;     /* id of a CloudFront distribution; or STR_NONE */
    size_t max_deletes; /* maximum number of files that one publish deletes */
    struct publish_caches {
        struct publish_cache *v; /* the first entry that matches a file applies
                                  */
        size_t n, cap;
    } cache;
};

struct publish_targets {
    struct publish_target *v;
    size_t n, cap;
};

/* Reads the value of `publish:`, a map of targets by name, into a struct
   publish_targets, in the order of perfpress.yaml. */
bool publish_target_read(struct yaml_reader *r, const struct yaml *y, void *to);

/* Whether a string is the name of a bucket by Amazon's rules of 2018: 3 to 63
   lower-case letters, digits, hyphens and dots. The first and the last are
   letters or digits; a dot is followed by a letter or digit. */
bool publish_target_is_bucket(str s);

/* Whether a string is the name of a region, such as eu-central-1. */
bool publish_target_is_region(str s);

/* Whether a string is the URL of a service: https://HOST or http://HOST:PORT.
   Stores the URL in *out, without a '/' at its end. */
bool publish_target_is_endpoint(str s, str *out);
