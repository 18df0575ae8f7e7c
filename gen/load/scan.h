// SPDX-License-Identifier: MIT
// scan: finds the files in the site's folders.
#pragma once

#include "base/diag.h"
#include "base/map.h"
#include "load/guard.h"

/* Options of a scan. */
struct scan_how {
    const struct guard *guard;
    enum guard_reader reader;
    const struct strs *exclude; /* patterns (exclude_has), or NULL */
    str exclude_in;             /* the folder that `exclude` is relative to */
};

/* The results of scans. Each scan appends its results. */
struct scan_found {
    struct strs paths;   /* paths of files, from the root, unsorted */
    struct strs targets; /* paths of the targets of symbolic links, relative to
                            the root; the targets may be missing */
    struct map *outside; /* set of the paths of symbolic links that are not
                            followed */
    size_t left_out;     /* number of files and folders skipped; a folder counts
                            once */
};

/* Finds all files below `folder`, a path from the root. All results live in
   `a`. Follows symbolic links to files that the reader may read. Reports all
   other symbolic links, folders that cannot be read, and names that are not
   printable. Also reports, and does not open, anything that is neither a file
   nor a folder. Skips excluded names, and names for which scan_skips_name is
   true, without a report; found->left_out does not count names that begin with
   '.'. A missing folder counts as empty. */
void scan_folder(struct arena *a, struct diags *d, const struct scan_how *how,
                 str folder, struct scan_found *found);

/* Whether the reader may read a folder or file. Reports a path that the reader
   may not read, as a scan does. */
bool scan_may_enter(struct arena *a, struct diags *d,
                    const struct scan_how *how, str folder);

/* Whether scans skip a name: it begins with '.', or is a leftover of an editor,
   version control, Windows, Python or Sphinx. */
bool scan_skips_name(str name);
