// SPDX-License-Identifier: MIT
// kind: the kind of a file of the site, by its path from the root: a page, a
// dataset, an asset, or none of these.
#pragma once

#include "config/config.h"

enum file_kind { KIND_PAGE, KIND_DATASET, KIND_ASSET, KIND_OTHER };

/* Returns the kind of a file found by the scan. Sets *syntax for a page, and
 *output, the path in the output, in `a`, for an asset. */
enum file_kind kind_of(const struct config *c, struct arena *a, str path,
                       enum page_syntax *syntax, str *output);

/* Whether a file is an asset with its own path: it is in the content folder, is
   not a page, dataset or schema, is not excluded, and is not left by `assets:
   named` to the pages that name it. */
bool kind_copies(const struct config *c, str path);

/* Whether a file is excluded from the site by its name or by `exclude:`. Pages
   may still read it. */
bool kind_leaves_out(const struct config *c, str path);
