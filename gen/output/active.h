// SPDX-License-Identifier: MIT
// active: refuses to publish files that are copied unchanged and could run
// code. Pages, scripts and SVG images with scripts would run with the rights of
// the whole site.
#pragma once

#include "base/diag.h"
#include "base/source.h"

/* Returns true after reporting (file-active) that a browser or a server might
   run the file `src` if it were published at the path `output`. Decides by the
   name and the extension in `output`, by the contents of an SVG or XML file,
   and by the first bytes of a file with an unknown extension. */
bool active_refuse(struct diags *d, str output, const struct source *src);
