// SPDX-License-Identifier: MIT
// license: the value of `license:` of perfpress.yaml, a name of the SPDX list
// or an address.
#pragma once

#include "config/yaml_keys.h"

/* Reads a license into a str. What is neither an address of the web nor one of
   the names that are in use is warned of, and kept; another scheme is refused.
 */
bool license_read(struct yaml_reader *r, const struct yaml *y, void *to);

/* The address of a license as it was read: its own, or that of its name on
   spdx.org; STR_NONE for a text that is neither. In `a`. */
str license_address(struct arena *a, str license);
