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
   it. If `static:` or `extra:` gives the file another output path, the result
   is false. A file that neither of them publishes must be in the content
   folder, and be neither a page nor a dataset. It is copied if perfpress.yaml
   names it for all pages, such as a logo. Without `assets: named`, it is also
   copied unless it is a schema, excluded, or in the data folder. */
bool kind_copies(const struct config *c, str path);

/* Whether a file is excluded from the site by its name or by `exclude:`. Pages
   may still read an excluded file. */
bool kind_is_excluded(const struct config *c, str path);
