// SPDX-License-Identifier: MIT
// exclude: the patterns of `exclude:` and `include:` in perfpress.yaml, with
// the meaning of Sphinx's exclude_patterns.
#pragma once

#include "config/yaml_keys.h"

/* Checks an entry of `exclude:` or `include:`. *to is a str, the pattern; a '/'
   at its end is removed. Returns true; an invalid pattern is reported. */
bool exclude_read(struct yaml_reader *r, const struct yaml *y, void *to);

/* Whether one of `patterns` matches `path` or a folder that contains it. `path`
   is relative to the content folder. '*' and '?' do not match a slash. "**"
   matches any characters. At the start of a name, "**" and a slash match any
   number of folders, even none. [a-z] and [!a-z] match one character, but never
   a slash. */
bool exclude_has(const struct strs *patterns, str path);
