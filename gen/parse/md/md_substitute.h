// SPDX-License-Identifier: MIT
// md_substitute: MyST's substitutions: replaces {{ name }} by the values of
// `myst_substitutions:` and of the front matter, before blocks are parsed.
#pragma once

#include "parse/parse.h"

/* Returns a page's lines, in the page's arena, with all names outside code
   replaced. `texts` is a map of names to values; if it is NULL, the lines are
   returned unchanged. The lines of a value have the position of the name.
   Unknown names are reported and not replaced. */
struct lines md_substitute(struct parse *p, struct lines lines,
                           const struct yaml *texts);
