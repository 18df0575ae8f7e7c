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
   it. That is so for a file that `static:` or `extra:` copies to that path, and
   for a file of the content folder, but no page or dataset, that perfpress.yaml
   names for all pages, such as a logo. Without `assets: named`, it is so for
   all files of the content folder that are not pages, datasets, schemas, in the
   data folder or excluded. */
bool kind_copies(const struct config *c, str path);

/* Whether a file is excluded from the site by its name or by `exclude:`. Pages
   may read it nevertheless. */
bool kind_is_excluded(const struct config *c, str path);
