// SPDX-License-Identifier: MIT
// active: files that are published as they are, and would be more than looked
// at: pages, scripts and drawings with scripts, which run with the rights of
// the whole site.
#pragma once

#include "base/diag.h"
#include "base/source.h"

/* False, after reporting it (file-active), for a file that a browser or a
   server would run when it gets it by its name `output`: by its extension, by
   what an SVG or XML file holds, or, where the extension is not known, by its
   first bytes. */
bool active_refuse(struct diags *d, str output, const struct source *src);
