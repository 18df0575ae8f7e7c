// SPDX-License-Identifier: MIT
// scan: what lies in the site's folders. Called by site_load.
#ifndef LOAD_SCAN_H
#define LOAD_SCAN_H

#include "load/site.h"

/* Fills in the site's pages, assets, datasets, files and templates, in order
   of path;
   names that start with '.' or end with '~' are left out. Faults are
   reported where they are found, the rest is scanned all the same: a folder
   that cannot be read, a symbolic link that leads out of the site or nowhere,
   two files with the same output. */
void scan_site(struct site *site, struct diags *d);

/* True when the scan would have found a file of this path: it lies in a
   scanned folder and has no name that is left out. */
bool scan_covers(const struct site *site, str path);

#endif
