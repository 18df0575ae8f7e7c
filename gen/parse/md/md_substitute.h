// SPDX-License-Identifier: MIT
// md_substitute: MyST's substitutions: replaces {{ name }} by the values of
// `myst_substitutions:` and of the front matter, before blocks are parsed.
#pragma once

#include "parse/parse.h"

/* Returns a page's lines, in the page's arena. Each {{ name }} outside of code
   is replaced by its value in the map `texts`, and the lines of the value have
   the position of the name. Unknown names are reported and not replaced. If
   `texts` is NULL, all lines are returned unchanged. */
struct lines md_substitute(struct parse *p, struct lines lines,
                           const struct yaml *texts);
