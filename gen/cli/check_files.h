// SPDX-License-Identifier: MIT
// check_files: the files and folders given to `perfpress check FILE...`, and a
// filter that keeps the diagnostics about them.
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
    struct strs paths; /* paths of the files, relative to the site's root, as
                          diagnostics show them; "", the root itself, means
                          all files */
};

/* Finds the site of f->names, and sets f->root and f->paths, in `a`. The site
   is in f->dir, if given. Otherwise it is the nearest site at or above the
   folder of the first file or, if no files were named, the working directory.
   Returns false after reporting a missing site, a missing file, or a file
   outside of the site. With f->skip, skips missing files and files outside of
   any site; f->root may then be STR_NONE. */
bool check_files_find(struct arena *a, struct check_files *f, struct diags *d);

/* With f->skip, drops the files that the site does not read from f->paths.
   Returns false if files were named and all were dropped. */
bool check_files_skip(const struct site *site, struct check_files *f);

/* Adds related files to f->paths: for each schema, the CSV file that it
   describes; then the pages that read any file in f->paths. Call it after a
   build. */
void check_files_add_related(const struct site *site, struct arena *a,
                             struct check_files *f);

/* Drops the warnings about files that are not in f->paths from `d`, and returns
   the number of dropped warnings. Keeps errors, warnings without a file, and
   everything if no files were named. */
size_t check_files_filter(const struct check_files *f, struct diags *d);
