// SPDX-License-Identifier: MIT
// kind: decides, by the path from the root, whether a file of the site is a
// page, a dataset, an asset, or none of these.
#pragma once

#include "config/config.h"

enum file_kind { KIND_PAGE, KIND_DATASET, KIND_ASSET, KIND_OTHER };

/* Returns the kind of a file that the scan found. Sets *syntax for a page. Sets
   *output for an asset to its output path, which lives in `a` or as long as
   `path`. */
enum file_kind kind_of(const struct config *c, struct arena *a, str path,
                       enum page_syntax *syntax, str *output);

/* Whether a file is copied to its own path in the output, even if no page names
   it. A file that `static:` or `extra:` publishes is copied to the path that
   they give; this returns whether that is its own path. Any other file must be
   in the content folder, and be neither a page nor a dataset. It is copied if
   perfpress.yaml names it for all pages, such as a logo. Without `assets:
   named`, it is also copied unless it is a schema, excluded, or in the data
   folder. */
bool kind_copies(const struct config *c, str path);

/* Whether a file is excluded from the site by its name or by `exclude:`. Pages
   may read it nevertheless. */
bool kind_is_excluded(const struct config *c, str path);
