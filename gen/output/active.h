// SPDX-License-Identifier: MIT
// active: refuses files that are published unchanged and could run code: pages,
// scripts and drawings with scripts would run with the rights of the whole
// site.
#pragma once

#include "base/diag.h"
#include "base/source.h"

/* Returns true, after reporting it (file-active), for a file that a browser or
   a server would run under the name `output`: because of its extension, the
   contents of an SVG or XML file, or, if the extension is unknown, its first
   bytes. */
bool active_refuse(struct diags *d, str output, const struct source *src);
