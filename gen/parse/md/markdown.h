// SPDX-License-Identifier: MIT
// markdown: plain CommonMark, for tests. Pages are parsed by parse_markdown
// (parse/parse.h).
#pragma once

#include "parse/parse.h"

/* Parses a string as CommonMark only: no front matter, directives, roles,
   targets or tables. Links are not resolved. */
struct document *markdown_parse_plain(struct arena *a, struct diags *d,
                                      const struct site *site,
                                      const struct source *src);
