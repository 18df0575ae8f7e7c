// SPDX-License-Identifier: MIT
// cloudfront: invalidates outdated files in a distribution of Amazon
// CloudFront.
#pragma once

#include "base/diag.h"
#include "publish/credentials.h"

enum { CLOUDFRONT_PATHS = 8 }; /* invalidated one by one; else all are */

/* Returns the URL paths of files below `root` ("/", "/perf/"), encoded as
   CloudFront stores them, an index.html also as its folder. More than
   CLOUDFRONT_PATHS are replaced by one pattern for all files below the root. */
struct strs cloudfront_paths(struct arena *a, str root, const str *files,
                             size_t n);

/* Returns that pattern. */
struct strs cloudfront_all(struct arena *a, str root);

/* Invalidates paths. A second call with the same `reference` has no effect.
   False if CloudFront refuses (reported). */
bool cloudfront_invalidate(struct diags *d, const struct credentials *c,
                           str distribution, const struct strs *paths,
                           str reference);
