// SPDX-License-Identifier: MIT
// exclude: the patterns of `exclude:` in perfpress.yaml, with the meaning of
// Sphinx' exclude_patterns: files of the content folder that are neither pages
// nor assets. Read by config, asked by the scan and by site.
#ifndef LOAD_EXCLUDE_H
#define LOAD_EXCLUDE_H

#include "load/yaml.h"

/* Reads the value of `exclude:`, a list of patterns. All faults are reported,
   as config-value; false then. What *out points to lives in `a`. */
bool exclude_read(struct arena *a, struct diags *d, const struct yaml *y,
                  struct strs *out);

/* True when a pattern matches a path from the content folder, or a folder that
   it lies in. '*' and '?' stay within a name, "**" stands for anything and
   "**" with a slash for any folders or none; [a-z] and [!a-z] are one
   character, and never a slash. */
bool exclude_has(const struct strs *patterns, str path);

#endif
