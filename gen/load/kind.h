// SPDX-License-Identifier: MIT
// kind: what a file of the site is by its path from the root: a page, a
// dataset, something that is copied, or none of these.
#pragma once

#include "config/config.h"

enum file_kind { KIND_PAGE, KIND_DATASET, KIND_ASSET, KIND_OTHER };

/* What the scan makes of a file that it found. Of a page *syntax is set; of an
   asset *output, its path in the output, in `a`. */
enum file_kind kind_of(const struct config *c, struct arena *a, str path,
                       enum page_syntax *syntax, str *output);

/* True for a file that is an asset where it lies: it is in the content folder
   and is no page, dataset or description of one, nor left out, nor one that
   `assets: named` leaves to the pages that name it. */
bool kind_copies(const struct config *c, str path);

/* True for a file that is not part of the site by its name or by `exclude:`;
   pages may read it all the same. */
bool kind_leaves_out(const struct config *c, str path);
