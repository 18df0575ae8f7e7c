// SPDX-License-Identifier: MIT
// heading: adds the title of the front matter to a page without a heading of
// its own.
#pragma once

#include "doc/document.h"

/* Inserts the title of the front matter at the start of a page that has no
   section, several sections without this title, or a single section whose
   heading has a lower level in Markdown. */
void heading_add(struct document *doc);
