// SPDX-License-Identifier: MIT
// exclude: the patterns of `exclude:` and `include:` in perfpress.yaml, with
// the meaning of Sphinx's exclude_patterns.
#pragma once

#include "config/yaml_keys.h"

/* Checks an entry of `exclude:`, a pattern. *to is its text; a '/' at its end
   is removed. */
bool exclude_read(struct yaml_reader *r, const struct yaml *y, void *to);

/* Whether a pattern matches a path, relative to the content folder, or a folder
   that contains it. '*' and '?' do not match a slash, "**" matches anything,
   "**" with a slash matches any number of folders; [a-z] and [!a-z] match one
   character, never a slash. */
bool exclude_has(const struct strs *patterns, str path);
