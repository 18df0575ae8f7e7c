// SPDX-License-Identifier: MIT
// published: which files of the content folder are published besides pages:
// `assets:`, `static:` and `extra:` of perfpress.yaml.
#pragma once

#include "config/yaml_keys.h"

struct published {
    bool named_only;     /* assets: named; all of them otherwise */
    struct strs statics; /* folders, or files, that _static/ gets, */
    struct strs extra;   /* and the root of the site; from the content folder */
};

/* Readers of these keys, into the member for each. */
void published_read_assets(struct yaml_reader *r, const struct yaml *y,
                           void *to);
void published_read_files(struct yaml_reader *r, const struct yaml *y,
                          void *to);

/* Where a file of static: or extra: lies in the output, by its path from the
   content folder; STR_NONE for others. In `a`. */
str published_output(struct arena *a, const struct published *p, str path);
