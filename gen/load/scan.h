// SPDX-License-Identifier: MIT
// scan: which files lie in the site's folders. Called by site_load.
#ifndef LOAD_SCAN_H
#define LOAD_SCAN_H

#include "base/diag.h"
#include "base/map.h"
#include "load/guard.h"

/* Finds all files below `folder` of the site's root and adds their paths from
   the root to *paths, in no order. Symbolic links are followed where the
   reader may read what they lead to; others are reported and added to
   *outside. Links that lead nowhere and folders that cannot be read are
   reported.
   What is neither a file nor a folder is reported, and never opened. Where
   links lead, there or not, is added to *targets, by paths from the
   root. A folder that is not there holds nothing. All lives in `a`. */
void scan_folder(struct arena *a, struct diags *d, const struct guard *guard,
                 enum guard_reader reader, str folder, struct strs *paths,
                 struct map *outside, struct strs *targets);

/* True for names that no scan finds: they start with '.' or end with '~'. */
bool scan_leaves_out(str name);

#endif
