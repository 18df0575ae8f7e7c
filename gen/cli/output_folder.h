// SPDX-License-Identifier: MIT
// output_folder: finds the folder that a build may write to. Refuses folders
// with sources, git's own folder and home folders.
#pragma once

#include "base/diag.h"

struct site;

/* A folder for output_open. `base` is the absolute path of an existing folder,
   with symbolic links resolved; `dir` is relative to `base`. */
struct output_folder {
    str base, dir;
};

/* Finds the output folder: `chosen` (--output) or, if that is NULL, the folder
   named in perfpress.yaml, which is inside the site. Follows symbolic links in
   `chosen`, except links that came with the site or its repository. The result
   lives in `a`. Returns false after reporting that the folder cannot be used
   (config-value). */
bool output_folder_find(struct arena *a, const struct site *site,
                        const char *chosen, struct output_folder *out,
                        struct diags *d);
