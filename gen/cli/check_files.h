// SPDX-License-Identifier: MIT
// check_files: the files and folders that `perfpress check FILE...` names, and
// their share of a site's diagnostics.
#ifndef CLI_CHECK_FILES_H
#define CLI_CHECK_FILES_H

#include "base/diag.h"

/* Finds the site of the files, and their paths in it. `names` are as given on
   the command line, from the working directory; a folder stands for all that
   lies in it. The site is that of `dir` (-C), else the nearest one around the
   first of them. *root is its folder, and the paths are pushed to *paths as
   diagnostics have them (both live in `a`); the site itself is "". False after
   a report: no site, no such file, or one that lies outside of the site. */
bool check_files_find(struct arena *a, const char *const *names, size_t n,
                      const char *dir, str *root, struct strs *paths,
                      struct diags *d);

/* Drops the diagnostics of other files, and adds up how many errors and
   warnings those were. What stopped the whole (a usage or system error) and
   what has no file stays. */
void check_files_keep(struct diags *d, const struct strs *paths,
                      size_t *other_errors, size_t *other_warnings);

#endif
