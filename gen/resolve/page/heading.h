// SPDX-License-Identifier: MIT
// heading: whether a page's text has a heading for all of it, and the one that
// it gets from its front matter otherwise.
#pragma once

#include "doc/document.h"

/* Puts the title of the front matter at the start of a text that has no
   heading for all of it: no section, more than one (none of them of that
   title), or one that Markdown gave a lower level. */
void heading_add(struct document *doc);
