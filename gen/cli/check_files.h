// SPDX-License-Identifier: MIT
// check_files: the files and folders of `perfpress check FILE...`, and the
// diagnostics about them.
#pragma once

#include "base/diag.h"
#include "base/vec.h"

struct site;

struct check_files {
    const char **names; /* as on the command line; may be empty */
    size_t n_names;
    const char *dir; /* -C, or NULL */
    bool skip;       /* ignore files that the site does not read */

    str root;          /* the site's folder; STR_NONE if no file is in a site */
    struct strs paths; /* paths of the files in diagnostics; "" means all */
};

/* Finds the site of the files and their paths in it, in `a`. The site is that
   of `dir`, else the nearest one around the first file, or around the working
   directory if there are no files. Returns false after reporting that there is
   no site, no such file, or a file outside of the site. With `skip`, files
   outside of any site are skipped, and f->root may be STR_NONE. */
bool check_files_find(struct arena *a, struct check_files *f, struct diags *d);

/* With `skip`, drops the files that the site does not read. Returns false if
   files were named and none is left. */
bool check_files_skip(const struct site *site, struct check_files *f);

/* Call after a build. Adds the CSV files of schemas and the pages that read one
   of the files. */
void check_files_widen(const struct site *site, struct arena *a,
                       struct check_files *f);

/* Drops the warnings of other files and returns their number. Keeps errors, and
   everything if no files were named. */
size_t check_files_keep(const struct check_files *f, struct diags *d);
