// SPDX-License-Identifier: MIT
// file_glob: finds the files of a site whose names match a pattern.
#pragma once

#include "load/site.h"

enum { FILE_GLOB_MAX = 1000000 }; /* maximum number of compared entries */

/* Lists the files whose paths match `pattern`, as Python's glob does. Searches
   `page_dir` and, if no file matches there, the data folder. A pattern with a
   leading '/' is relative to the content folder. With `recursive`, the name **
   matches any folders. Subtracts the number of compared entries from *left.
   Leaves out folders, and files that pages may not read. The returned names are
   relative to the folder that was searched, with a leading '/' if the pattern
   has one. They live in `a`, are sorted by bytes, and are valid for
   site_lookup. Marks the files as used. */
struct strs file_glob(const struct site *site, struct arena *a, str page_dir,
                      str pattern, bool recursive, size_t *left);
