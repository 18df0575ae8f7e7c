// SPDX-License-Identifier: MIT
// license: the value of `license:` in perfpress.yaml, a name of the SPDX list
// or a URL.
#pragma once

#include "config/yaml_keys.h"

/* Reads a license into a str. Warns if it is neither a web URL nor a common
   name of the SPDX list; other schemes than the web's are invalid. */
bool license_read(struct yaml_reader *r, const struct yaml *y, void *to);

/* Returns the URL of a license, in `a`: its own, or that of its name on
   spdx.org; STR_NONE if it is neither a URL nor a name. */
str license_address(struct arena *a, str license);
