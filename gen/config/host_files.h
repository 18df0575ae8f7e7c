// SPDX-License-Identifier: MIT
// host_files: names of files that hosts of static sites interpret: headers,
// redirects, domains, and scripts that the host runs. Also names of files that
// services read to verify who owns a domain. Files of both kinds are published
// only if `host_files:` in perfpress.yaml lists them.
#pragma once

#include "config/yaml_keys.h"

/* Returns the hosts or services that interpret a file, such as "Cloudflare
   Pages", or NULL. `output` is the file's path in the output; its case does not
   matter. `a` is scratch memory. */
const char *host_files_hosts(struct arena *a, str output);

/* Reads an entry of `host_files:`, a path in the output, into a str. Returns
   false if the path is not normalized. */
bool host_files_read_path(struct yaml_reader *r, const struct yaml *y,
                          void *to);
