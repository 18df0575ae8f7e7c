// SPDX-License-Identifier: MIT
// heading: adds the title of the front matter to a page without a heading of
// its own.
#pragma once

#include "doc/document.h"

/* Inserts the title of the front matter at the start of a page that has no
   section; or several sections, none of them with that title; or a section to
   which Markdown gave a lower level. */
void heading_add(struct document *doc);
