// SPDX-License-Identifier: MIT
// md_definition: link reference definitions. cmark does not report them, but
// nested content needs them: the body of a directive and the cells of a table
// may use links that the page defines.
#pragma once

#include "base/str.h"

/* Returns the length of the definition that a paragraph starts with, its last
   line break included, or 0 (CommonMark 4.7). Sets *label to the string in the
   brackets. Each line of the paragraph ends with a line break. */
size_t md_definition(str text, str *label);

/* Cuts the next string in square brackets, a possible label, off *rest. Returns
   false if there are no more. */
bool md_bracketed(str *rest, str *label);

/* Returns the length of a link's destination and title in parentheses, with
   which `text` starts after the square brackets, or 0 (CommonMark 6.3). */
size_t md_link_tail(str text);
