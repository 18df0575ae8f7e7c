// SPDX-License-Identifier: MIT
// heading: adds the title of the front matter to a page without a heading of
// its own.
#pragma once

#include "doc/document.h"

/* Inserts the title of the front matter, if any, at the start of a page that
   has, at the top level, one of the following:
   - no section
   - several sections, none of which has this title
   - a single section, written in Markdown with a heading below level 1 */
void heading_add(struct document *doc);
