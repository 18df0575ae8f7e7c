// SPDX-License-Identifier: MIT
// file_glob: finds the files of a site whose names match a pattern.
#pragma once

#include "load/site.h"

enum {
    FILE_GLOB_MAX = 1000000
}; /* maximum number of folder entries to
      compare */

/* A search. */
struct file_glob {
    str page_dir, pattern;
    bool recursive;    /* the name ** matches any folders */
    struct pos at;     /* for faults */
    size_t left;       /* number of entries that may still be compared */
    struct strs found; /* the names: relative to the folder that was searched,
                          with a leading '/' if the pattern has one */
};

/* Lists the files whose paths match g->pattern, as Python's glob does, and
   marks them as used. Searches g->page_dir and, if no file matches there, the
   data folder. A pattern with a leading '/' is relative to the content folder.
   Leaves out folders, and files that pages may not read. Sets g->found to names
   in `a`, sorted by bytes, which site_lookup accepts. Reduces g->left by the
   number of compared entries. Returns false after reporting the first matching
   file that an entry of `fetch:` writes but that is missing (snapshot-missing),
   or that is in a folder of `fetch:` but not in perfpress.lock
   (snapshot-unlocked). */
bool file_glob(const struct site *site, struct arena *a, struct diags *d,
               struct file_glob *g);
