// SPDX-License-Identifier: MIT
// cloudfront: invalidates outdated files in an Amazon CloudFront distribution.
#pragma once

#include "base/diag.h"
#include "publish/credentials.h"

enum { CLOUDFRONT_PATHS = 8 }; /* maximum number of listed paths */

/* Returns the URL paths of n files below `root` ("/", "/perf/"), in `a`,
   encoded as CloudFront stores them. An index.html has two paths: its own and
   its folder's. If there are more than CLOUDFRONT_PATHS paths, returns the
   result of cloudfront_all instead. */
struct strs cloudfront_paths(struct arena *a, str root, const str *files,
                             size_t n);

/* Returns one pattern for all files below `root`, in `a`. */
struct strs cloudfront_all(struct arena *a, str root);

/* Invalidates paths of a distribution. A second call with the same `reference`
   has no effect. Returns false after reporting that CloudFront cannot be
   reached or refuses the request. */
bool cloudfront_invalidate(struct diags *d, const struct credentials *c,
                           str distribution, const struct strs *paths,
                           str reference);
