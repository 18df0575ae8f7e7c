// SPDX-License-Identifier: MIT
// markdown: the Markdown parser's other entry point, for tests. Pages go
// through parse_markdown (parse/parse.h).
#pragma once

#include "parse/parse.h"

/* Parses a text as CommonMark and nothing more: no front matter, directives,
   roles, targets or tables, and every link leads where it says. */
struct document *markdown_parse_plain(struct arena *a, struct diags *d,
                                      const struct site *site,
                                      const struct source *src);
