// SPDX-License-Identifier: MIT
// license: the value of `license:` in perfpress.yaml: a name of the SPDX list
// or a URL.
#pragma once

#include "config/yaml_keys.h"

/* Reads a license into a str. Warns if it is neither a web URL nor a common
   name of the SPDX list. Returns false for a URL that is not a web URL. */
bool license_read(struct yaml_reader *r, const struct yaml *y, void *to);

/* Returns the URL of a license: the license itself if it is a web URL, or the
   page of an SPDX name on spdx.org, in `a`. Returns STR_NONE for other
   strings. */
str license_address(struct arena *a, str license);
