// SPDX-License-Identifier: MIT
// exclude: the patterns of `exclude:` in perfpress.yaml, with the meaning of
// Sphinx' exclude_patterns: files of the content folder that are neither pages
// nor assets.
#pragma once

#include "config/yaml_keys.h"

/* Checks an entry of `exclude:`, a pattern; *to is its text, and loses a '/' at
   its end. */
bool exclude_read(struct yaml_reader *r, const struct yaml *y, void *to);

/* True when a pattern matches a path from the content folder, or a folder that
   it lies in. '*' and '?' stay within a name, "**" stands for anything and
   "**" with a slash for any folders or none; [a-z] and [!a-z] are one
   character, and never a slash. */
bool exclude_has(const struct strs *patterns, str path);
