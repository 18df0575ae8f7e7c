// SPDX-License-Identifier: MIT
// check_files: the files and folders that `perfpress check FILE...` names, and
// the diagnostics of a site that are about them.
#pragma once

#include "base/diag.h"
#include "base/vec.h"

struct site;

struct check_files {
    const char **names; /* as given on the command line; may be none */
    size_t n_names;
    const char *dir; /* -C, or NULL */
    bool skip;       /* files that the site does not read are ignored */

    str root;          /* of the site; STR_NONE: no file is in one */
    struct strs paths; /* of the files, as diagnostics have them; "" is all */
};

/* Finds the site of the files, and their paths in it, which live in `a`. The
   site is that of `dir`, else the nearest one around the first of the files, or
   around the working directory if there are none. False after a report: no
   site, no such file, or a file outside of the site. With `skip`, files that
   are in no site are left out, and *root may be STR_NONE. */
bool check_files_find(struct arena *a, struct check_files *f, struct diags *d);

/* Drops the files that the site does not read, if they are to be skipped. False
   when files were named and none is left. */
bool check_files_skip(const struct site *site, struct check_files *f);

/* After a build: adds the CSV files of schemas, and the pages that read one of
   the files. */
void check_files_widen(const struct site *site, struct arena *a,
                       struct check_files *f);

/* Drops the warnings of other files, and returns their number. Errors stay,
   and so does everything if no files were named. */
size_t check_files_keep(const struct check_files *f, struct diags *d);
