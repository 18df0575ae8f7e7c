// SPDX-License-Identifier: MIT
// published: `assets:`, `static:` and `extra:` in perfpress.yaml: files of the
// content folder that are published besides pages.
#pragma once

#include "config/yaml_keys.h"

struct published {
    unsigned named_only; /* 1 for `assets: named`: only assets that a page uses
                            are published; 0: all assets */
    struct strs statics; /* folders or files copied to _static/ in the output,
                            relative to the content folder */
    struct strs extra;   /* folders or files copied to the root of the output,
                            relative to the content folder */
};

/* Reads a relative path, such as an entry of `static:`, into a str, normalized.
   Returns false if the path is empty, absolute or leads out of the folder. */
bool published_read_path(struct yaml_reader *r, const struct yaml *y, void *to);

/* Returns the output path, in `a`, of a file that `static:` or `extra:`
   publishes; `path` is relative to the content folder. Returns STR_NONE for
   other files. */
str published_output(struct arena *a, const struct published *p, str path);
