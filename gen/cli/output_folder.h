// SPDX-License-Identifier: MIT
// output_folder: which folder a build may write to, and which it never does:
// one that holds sources, a repository's own, a home folder.
#pragma once

#include "base/diag.h"

struct site;

/* A folder for output_open: `base` is absolute, without links, and there. */
struct output_folder {
    str base, dir;
};

/* The folder that `chosen` (--output; links in it are followed, but for those
   that came with the site or its repository) names or, when it is NULL, that
   perfpress.yaml names, which is one inside the site. Lives in `a`. False when
   it cannot be one, which is reported as config-value. */
bool output_folder_find(struct arena *a, const struct site *site,
                        const char *chosen, struct output_folder *out,
                        struct diags *d);
