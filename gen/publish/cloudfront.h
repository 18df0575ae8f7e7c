// SPDX-License-Identifier: MIT
// cloudfront: tells a distribution of Amazon CloudFront which of the files that
// it keeps are out of date.
#pragma once

#include "base/diag.h"
#include "publish/credentials.h"

enum { CLOUDFRONT_PATHS = 8 }; /* named one by one; of more, all are */

/* The paths by which readers ask for some files, encoded as CloudFront keeps
   them: below `root` ("/", "/perf/"), an index.html also as its folder. Of
   more than CLOUDFRONT_PATHS it is one pattern for all below the root. */
struct strs cloudfront_paths(struct arena *a, str root, const str *files,
                             size_t n);

/* That pattern. */
struct strs cloudfront_all(struct arena *a, str root);

/* Creates an invalidation of these paths. `reference` names it: the same again
   makes no second one. False when CloudFront does not take it (reported). */
bool cloudfront_invalidate(struct diags *d, const struct credentials *c,
                           str distribution, const struct strs *paths,
                           str reference);
