// SPDX-License-Identifier: MIT
// published: `assets:`, `static:` and `extra:` of perfpress.yaml: files of the
// content folder that are published besides pages.
#pragma once

#include "config/yaml_keys.h"

struct published {
    unsigned named_only; /* 1: assets: named; 0: all of them */
    struct strs statics; /* folders or files copied to _static/, relative to the
                            content folder */
    struct strs extra;   /* folders or files copied to the root of the site,
                            relative to   the content folder */
};

/* Reads a path below a folder, as for `static:`, into a str. */
bool published_read_path(struct yaml_reader *r, const struct yaml *y, void *to);

/* Returns the output path, in `a`, of a file of static: or extra:, by its path
   from the content folder; STR_NONE for other files. */
str published_output(struct arena *a, const struct published *p, str path);
