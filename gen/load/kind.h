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
   it. True if `static:` or `extra:` publishes the file under its own path,
   false if they publish it under another path. Any other file must be in the
   content folder, and be neither a page, a dataset, a query of `fetch:` nor a
   file beside a database. It is copied in two cases. First: perfpress.yaml
   names it for all pages, such as a logo. Second: there is no `assets: named`,
   and the file is not a schema, not excluded and not in the data folder. */
bool kind_copies(const struct config *c, str path);

/* Whether a file is excluded from the site by its name or by `exclude:`. Pages
   may still read an excluded file. */
bool kind_is_excluded(const struct config *c, str path);
