// SPDX-License-Identifier: MIT
// host_files: names of files that hosts of static sites obey (they set headers,
// redirects and domains, or are run), and of files that prove to services who
// owns the domain. Such a file is published only if `host_files:` of
// perfpress.yaml lists it.
#pragma once

#include "config/yaml_keys.h"

/* Returns the hosts or services that obey a file, such as "Cloudflare Pages",
   or NULL. `output` is the path from the root of the output; case does not
   matter. */
const char *host_files_obeyed(struct arena *a, str output);

/* Reads an entry of `host_files:`, a path from the root of the output, into a
   str. */
bool host_files_read_path(struct yaml_reader *r, const struct yaml *y,
                          void *to);
