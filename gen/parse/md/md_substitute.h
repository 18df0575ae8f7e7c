// SPDX-License-Identifier: MIT
// md_substitute: {{ name }} in Markdown, as MyST has it, replaced by the texts
// of `myst_substitutions:` and of the front matter before blocks are looked
// for.
#pragma once

#include "parse/parse.h"

/* A page's lines with the texts put in, outside of code; the lines of a text
   have the place of the name. An unknown name is reported and stays. `texts` is
   a map, or NULL. */
struct lines md_substitute(struct parse *p, struct lines lines,
                           const struct yaml *texts);
