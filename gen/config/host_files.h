// SPDX-License-Identifier: MIT
// host_files: names of files that hosts of static sites obey (they set headers,
// redirects and domains, or run), and of those by which services believe that
// the domain's owner says something. Such a file is published only when
// `host_files:` of perfpress.yaml names it.
#pragma once

#include "config/yaml_keys.h"

/* The hosts or services that obey the file of this path from the root of the
   output, as "Cloudflare Pages"; NULL: none. Letter case does not count. */
const char *host_files_obeyed(struct arena *a, str output);

/* Reads an entry of `host_files:`, a path from the root of the output, into a
   str. */
bool host_files_read_path(struct yaml_reader *r, const struct yaml *y,
                          void *to);
