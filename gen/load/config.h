// SPDX-License-Identifier: MIT
// config: perfpress.yaml, read by site_load.
#ifndef LOAD_CONFIG_H
#define LOAD_CONFIG_H

#include "load/site.h"

/* What a site has whose perfpress.yaml is empty. */
struct config config_default(void);

/* Reads perfpress.yaml into *out, on top of the defaults. All faults (an
   unknown key, a value of the wrong kind, a folder outside of the site or
   inside another one) are reported; false when there was one. What *out
   points to lives in `a`. */
bool config_read(struct arena *a, struct diags *d, const struct source *src,
                 struct config *out);

#endif
