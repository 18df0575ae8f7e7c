// SPDX-License-Identifier: MIT
// md_definition: link reference definitions. cmark does not report definitions,
// but nested content needs them: the body of a directive and the cells of a
// table may use links that the page defines.
#pragma once

#include "base/str.h"

/* Returns the length of the link reference definition at the start of a
   paragraph, including the definition's last line break, or 0 if no definition
   is there (CommonMark 4.7). Sets *label to the string in the brackets. Each
   line of the paragraph must end with a line break. */
size_t md_definition(str text, str *label);

/* Cuts the next string in square brackets, a possible label, off *rest. Returns
   false if there is no such string. */
bool md_bracketed(str *rest, str *label);

/* Returns the length of the link destination and title in parentheses at the
   start of `text`, or 0 if no valid destination is there (CommonMark 6.3).
   `text` starts after the link's square brackets. */
size_t md_link_tail(str text);
