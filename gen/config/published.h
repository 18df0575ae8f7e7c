// SPDX-License-Identifier: MIT
// published: which files of the content folder are published besides pages:
// `assets:`, `static:` and `extra:` of perfpress.yaml.
#pragma once

#include "config/yaml_keys.h"

struct published {
    unsigned named_only; /* 1: assets: named; 0: all of them */
    struct strs statics; /* folders, or files, that _static/ gets, */
    struct strs extra;   /* and the root of the site; from the content folder */
};

/* Reads a path below a folder, as `static:` and others have it, into a str. */
bool published_read_path(struct yaml_reader *r, const struct yaml *y, void *to);

/* Where a file of static: or extra: lies in the output, by its path from the
   content folder; STR_NONE for others. In `a`. */
str published_output(struct arena *a, const struct published *p, str path);
