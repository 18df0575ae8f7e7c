// SPDX-License-Identifier: MIT
// front_lost: warns about front matter that has no effect, because it is
// written in such a way that the page's parser reads it as text.
#pragma once

#include "config/writing.h"
#include "doc/document.h"

/* Reports, at most once, front matter at the start of a page's lines that is
   not read as such: keys on the same line as '---', keys without '---', '---'
   below other lines, TOML, YAML in reStructuredText, fields in Markdown.
   Reports only if a line sets a known key, so that thematic breaks and headings
   pass. The caller passes the lines of a Markdown page only if front_lines
   returns 0. */
void front_check_lost(struct document *doc, struct lines lines,
                      enum page_syntax syntax);
